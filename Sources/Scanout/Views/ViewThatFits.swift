import Raster

/// The first of several views that fits into the space offered; the last one when none does.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Offers views in order; they have to fit along the given axes.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// The node of all views, of which one is shown.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ViewThatFitsNode(view, inputs)
    }
}

private final class ViewThatFitsNode<Content: View>: KeptViewNode<ViewThatFits<Content>>, LayoutOwner {
    private var box: ViewThatFitsBox?
    private var child: _ViewNode<Content>?

    override init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = ViewThatFitsBox(self, axes: view.axes)
        child = Content._makeNode(view.content, inputsForChild(isLazy: false))
        refreshChildren()
    }

    override func update(_ new: ViewThatFits<Content>) {
        view = new
        box?.axes = new.axes
        child?.update(new.content)
    }

    func refreshChildren() {
        var list = LayoutNodeList()
        child?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    /// Only what is shown hands values up.
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if let child { reduceShown(child, key, &value) }
    }

    private func reduceShown<K: PreferenceKey>(_ node: _Node, _ key: K.Type, _ value: inout K.Value?) {
        guard node.hasPreferences else { return }
        var boxes = LayoutNodeList()
        node.appendLayoutNodes(to: &boxes)
        if boxes.contains(where: \.isHidden) {
            if boxes.contains(where: { !$0.isHidden }) { node.forEachChild { reduceShown($0, key, &value) } }
        } else {
            node.reducePreference(key, into: &value)
        }
    }

    override func childListDidChange() { if box != nil { graph.queueForStructure(self) } }
    override var passesOnItsChild: Bool { false }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { if let box { list.append(box) } }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

private final class ViewThatFitsBox: _LayoutNode {
    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }

    private weak var shown: _LayoutNode?

    init(_ node: _Node, axes: Axis.Set) {
        self.axes = axes
        super.init(node)
    }

    /// The first child whose ideal extents, along the axes that count, are within what is offered.
    private func choice(_ proposal: Proposal) -> _LayoutNode? {
        let ideal = Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return children.first { child in
            let size = child.measure(ideal)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        } ?? children.last
    }

    override func computeSize(_ proposal: Proposal) -> Size { choice(proposal)?.measure(proposal) ?? .zero }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let chosen = choice(proposal)
        if chosen !== shown {
            shown = chosen
            if node.hasPreferences { node.preferenceDidChange(nil) }
        }
        for child in children where child !== chosen { child.hide() }
        chosen?.show()
        chosen?.pending = PendingPlacement(position: .zero, anchor: .zero, proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        choice(Proposal(size))?.explicitAlignment(key, in: size)
    }

    override var spacing: ViewSpacing { children.first { !$0.isHidden }?.spacing ?? ViewSpacing() }
}
