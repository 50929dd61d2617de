/// The node of a view that is one box without children.
final class LeafNode<V: View, Box: LeafBox<V>>: _ViewNode<V> {
    private var box: Box?

    init(_ view: V, _ inputs: _NodeInputs, _ makeBox: (_Node) -> Box) {
        super.init(view, inputs)
        box = makeBox(self)
    }

    override func update(_ new: V) {
        if TypeLayout.areSame(view, new) { return }
        view = new
        box?.update(new)
    }

    override func environmentDidChange() { box?.environmentDidChange() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { if let box { list.append(box) } }
}

/// The box of a leaf.
class LeafBox<V: View>: _LayoutNode {
    /// Takes another value.
    func update(_ view: V) {}
    /// Called after the environment changed.
    func environmentDidChange() {}
}
