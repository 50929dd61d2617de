/// The node of a view that is one box without children.
final class LeafNode<V: View, Box: LeafBox<V>>: _ViewNode<V> {
    init(_ view: __shared V, _ inputs: _NodeInputs, _ makeBox: (_Node) -> Box) {
        super.init(inputs)
        boxes = LayoutNodeList(makeBox(self))
    }

    private var box: Box { unsafeDowncast(boxes[0], to: Box.self) }

    override func update(_ new: V) {
        if !TypeLayout.areSame(box.view, new) { box.update(new) }
    }

    override func environmentDidChange() { box.environmentDidChange() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { list.append(boxes[0]) }
    override func forEachChild(_ body: (_Node) -> Void) {}
}

/// The box of a leaf.
class LeafBox<V: View>: _LayoutNode {
    /// The value last given. The node keeps none of its own.
    @exclusivity(unchecked) final var view: V

    init(_ view: V, _ node: _Node) {
        self.view = view
        super.init(node)
    }

    /// Takes another value.
    func update(_ new: V) { view = new }
    /// Called after the environment changed.
    func environmentDidChange() {}
}
