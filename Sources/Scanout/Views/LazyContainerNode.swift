/// The node of a lazy container.
final class LazyContainerNode<V: View, Content: View>: KeptViewNode<V>, LayoutOwner {
    private let layout: KeyPath<V, LazyLayout>
    private let content: KeyPath<V, Content>
    private var box: LazyBox?
    private var child: _ViewNode<Content>?

    init(_ view: V, _ inputs: _NodeInputs, layout: KeyPath<V, LazyLayout>, content: KeyPath<V, Content>) {
        self.layout = layout
        self.content = content
        super.init(view, inputs)
        box = LazyBox(self, layout: view[keyPath: layout])
        child = Content._makeNode(view[keyPath: content], inputsForChild(isLazy: true))
        refreshChildren()
    }

    override var childEnvironment: EnvironmentValues {
        let axis = view[keyPath: layout].axis
        guard environment.stackAxis != axis else { return environment }
        var copy = environment
        copy.stackAxis = axis
        return copy
    }

    override func update(_ new: V) {
        view = new
        box?.layout = new[keyPath: layout]
        child?.update(new[keyPath: content])
    }

    func refreshChildren() {
        var list = LayoutNodeList()
        child?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    override func childListDidChange() { if box != nil { graph.queueForStructure(self) } }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { if let box { list.append(box) } }
    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func willRemove() { if let box { graph.stopObservingGeometry(box) } }
}
