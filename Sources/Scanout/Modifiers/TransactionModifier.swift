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

private final class TransactionNode<V: View>: KeptViewNode<ModifiedContent<V, _TransactionModifier>> {
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

/// Changes the transaction inside a view in updates in which a value changed.
public struct _ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that changes the transaction for all inside.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        var inner = inputs
        let scope = AnimationScope(outer: inputs.scope, rule: .transform { _ in })
        inner.scope = scope
        return ValueTransactionNode(view, inner, scope)
    }
}

extension _ValueTransactionModifier: ViewModifier {}

private final class ValueTransactionNode<V: View, Value: Equatable>:
    KeptViewNode<ModifiedContent<V, _ValueTransactionModifier<Value>>>
{
    private var child: _ViewNode<V>?
    private let ownScope: AnimationScope

    init(
        _ view: ModifiedContent<V, _ValueTransactionModifier<Value>>, _ inputs: _NodeInputs, _ scope: AnimationScope
    ) {
        ownScope = scope
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
    }

    override func update(_ new: ModifiedContent<V, _ValueTransactionModifier<Value>>) {
        if new.modifier.value != view.modifier.value {
            ownScope.rule = .transformWhenChanged(new.modifier.transform, update: graph.updateNumber)
        }
        view = new
        child?.update(new.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Changes the transaction of changes inside the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
    /// Changes the transaction of the changes inside the view that come with a change of a value.
    public nonisolated func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { modifier(_ValueTransactionModifier(value: value, transform: transform)) }
}

extension ViewModifier {
    /// The modifier with the transaction of its changes changed.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ScopedModifier(modifier: self, change: transform)
    }
    /// The modifier with its changes animated.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A modifier whose changes go under a transaction of their own, which does not reach what it modifies.
private struct ScopedModifier<Modifier: ViewModifier> {
    let modifier: Modifier
    let change: (inout Transaction) -> Void
}

extension ScopedModifier: ViewModifier {
    func body(content: Content) -> some View { content.transaction(change) { $0.modifier(modifier) } }
}
