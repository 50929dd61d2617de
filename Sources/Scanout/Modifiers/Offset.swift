import Raster

/// Moves a view's pixels.
public struct _OffsetEffect: Sendable {
    /// How far, in points.
    public var offset: CGSize

    /// There is none.
    public typealias Body = Never

    /// Both distances.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }

    var keepsSnapping: Bool { true }

    func transform(_ size: Size) -> AffineTransform {
        .translation(x: Double(offset.width).asLength, y: Double(offset.height).asLength)
    }

    /// The box that moves.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _OffsetEffect: GeometryEffectModifier {}

extension View {
    /// Moves what the view draws, in points; its frame in the layout stays.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    /// Moves what the view draws, in points; its frame in the layout stays.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
