import Raster

/// A layout with the views in it.
struct LayoutView<L: Layout, Content: View> {
    var layout: L
    var content: Content
}

extension LayoutView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LayoutContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}

/// The node of a view that arranges others by a layout.
final class LayoutContainerNode<V: View, L: Layout, Content: View>: _ViewNode<V>, LayoutOwner {
    private let layout: KeyPath<V, L>
    private let content: KeyPath<V, Content>
    private var box: LayoutContainerBox<L>?
    private var child: _ViewNode<Content>?

    init(_ view: V, _ inputs: _NodeInputs, layout: KeyPath<V, L>, content: KeyPath<V, Content>) {
        self.layout = layout
        self.content = content
        super.init(view, inputs)
        box = LayoutContainerBox(self, layout: view[keyPath: layout])
        child = Content._makeNode(view[keyPath: content], inputsForChild())
        refreshChildren()
    }

    override var childEnvironment: EnvironmentValues {
        let axis = stackOrientation
        guard environment.stackAxis != axis else { return environment }
        var copy = environment
        copy.stackAxis = axis
        return copy
    }

    /// The axis of a stack. A layout of an unknown type says it by its value.
    private var stackOrientation: Axis? {
        guard L.self == AnyLayout.self else { return L.layoutProperties.stackOrientation }
        return (view[keyPath: layout] as? AnyLayout)?.stackOrientation
    }

    override func update(_ new: V) {
        let axis = stackOrientation
        view = new
        box?.update(new[keyPath: layout])
        if L.self == AnyLayout.self, axis != stackOrientation { child?.setEnvironment(childEnvironment) }
        child?.update(new[keyPath: content])
    }

    func refreshChildren() {
        var list: [_LayoutNode] = []
        child?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    override func childListDidChange() { if box != nil { graph.queueForStructure(self) } }
    override func appendLayoutNodes(to list: inout [_LayoutNode]) { if let box { list.append(box) } }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// The box of a layout.
final class LayoutContainerBox<L: Layout>: _LayoutNode {
    private var layout: Animated<L>
    private var cache: L.Cache?
    private lazy var subviews = LayoutSubviews(boxes: children)

    init(_ node: _Node, layout: L) {
        self.layout = Animated(layout)
        super.init(node)
    }

    func update(_ new: L) {
        if TypeLayout.areSame(layout.target, new) { return }
        if layout.set(new, transaction: node.transaction, time: node.graph.time) { node.graph.animate(self) }
        invalidateLayout()
    }

    override func stepAnimations(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard layout.isMoving else { return isMoving }
        layout.step(at: time)
        invalidateLayout()
        return isMoving || layout.isMoving
    }

    override func childrenDidChange() {
        subviews = LayoutSubviews(boxes: children)
        subviews.layoutDirection = node.environment.layoutDirection
    }

    /// Hands over what the layout keeps, brought up to date if the layout or a view changed since.
    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var taken: L.Cache
        if var kept = cache {
            cache = nil
            if isChanged { layout.shown.updateCache(&kept, subviews: subviews) }
            taken = kept
        } else {
            taken = layout.shown.makeCache(subviews: subviews)
        }
        isChanged = false
        defer { cache = taken }
        return body(&taken)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        withCache {
            Size(layout.shown.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0))
        }
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        withCache {
            layout.shown.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
    }

    override var childrenInDrawingOrder: [_LayoutNode] {
        guard node.graph.usesZIndex else { return children }
        let order = children.enumerated().map { ($0.element.zIndex, $0.offset, $0.element) }
        return order.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    override var spacing: ViewSpacing { withCache { layout.shown.spacing(subviews: subviews, cache: &$0) } }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard node.graph.hasExplicitGuides(key) else { return nil }
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        let proposal = ProposedViewSize(bounds.size)
        let own = withCache { cache -> CGFloat? in
            key.isVertical
                ? layout.shown.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.shown.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return own ?? combinedGuide(key, in: size)
    }

    /// What the children say of a guide: the first or last for a line of text, the mean for any other.
    private func combinedGuide(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        placeChildren(in: size, proposal: Proposal(size))
        var values: [Double] = []
        for child in children {
            let pending =
                child.pending
                ?? PendingPlacement(
                    position: Point(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: Proposal(size))
            let childSize = child.measure(pending.proposal)
            let origin = child.pendingOrigin(pending)
            child.pending = nil
            guard let value = child.explicitAlignment(key, in: childSize) else { continue }
            values.append(Double(value) + (key.isVertical ? origin.y : origin.x))
        }
        return key.combine(values).map { CGFloat($0) }
    }
}

extension AlignmentKey {
    var isTextBaseline: Bool {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
    }

    /// One place from those of several views.
    func combine(_ values: [Double]) -> Double? {
        if values.isEmpty { return nil }
        if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / Double(values.count)
    }
}
