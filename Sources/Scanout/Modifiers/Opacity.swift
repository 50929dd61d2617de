import Raster

/// Lets what is behind a view show through.
public struct _OpacityEffect: Animatable, Sendable {
    /// 0 for nothing seen of the view, 1 for nothing seen through it.
    public var opacity: Double

    /// There is none.
    public typealias Body = Never

    /// The opacity.
    public nonisolated var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    /// The box that fades.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        OpacityBox(modifier, node)
    }
}

extension _OpacityEffect: _UnaryModifier {}

private final class OpacityBox: AnimatedBox<_OpacityEffect> {
    override var groupsContent: Bool { effect.shown.opacity < 1 }

    override func stepAnimations(at time: Double) -> Bool { stepEffect(at: time) }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        let value = effect.shown.opacity
        painter.withOpacity(value.isNaN ? 1 : min(max(value, 0), 1), of: self, context) {
            paintContentAndChildren(painter, context)
        }
    }
}

extension View {
    /// Lets what is behind the view, as a whole, show through: 0 hides the view, 1 leaves it as it is.
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
