import Raster

/// Keeps a view's place free and draws nothing.
public struct _HiddenModifier: Sendable {
    /// There is none.
    public typealias Body = Never

    /// The box that draws nothing.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        HiddenBox(modifier, node)
    }
}

extension _HiddenModifier: _UnaryModifier {}

private final class HiddenBox: _ModifierBox<_HiddenModifier> {
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {}
}

extension View {
    /// Keeps the view's place free and draws nothing.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
