import Raster

/// Turns a view in space.
public struct _Rotation3DEffect: Equatable, Sendable {
    /// How far.
    public var angle: Angle
    /// The axis' parts; only their ratios count.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point of the view that stays.
    public var anchor: UnitPoint
    /// How far in front of the view that point is, in points.
    public var anchorZ: CGFloat
    /// How strongly what is farther away gets smaller: the eye is as far off as the view's larger extent divided by this.
    public var perspective: CGFloat

    /// There is none.
    public typealias Body = Never

    /// Whether all parts are the same.
    public static func == (a: Self, b: Self) -> Bool {
        a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
            && a.perspective == b.perspective
    }

    /// All parts.
    public typealias AnimatableData = AnimatablePair<
        Angle.AnimatableData,
        AnimatablePair<
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    >

    /// All parts.
    public nonisolated var animatableData: AnimatableData {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (turn, place) = (newValue.second.first, newValue.second.second)
            axis = (turn.first, turn.second.first, turn.second.second)
            anchor.animatableData = place.first
            anchorZ = place.second.first
            perspective = place.second.second
        }
    }

    /// The map for a view of a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let center = (x: anchor.x * size.width, y: anchor.y * size.height)
        let radians = angle.radians.isFinite ? angle.radians : 0
        var space = CATransform3DMakeTranslation(-center.x, -center.y, -anchorZ)
        space = CATransform3DConcat(space, CATransform3DMakeRotation(CGFloat(radians), axis.x, axis.y, axis.z))
        space = CATransform3DConcat(space, CATransform3DMakeTranslation(0, 0, anchorZ))
        var eye = CATransform3DIdentity
        let extent = max(size.width, size.height)
        eye.m34 = extent > 0 ? -perspective / extent : 0
        space = CATransform3DConcat(space, eye)
        return ProjectionTransform(CATransform3DConcat(space, CATransform3DMakeTranslation(center.x, center.y, 0)))
    }
}

extension _Rotation3DEffect: GeometryEffect {}

extension View {
    /// Turns what the view draws in space; its frame in the layout stays.
    ///
    /// - Parameters:
    ///   - angle: How far.
    ///   - axis: The axis' parts: x to the right, y down, z towards the eye.
    ///   - anchor: The point of the view that stays.
    ///   - anchorZ: How far in front of the view that point is, in points.
    ///   - perspective: How strongly what is farther away gets smaller; 0 for not at all.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
