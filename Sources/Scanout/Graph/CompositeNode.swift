/// The node of a view with a body.
class CompositeNode<V: View>: _ViewNode<V> {
    @exclusivity(unchecked) final private(set) var current: V
    final private let properties = PropertyLayout.of(V.self)
    @exclusivity(unchecked) final private var slots: _PropertySlots?

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
        properties.connect(Self.place(of: &current), to: slots)
    }

    /// Where the view lies, for as long as the node does.
    private nonisolated static func place(of view: inout V) -> UnsafeMutableRawPointer {
        withUnsafeMutablePointer(to: &view) { UnsafeMutableRawPointer($0) }
    }

    override var hasBody: Bool { true }
}
