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

/// Calls back with what a publisher publishes.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that subscribes while it lives.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { SubscriptionNode(view, inputs) }
}

extension _SubscriptionModifier: ViewModifier {}

private final class SubscriptionNode<V: View, P: Publisher>: _ViewNode<ModifiedContent<V, _SubscriptionModifier<P>>>
where P.Failure == Never {
    private var child: _ViewNode<V>?
    private var subscription: AnyCancellable?

    override init(_ view: ModifiedContent<V, _SubscriptionModifier<P>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
        subscribe()
    }

    private func subscribe() {
        subscription = view.modifier.publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            onMainActor { self?.view.modifier.action(value) }
        }
    }

    /// A publisher that is not known to be the same is subscribed to anew: a timer made in a body begins again with
    /// every evaluation, as in SwiftUI, and one kept in a property does not.
    override func update(_ new: ModifiedContent<V, _SubscriptionModifier<P>>) {
        let isSame = TypeLayout.areSame(view.modifier.publisher, new.modifier.publisher)
        view = new
        if !isSame { subscribe() }
        child?.update(new.content)
    }

    override func willRemove() { subscription = nil }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

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
    /// Calls back once the view is in place.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }
    /// Calls back once the view is gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
    /// Calls back with what a publisher publishes, on the main actor.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { modifier(_SubscriptionModifier(publisher: publisher, action: action)) }

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
