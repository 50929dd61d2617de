/// The node of a view that arranges others in a box of its own.
class ContainerNode<V: View>: _ViewNode<V>, LayoutOwner {
    final func refreshChildren() { refreshContainer() }
    override func childListDidChange() { if !boxes.isEmpty { graph.queueForStructure(self) } }
    override var passesOnItsChild: Bool { false }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { appendBoxes(to: &list) }
}

extension _Node {
    /// Puts the boxes of the content into the node's own.
    final func refreshContainer() {
        var list = LayoutNodeList()
        onlyChild?.appendLayoutNodes(to: &list)
        boxes.first?.setChildren(list)
    }

    final func appendBoxes(to list: inout LayoutNodeList) {
        if boxes.count == 1 { list.append(boxes[0]) } else { list.append(contentsOf: boxes) }
    }
}
