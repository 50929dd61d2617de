/// Animates changes inside a view.
public struct _AnimationModifier<Value: Equatable> {
    let animation: Animation?
    /// The value whose change is animated; nil where every change is.
    let value: Value?

    /// There is none.
    public typealias Body = Never

    /// A node that changes the transaction for all inside.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        var inner = inputs
        let rule: AnimationScope.Rule =
            view.modifier.value == nil
            ? .always(view.modifier.animation) : .whenChanged(view.modifier.animation, update: -1)
        let scope = AnimationScope(outer: inputs.scope, rule: rule)
        inner.scope = scope
        return AnimationNode(view, inner, scope)
    }
}

extension _AnimationModifier: ViewModifier {}

private final class AnimationNode<V: View, Value: Equatable>:
    KeptViewNode<ModifiedContent<V, _AnimationModifier<Value>>>
{
    private var child: _ViewNode<V>?
    private let ownScope: AnimationScope

    init(
        _ view: ModifiedContent<V, _AnimationModifier<Value>>, _ inputs: _NodeInputs, _ scope: AnimationScope
    ) {
        ownScope = scope
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
    }

    override func update(_ new: ModifiedContent<V, _AnimationModifier<Value>>) {
        if new.modifier.value == nil {
            ownScope.rule = .always(new.modifier.animation)
        } else if new.modifier.value != view.modifier.value {
            ownScope.rule = .whenChanged(new.modifier.animation, update: graph.updateNumber)
        }
        view = new
        child?.update(new.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Animates every change inside the view.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier<Int>(animation: animation, value: nil))
    }
    /// Animates the changes inside the view that come with a change of a value.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }
}
