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

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    let box: _LayoutNode

    /// The size in points.
    public var size: CGSize { MainActor.assumeIsolated { CGSize(box.size) } }

    /// The frame in a coordinate space, in points.
    public func frame(in space: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            let rect = Rect(origin: .zero, size: box.size)
            if space == .local { return CGRect(rect) }
            if let reader = box as? GeometryReaderBox, !reader.isRemoved { reader.readsPlace = true }
            return CGRect(box.frame(rect, in: space))
        }
    }

    /// The distances from the panel's edges that are to be kept free.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// From the panel's top left corner.
    case global
    /// From the view's own top left corner.
    case local
    /// From the top left corner of the view around that has the name.
    case named(AnyHashable)
}

extension _LayoutNode {
    /// A rectangle of the box's own in another coordinate space, as layout and effects aim at it.
    final func frame(_ rect: Rect, in space: CoordinateSpace) -> Rect {
        var rect = rect
        var current: _LayoutNode? = self
        while let box = current {
            if case .named(let name) = space, (box as? any NamedSpaceBox)?.spaceName == name { return rect }
            if let effect = box as? any TransformingBox, box !== self { rect = effect.targetTransform.apply(rect) }
            rect.origin.x += box.origin.x
            rect.origin.y += box.origin.y
            current = box.parent
        }
        return rect
    }
}

/// A box that maps what is inside.
@MainActor
protocol TransformingBox: _LayoutNode {
    var targetTransform: AffineTransform { get }
}

extension GeometryEffectBox: TransformingBox {}

/// A box whose coordinate space has a name.
@MainActor
protocol NamedSpaceBox: _LayoutNode {
    var spaceName: AnyHashable { get }
}

/// The node of a reader: its content is made while the reader is placed.
final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, LayoutOwner {
    private var box: GeometryReaderBox?
    private var child: _ViewNode<Content>?

    override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = GeometryReaderBox(self)
        box?.makeContent = { [unowned self] in evaluate() }
    }

    override var childEnvironment: EnvironmentValues {
        guard environment.stackAxis != nil else { return environment }
        var copy = environment
        copy.stackAxis = nil
        return copy
    }

    override func update(_ new: GeometryReader<Content>) {
        view = new
        if child != nil { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        guard let box, box.hasSize else { return }
        graph.statistics.bodiesEvaluated += 1
        let content = recordingReads { view.content(GeometryProxy(box: box)) }
        if let child {
            child.update(content)
        } else {
            child = Content._makeNode(content, inputsForChild())
            refreshChildren()
        }
    }

    func refreshChildren() {
        var list: [_LayoutNode] = []
        child?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    override func childListDidChange() { if child != nil { graph.queueForStructure(self) } }
    override func appendLayoutNodes(to list: inout [_LayoutNode]) { if let box { list.append(box) } }
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
