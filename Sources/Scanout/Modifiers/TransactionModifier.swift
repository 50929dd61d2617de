/// Changes the transaction inside a view.
public struct _TransactionModifier {
    let transform: (inout Transaction) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that changes the transaction for all inside.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        var inner = inputs
        let scope = AnimationScope(outer: inputs.scope, rule: .transform(view.modifier.transform))
        inner.scope = scope
        return TransactionNode(view, inner, scope)
    }
}

extension _TransactionModifier: ViewModifier {}

private final class TransactionNode<V: View>: _ViewNode<ModifiedContent<V, _TransactionModifier>> {
    private var child: _ViewNode<V>?
    private let ownScope: AnimationScope

    init(_ view: ModifiedContent<V, _TransactionModifier>, _ inputs: _NodeInputs, _ scope: AnimationScope) {
        ownScope = scope
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
    }

    override func update(_ new: ModifiedContent<V, _TransactionModifier>) {
        view = new
        ownScope.rule = .transform(new.modifier.transform)
        child?.update(new.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Changes the transaction of changes inside the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
}
