/// Says how a view comes and goes.
public struct _TransitionModifier {
    let transition: AnyTransition

    /// There is none.
    public typealias Body = Never

    /// A node that applies the transition.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { TransitionNode(view, inputs) }
}

extension _TransitionModifier: ViewModifier {}

/// Applies a transition in the phase that the view is in. The view stays when another transition takes the place of one.
private final class TransitionNode<V: View>: KeptViewNode<ModifiedContent<V, _TransitionModifier>>, TransitionPhasing {
    private let ownScope: AnimationScope
    private var slot: ContentSlot?
    private var contentNode: _ViewNode<V>?
    private var child: _Node?
    private var phase = TransitionPhase.identity

    override init(_ view: ModifiedContent<V, _TransitionModifier>, _ inputs: _NodeInputs) {
        ownScope = AnimationScope(outer: inputs.scope, rule: .transform { _ in })
        super.init(view, inputs)
        graph.usesTransitions = true
        let slot = ContentSlot(ObjectIdentifier(V.self), inputsForChild())
        self.slot = slot
        contentNode = slot.fill(view.content)
        apply()
    }

    override var offeredContent: ContentSlot? { slot }

    override func update(_ new: ModifiedContent<V, _TransitionModifier>) {
        view = new
        slot?.update(contentNode, to: new.content)
        apply()
    }

    private func apply() {
        let transition = view.modifier.transition.base
        show(transition)
    }

    private func show<T: Transition>(_ transition: T) {
        typealias Applied = _AppliedTransition<T, PlaceholderContentView<V>>
        let view = Applied(transition: transition, phase: phase, content: PlaceholderContentView())
        if let child = child as? _ViewNode<Applied> { return child.update(view) }
        var inputs = inputsForChild()
        inputs.scope = ownScope
        let old = child
        old?.remove()
        child = Applied._makeNode(view, inputs)
        if old != nil { childListDidChange() }
    }

    func setPhase(_ new: TransitionPhase) {
        guard new != phase else { return }
        phase = new
        apply()
    }

    func leave(_ completion: AnimationCompletion) {
        ownScope.rule = .awaited(completion, update: graph.updateNumber)
        setPhase(.didDisappear)
    }

    func prepareEntrance() {
        graph.withoutAnimation { setPhase(.willAppear) }
        graph.queueEntrance(self)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let slot { body(slot) }
        if let child { body(child) }
    }
}

extension View {
    /// Says how the view comes and goes.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t))
    }
    /// Says how the view comes and goes.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: AnyTransition(transition)))
    }
}
