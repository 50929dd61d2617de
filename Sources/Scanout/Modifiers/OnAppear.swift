/// Calls back when a view comes and goes.
public struct _AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// There is none.
    public typealias Body = Never

    /// The box that knows when it is placed.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        AppearanceBox(modifier, node)
    }

    /// A node that also knows when it goes.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { UnaryModifierNode(view, inputs) }
}

extension _AppearanceModifier: _UnaryModifier {}

private final class AppearanceBox: _ModifierBox<_AppearanceModifier> {
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    private var hasAppeared = false

    override func update(_ new: _AppearanceModifier) { modifier = new }

    override func didAppear() {
        hasAppeared = true
        let action = modifier.appear
        if let action { node.graph.afterUpdate(action) }
    }

    override func didRemove() { didDisappear() }

    override func didDisappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        if let action = modifier.disappear { node.graph.afterUpdate(action) }
    }
}

extension View {
    /// Calls back once the view is in place.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }
    /// Calls back once the view is gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
}
