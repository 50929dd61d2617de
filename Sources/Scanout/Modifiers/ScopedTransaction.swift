/// A view inside of modifiers whose changes go under a transaction of their own, which does not reach the view.
struct ScopedTransaction<Content: View, Result: View> {
    let content: Content
    let change: (inout Transaction) -> Void
    let result: Result
}

extension ScopedTransaction: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        let scope = AnimationScope(outer: inputs.scope, rule: .transform(view.change))
        var inner = inputs
        inner.scope = scope
        return ScopedTransactionNode(view, inner, scope, outer: inputs.scope)
    }
}

private final class ScopedTransactionNode<Content: View, Result: View>: KeptViewNode<ScopedTransaction<Content, Result>>
{
    private let ownScope: AnimationScope
    private var slot: ContentSlot?
    private var contentNode: _ViewNode<Content>?
    private var child: _ViewNode<Result>?

    init(
        _ view: ScopedTransaction<Content, Result>, _ inputs: _NodeInputs, _ scope: AnimationScope,
        outer: AnimationScope?
    ) {
        ownScope = scope
        super.init(view, inputs)
        var contentInputs = inputsForChild()
        contentInputs.scope = outer
        let slot = ContentSlot(ObjectIdentifier(Content.self), contentInputs)
        self.slot = slot
        contentNode = slot.fill(view.content)
        child = Result._makeNode(view.result, inputsForChild())
    }

    override var offeredContent: ContentSlot? { slot }

    override func update(_ new: ScopedTransaction<Content, Result>) {
        view = new
        ownScope.rule = .transform(new.change)
        slot?.update(contentNode, to: new.content)
        child?.update(new.result)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let slot { body(slot) }
        if let child { body(child) }
    }
}

extension View {
    /// Animates what the modifiers in the body change, and nothing inside of the view that they are applied to.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of what the modifiers in the body change, and nothing inside of the view that they are
    /// applied to.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { ScopedTransaction(content: self, change: transform, result: body(PlaceholderContentView())) }
}
