import Raster

/// Shows a view as in a mirror where text is read from the right.
public struct _FlipForRTLEffect: Sendable {
    /// Whether it does.
    public var isEnabled: Bool

    /// There is none.
    public typealias Body = Never

    /// The box that turns the view around.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        FlipBox(modifier, node)
    }
}

extension _FlipForRTLEffect: _UnaryModifier {}

private final class FlipBox: _ModifierBox<_FlipForRTLEffect>, TransformingBox {
    private var isFlipped: Bool { modifier.isEnabled && node.readsRightToLeft }

    private func map(_ size: Size) -> AffineTransform {
        isFlipped ? AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
    }

    var targetTransform: AffineTransform { map(size) }

    override func update(_ new: _FlipForRTLEffect) {
        modifier = new
        setNeedsDisplay(moved: true)
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        guard isFlipped else { return context }
        var inner = context
        inner.transform = map(shownSize).concatenating(context.transform)
        inner.snaps = false
        return inner
    }
}

extension View {
    /// Shows the view as in a mirror where text is read from the right.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlipForRTLEffect(isEnabled: enabled))
    }
}
