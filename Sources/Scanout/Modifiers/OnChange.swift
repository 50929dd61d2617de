/// Calls back when a value has changed.
public struct _ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that compares values.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { ChangeNode(view, inputs) }
}

extension _ChangeModifier: ViewModifier {}

private final class ChangeNode<V: View, Value: Equatable>: _ViewNode<ModifiedContent<V, _ChangeModifier<Value>>> {
    private var child: _ViewNode<V>?

    override init(_ view: ModifiedContent<V, _ChangeModifier<Value>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
        if view.modifier.initial {
            let modifier = view.modifier
            graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
        }
    }

    override func update(_ new: ModifiedContent<V, _ChangeModifier<Value>>) {
        let old = view.modifier.value
        view = new
        if old != new.modifier.value {
            let modifier = new.modifier
            graph.afterUpdate { modifier.action(old, modifier.value) }
        }
        child?.update(new.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Calls back with the old and the new value when it has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modifier(_ChangeModifier(value: value, initial: initial, action: action)) }
    /// Calls back when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { modifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() }) }
    /// Calls back with the new value when it has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View { modifier(_ChangeModifier(value: value, initial: false) { _, new in action(new) }) }
}
