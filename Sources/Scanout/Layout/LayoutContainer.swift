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
class LayoutContainerNode<V: View, L: Layout, Content: View>: ContainerNode<V> {
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
}

/// The box of a layout.
final class LayoutContainerBox<L: Layout>: ContainerBox {
    private var layout: Animated<L>
    private var cache: L.Cache?

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
        if L.self == ZStackLayout.self {
            return unsafeBitCast(layout.shown, to: ZStackLayout.self).answer(proposal, children)
        }
        let size = withCache {
            layout.shown.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
        return SizeAnswer(Size(size), only: proposal)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        withCache {
            layout.shown.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
    }

    override var spacing: ViewSpacing { withCache { layout.shown.spacing(subviews: subviews, cache: &$0) } }

    override func ownGuide(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        let proposal = ProposedViewSize(bounds.size)
        return withCache { cache in
            key.isVertical
                ? layout.shown.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.shown.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
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
