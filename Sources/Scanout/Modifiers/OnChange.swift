/// Calls back when a value has changed.
///
/// Modifiers inside are called before those around them. With `initial` the first call comes where ``View/onAppear`` in
/// this place would.
public struct _ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
    /// Whether the closure of the view before the change is called, so that it captures values of that time.
    var callsEarlierAction = false

    /// There is none.
    public typealias Body = Never

    /// A node that compares values.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        guard view.modifier.initial else { return ChangeNode<V, V, Value>(view, inputs, content: \.self) }
        let first = FirstValue(modifier: view.modifier)
        return ChangeNode<V, ModifiedContent<V, FirstValue<Value>>, Value>(view, inputs) {
            ModifiedContent(content: $0, modifier: first)
        }
    }
}

extension _ChangeModifier: ViewModifier {}

private final class ChangeNode<V: View, Content: View, Value: Equatable>:
    KeptViewNode<ModifiedContent<V, _ChangeModifier<Value>>>
{
    private var child: _ViewNode<Content>?
    private let content: (V) -> Content

    init(
        _ view: ModifiedContent<V, _ChangeModifier<Value>>, _ inputs: _NodeInputs, content: @escaping (V) -> Content
    ) {
        self.content = content
        super.init(view, inputs)
        child = Content._makeNode(content(view.content), inputsForChild())
    }

    override func update(_ new: ModifiedContent<V, _ChangeModifier<Value>>) {
        let old = view.modifier
        view = new
        child?.update(content(new.content))
        let modifier = new.modifier
        if old.value == modifier.value { return }
        let action = modifier.callsEarlierAction ? old.action : modifier.action
        graph.afterUpdate { action(old.value, modifier.value) }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// Calls back with the value that a view first had.
private struct FirstValue<Value: Equatable>: _UnaryModifier {
    typealias Body = Never
    let modifier: _ChangeModifier<Value>
    /// Shared by the views of a group, for which there is one call.
    let called = Once()

    final class Once { var isDone = false }

    static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> { FirstValueBox(modifier, node) }
    static var _worksWithoutView: Bool { true }
}

private final class FirstValueBox<Value: Equatable>: _ModifierBox<FirstValue<Value>> {
    override func update(_ new: FirstValue<Value>) {}

    override func didAppear() {
        if modifier.called.isDone { return }
        modifier.called.isDone = true
        let change = modifier.modifier
        node.graph.afterUpdate { change.action(change.value, change.value) }
    }
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
    /// Calls back with the new value when it has changed. What the closure captures is of the time before the change.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: false, action: { action($1) }, callsEarlierAction: true))
    }
}
