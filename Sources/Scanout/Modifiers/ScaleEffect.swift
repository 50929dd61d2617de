import Raster

/// Stretches a view.
public struct _ScaleEffect: Sendable {
    /// The factors.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// There is none.
    public typealias Body = Never

    /// Factors and anchor.
    public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
    {
        get { AnimatablePair(AnimatablePair(scale.width * 128, scale.height * 128), anchor.animatableData) }
        set {
            scale = CGSize(width: newValue.first.first / 128, height: newValue.first.second / 128)
            anchor.animatableData = newValue.second
        }
    }

    func transform(_ size: Size) -> AffineTransform {
        around(anchorPoint(anchor, size), .scale(x: Double(scale.width).asLength, y: Double(scale.height).asLength))
    }

    /// The box that stretches.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _ScaleEffect: GeometryEffectModifier {}

extension View {
    /// Stretches what the view draws; its frame in the layout stays.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Stretches what the view draws alike along both axes; its frame in the layout stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Stretches what the view draws; its frame in the layout stays.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
