import Raster

/// Turns a view.
public struct _RotationEffect: Sendable {
    /// How far, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// There is none.
    public typealias Body = Never

    /// Angle and anchor.
    public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func transform(_ size: Size) -> AffineTransform {
        around(anchorPoint(anchor, size), .rotation(radians: angle.radians.isFinite ? angle.radians : 0))
    }

    /// The box that turns.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _RotationEffect: GeometryEffectModifier {}

extension View {
    /// Turns what the view draws, clockwise; its frame in the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
}
