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
class LayoutContainerNode<V: View, L: Layout, Content: View>: _ViewNode<V>, LayoutOwner {
    /// The layout as last given, if its type is not known: only its value tells the axis.
    private var anyLayout: AnyLayout?
    private let layoutOfView: ((V) -> L)?
    private let contentOfView: ((V) -> Content)?

    init(_ view: V, _ inputs: _NodeInputs, layout: ((V) -> L)?, content: ((V) -> Content)?) {
        layoutOfView = layout
        contentOfView = content
        super.init(inputs)
        if L.self == AnyLayout.self { anyLayout = self.layout(of: view) as? AnyLayout }
        boxes = LayoutNodeList(LayoutContainerBox(self, layout: self.layout(of: view)))
        onlyChild = Content._makeNode(self.content(of: view), inputsForChild(isLazy: false))
        refreshChildren()
    }

    /// The view's layout; the stacks answer directly, since a closure would cost each an allocation.
    func layout(of view: V) -> L {
        guard let layoutOfView else { preconditionFailure("\(Self.self) does not say what its layout is") }
        return layoutOfView(view)
    }
    /// The views that are arranged.
    func content(of view: V) -> Content {
        guard let contentOfView else { preconditionFailure("\(Self.self) does not say what its content is") }
        return contentOfView(view)
    }

    override var childEnvironment: EnvironmentValues {
        environment.along(stackOrientation)
    }

    /// The axis of a stack. A layout of an unknown type says it by its value.
    private var stackOrientation: Axis? {
        guard L.self == AnyLayout.self else { return L.layoutProperties.stackOrientation }
        return anyLayout?.stackOrientation
    }

    override func update(_ new: V) {
        let axis = stackOrientation
        let layout = layout(of: new)
        if L.self == AnyLayout.self { anyLayout = layout as? AnyLayout }
        unsafeDowncast(boxes[0], to: LayoutContainerBox<L>.self).update(layout)
        guard let onlyChild else { return }
        if axis != stackOrientation { onlyChild.setEnvironment(childEnvironment) }
        unsafeDowncast(onlyChild, to: _ViewNode<Content>.self).update(content(of: new))
    }

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

/// The box of a layout.
final class LayoutContainerBox<L: Layout>: _LayoutNode {
    private var layout: Animated<L>
    private var cache: L.Cache?
    private var subviews: LayoutSubviews {
        var subviews = LayoutSubviews(boxes: children)
        subviews.layoutDirection = node.environment.layoutDirection
        return subviews
    }

    init(_ node: _Node, layout: L) {
        self.layout = Animated(layout)
        super.init(node)
    }

    func update(_ new: L) {
        if TypeLayout.areSame(layout.target, new) { return }
        move(&layout, to: new)
        invalidateLayout()
    }

    override func stepAnimations(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard layout.isMoving else { return isMoving }
        layout.step(at: time)
        invalidateLayout()
        return isMoving || layout.isMoving
    }

    /// The algorithm of a stack, which works on boxes directly.
    private var stack: StackAlgorithm? {
        if L.self == HStackLayout.self { return unsafeBitCast(layout.shown, to: HStackLayout.self).algorithm }
        if L.self == VStackLayout.self { return unsafeBitCast(layout.shown, to: VStackLayout.self).algorithm }
        return nil
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

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        if let stack { return stack.answer(proposal, children) }
        if L.self == ZStackLayout.self {
            return unsafeBitCast(layout.shown, to: ZStackLayout.self).answer(proposal, children)
        }
        let size = withCache {
            layout.shown.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
        return SizeAnswer(Size(size), only: proposal)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        if let stack { return stack.place(proposal, children) }
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        withCache {
            layout.shown.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
    }

    override var childrenInDrawingOrder: LayoutNodeList {
        guard graph.usesZIndex else { return children }
        let order = children.enumerated().map { ($0.element.zIndex, $0.offset, $0.element) }
        return LayoutNodeList(order.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2))
    }

    override var spacing: ViewSpacing { withCache { layout.shown.spacing(subviews: subviews, cache: &$0) } }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard graph.hasExplicitGuides(key) else { return nil }
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
        let mark = graph.placements.count
        defer { graph.placements.truncate(to: mark) }
        placeChildren(in: size, proposal: Proposal(size))
        var values: [Double] = []
        for child in children {
            let pending = child.takePending() ?? middle(of: size)
            let childSize = child.measure(pending.proposal)
            let origin = child.pendingOrigin(pending)
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
