/// The node of a view with a body.
final class CompositeNode<V: View>: _ViewNode<V> {
    private var child: _ViewNode<V.Body>?
    private lazy var slots = _PropertySlots(node: self)
    private let hasProperties = TypeLayout.of(V.self).hasProperties

    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    /// A value that means the same leaves the body alone.
    override func update(_ new: V) {
        if !isDirty && TypeLayout.areSame(view, new) { return }
        view = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        graph.counters.pointee.bodiesEvaluated += 1
        // Properties that follow objects count as read.
        let body = recordingReads {
            connectProperties()
            return view.body
        }
        if let child { child.update(body) } else { child = V.Body._makeNode(body, inputsForChild()) }
    }

    private func connectProperties() {
        guard hasProperties else { return }
        slots.begin()
        withUnsafeMutablePointer(to: &view) { TypeLayout.of(V.self).connect(UnsafeMutableRawPointer($0), to: slots) }
    }

    override var hasBody: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
