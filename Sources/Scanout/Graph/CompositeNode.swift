/// The node of a view with a body.
class CompositeNode<V: View>: _ViewNode<V> {
    final private(set) var current: V
    final private let properties = PropertyLayout.of(V.self)
    final private var slots: _PropertySlots?

    init(_ view: V, _ inputs: _NodeInputs) {
        current = view
        super.init(inputs)
        if !properties.isEmpty { slots = _PropertySlots(node: self) }
        evaluate()
    }

    /// A value that means the same leaves the body alone.
    override func update(_ new: V) {
        if !isDirty && TypeLayout.areSame(current, new) { return }
        current = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        graph.counters.pointee.bodiesEvaluated += 1
        // Properties that follow objects count as read.
        let body = recordingReads {
            connectProperties()
            return makeBody()
        }
        if let onlyChild {
            unsafeDowncast(onlyChild, to: _ViewNode<V.Body>.self).update(body)
        } else {
            onlyChild = V.Body._makeNode(body, inputsForChild())
        }
    }

    /// The body, once the view's properties are connected.
    func makeBody() -> V.Body { current.body }

    private func connectProperties() {
        guard let slots else { return }
        slots.begin()
        withUnsafeMutablePointer(to: &current) { properties.connect(UnsafeMutableRawPointer($0), to: slots) }
    }

    override var hasBody: Bool { true }
}
