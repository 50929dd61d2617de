/// The node of a view that is one box without children.
final class LeafNode<V: View, Box: LeafBox<V>>: _ViewNode<V> {
    private var current: V

    init(_ view: V, _ inputs: _NodeInputs, _ makeBox: (_Node) -> Box) {
        current = view
        super.init(inputs)
        boxes = LayoutNodeList(makeBox(self))
    }

    private var box: Box { unsafeDowncast(boxes[0], to: Box.self) }

    override func update(_ new: V) {
        if TypeLayout.areSame(current, new) { return }
        current = new
        box.update(new)
    }

    override func environmentDidChange() { box.environmentDidChange() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { list.append(boxes[0]) }
    override func forEachChild(_ body: (_Node) -> Void) {}
}

/// The box of a leaf.
class LeafBox<V: View>: _LayoutNode {
    /// Takes another value.
    func update(_ view: V) {}
    /// Called after the environment changed.
    func environmentDidChange() {}
}
