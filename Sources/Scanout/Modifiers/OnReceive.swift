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

private final class SubscriptionNode<V: View, P: Publisher>: KeptViewNode<ModifiedContent<V, _SubscriptionModifier<P>>>
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

extension View {
    /// Calls back with what a publisher publishes, on the main actor.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { modifier(_SubscriptionModifier(publisher: publisher, action: action)) }
}
