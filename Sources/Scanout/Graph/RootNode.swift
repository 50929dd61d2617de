import Raster

/// The node at the top, with the box that is the whole panel.
@MainActor
protocol RootNode: AnyObject {
    func placeRoot(in size: Size)
    func paintRoot(_ painter: Painter, _ context: DrawContext)
    func setEnvironment(_ environment: EnvironmentValues)
    /// Takes a new value of the root view; one of another type is left.
    func update(any view: Any)
    func remove()
    /// Something else is shown above the view.
    func presentationsDidChange()
    /// The panel has another size.
    func sizeDidChange()
}

/// The root for a view of a known type.
final class RootViewNode<V: View>: KeptViewNode<V>, RootNode, LayoutOwner {
    private var child: _ViewNode<V>?
    private var box: RootBox?

    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = RootBox(self)
        child = V._makeNode(view, inputsForChild())
        refreshChildren()
        graph.queueForLayout(box!)
    }

    override func update(_ new: V) {
        view = new
        child?.update(new)
    }

    func update(any view: Any) { if let view = view as? V { update(view) } }

    func refreshChildren() {
        var list = LayoutNodeList()
        child?.appendLayoutNodes(to: &list)
        let own = list.count
        graph.presentations.appendLayoutNodes(to: &list)
        box?.presented = list.count - own
        box?.setChildren(list)
    }

    func presentationsDidChange() { if box != nil { graph.queueForStructure(self) } }
    override func childListDidChange() { if box != nil { graph.queueForStructure(self) } }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }

    func placeRoot(in size: Size) { box?.place(at: .zero, proposal: Proposal(size)) }
    func paintRoot(_ painter: Painter, _ context: DrawContext) { box?.paint(painter, context) }

    func sizeDidChange() {
        box?.invalidateLayout()
        box?.setNeedsDisplay(moved: true)
    }
}

/// The whole panel: in its safe area a single view stands in the middle, several stand one above the other, as in a
/// window of SwiftUI.
private final class RootBox: _LayoutNode {
    /// How many of the children, the last ones, are shown above the others, each over the whole area.
    var presented = 0
    private let stack = StackAlgorithm(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    override func computeSize(_ proposal: Proposal) -> Size { proposal.size(orIdeal: 0) }

    override var safeAreaRole: SafeAreaRole { .adds(node.graph.traits.safeArea) }
    /// The safe area counts from the panel's own sides.
    override var mirrorsPlacement: Bool { false }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let area = Rect(origin: .zero, size: size).inset(by: node.graph.traits.safeArea)
        let offer = Proposal(area.size)
        let center = Point(x: area.minX + area.width / 2, y: area.minY + area.height / 2)
        let own = presented == 0 ? children : LayoutNodeList(children.dropLast(presented))
        for child in children.suffix(presented) {
            child.pending = PendingPlacement(position: center, anchor: .center, proposal: offer)
        }
        guard own.count > 1 else {
            own.first?.pending = PendingPlacement(position: center, anchor: .center, proposal: offer)
            return
        }
        let total = stack.answer(offer, own).size
        stack.place(offer, own)
        for child in own {
            child.pending?.position.x += center.x - total.width / 2
            child.pending?.position.y += center.y - total.height / 2
        }
    }
}
