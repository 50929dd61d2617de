import Raster

/// Views that depend on the size and place that they get. Takes all the space it is offered; its content begins at the
/// top leading corner.
public struct GeometryReader<Content> {
    /// Makes the views.
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Makes views from what they get.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// The reader's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        GeometryReaderNode(view, inputs)
    }
}

/// The node of a reader: its content is made while the reader is placed.
final class GeometryReaderNode<Content: View>: KeptViewNode<GeometryReader<Content>>, LayoutOwner {
    private var box: GeometryReaderBox?
    private var child: _ViewNode<Content>?

    override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = GeometryReaderBox(self)
        box?.makeContent = { [unowned self] in evaluate() }
    }

    override var childEnvironment: EnvironmentValues { environment.along(nil) }

    override func update(_ new: GeometryReader<Content>) {
        view = new
        if child != nil { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        guard let box, box.hasSize else { return }
        graph.counters.pointee.bodiesEvaluated += 1
        let content = recordingReads { view.content(GeometryProxy(box: box)) }
        if let child {
            child.update(content)
        } else {
            child = Content._makeNode(content, inputsForChild(isLazy: false))
            refreshChildren()
        }
    }

    func refreshChildren() {
        var list = LayoutNodeList()
        child?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    override func childListDidChange() { if child != nil { graph.queueForStructure(self) } }
    override var passesOnItsChild: Bool { false }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { if let box { list.append(box) } }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func willRemove() {
        guard let box else { return }
        box.isRemoved = true
        box.detach()
        graph.stopObservingGeometry(box)
    }
}

/// The box of a reader.
final class GeometryReaderBox: _LayoutNode, GeometryObserver {
    fileprivate var makeContent: (() -> Void)?
    fileprivate private(set) var hasSize = false
    /// Whether the view is gone; a proxy may live on in a closure.
    var isRemoved = false
    private var sizeRead: Size?
    private var placeRead: Rect?

    /// Whether the content asked where it is on the panel, so that it has to be made anew when that changes.
    var readsPlace = false {
        didSet { if readsPlace && !oldValue { node.graph.observeGeometry(self) } }
    }

    override func computeSize(_ proposal: Proposal) -> Size { proposal.size(orIdeal: 10) }

    override func placeChildren(in size: Size, proposal: Proposal) {
        hasSize = true
        if sizeRead != size {
            sizeRead = size
            makeContent?()
            placeRead = frame(Rect(origin: .zero, size: size), in: .global)
        }
        let offer = Proposal(size)
        for child in children { child.pending = PendingPlacement(position: .zero, anchor: .zero, proposal: offer) }
    }

    func geometryMayHaveChanged() {
        let place = frame(Rect(origin: .zero, size: size), in: .global)
        guard hasSize, place != placeRead else { return }
        placeRead = place
        makeContent?()
    }
}
