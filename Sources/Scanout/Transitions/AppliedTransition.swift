/// A view as a transition has it in a phase.
struct _AppliedTransition<T: Transition, Content: View> {
    let transition: T
    let phase: TransitionPhase
    let content: Content
}

extension _AppliedTransition: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        AppliedTransitionNode(view, inputs)
    }
}

private final class AppliedTransitionNode<T: Transition, Content: View>: KeptViewNode<_AppliedTransition<T, Content>> {
    private var slot: ContentSlot?
    private var contentNode: _ViewNode<Content>?
    private var child: _ViewNode<T.Body>?

    override init(_ view: _AppliedTransition<T, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let slot = ContentSlot(ObjectIdentifier(T.self), inputsForChild())
        self.slot = slot
        contentNode = slot.fill(view.content)
        evaluate()
    }

    override var offeredContent: ContentSlot? { slot }

    override func update(_ new: _AppliedTransition<T, Content>) {
        let isSame = !isDirty && view.phase == new.phase && TypeLayout.areSame(view.transition, new.transition)
        view = new
        if !isSame { evaluate() }
        slot?.update(contentNode, to: new.content)
    }

    override func evaluate() {
        isDirty = false
        graph.counters.pointee.bodiesEvaluated += 1
        let body = recordingReads { view.transition.body(content: PlaceholderContentView(), phase: view.phase) }
        if let child { child.update(body) } else { child = T.Body._makeNode(body, inputsForChild()) }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let slot { body(slot) }
        if let child { body(child) }
    }
}
