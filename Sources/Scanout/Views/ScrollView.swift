import Raster

/// A part of views that are larger than the room for them.
///
/// The view takes the room it is offered along its axes, and the extent of its content across. It shows the content from
/// its start, or as ``View/defaultScrollAnchor(_:)`` says; ``ScrollViewReader`` moves it.
public struct ScrollView<Content> {
    /// The axes along which the content may be larger.
    public var axes: Axis.Set
    /// Whether bars show what part is seen. There are none yet.
    public var showsIndicators: Bool
    /// The views.
    public var content: Content
}

extension ScrollView: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Shows a part of views; several stand in a column, or in a row where only the horizontal axis scrolls.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// The view's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ScrollViewNode(view, inputs)
    }
}

private final class ScrollViewNode<Content: View>: KeptViewNode<ScrollView<Content>>, LayoutOwner {
    private var box: ScrollBox?
    private var stack: LayoutContainerNode<ScrollContent<Content>, AnyLayout, Content>?
    private let target: StateBox<ScrollTarget?>
    private var lastTarget: ScrollTarget?
    private var position: ScrollPositionID?
    private var place: ScrollPosition?

    override init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        target = StateBox(nil, inbox: inputs.graph.inbox)
        super.init(view, inputs)
        let box = ScrollBox(self, axes: view.axes)
        box.post = { [weak target] in target?.set($0) }
        box.whenScrolled = { [unowned self] in tellPosition() }
        self.box = box
        stack = LayoutContainerNode(
            ScrollContent(view), inputsForChild(), layout: \ScrollContent<Content>.layout,
            content: \ScrollContent<Content>.content)
        refreshChildren()
        evaluate()
        takeEnvironment()
    }

    override func update(_ new: ScrollView<Content>) {
        view = new
        box?.axes = new.axes
        stack?.update(ScrollContent(new))
    }

    /// Takes up a target that was posted.
    override func evaluate() {
        isDirty = false
        let new = recordingReads { target.get() }
        guard let new, new !== lastTarget else { return }
        lastTarget = new
        box?.scroll(to: new)
    }

    private func takeEnvironment() {
        box?.anchor = environment.scrollAnchor ?? .topLeading
        box?.clips = !environment.isScrollClipDisabled
        let margins = environment.scrollMargins?.insets ?? .zero
        box?.margins = readsRightToLeft ? margins.mirrored : margins
        takePlace()
        let new = environment.scrollPositionID
        if let new, new != position { box?.scroll(to: ScrollTarget(id: new.id, anchor: new.anchor, root: self)) }
        position = new
    }

    /// Goes where a ``ScrollPosition`` says.
    private func takePlace() {
        let new = environment.scrollPositionLink?.place()
        defer { place = new }
        guard let new, !(place?.asks(as: new) ?? false) else { return }
        switch new.target {
        case .view(let id, let anchor):
            box?.scroll(
                to: ScrollTarget(id: id, anchor: anchor ?? environment.scrollPositionLink?.anchor, root: self))
        case .place(let place): box?.scroll(to: ScrollTarget(place))
        case .none: break
        }
    }

    /// Writes to whoever follows which view it is that is in sight now.
    private func tellPosition() {
        guard let box, let link = environment.scrollPositionLink else { return }
        let isFirst = !box.isPlaced
        graph.afterUpdate { [weak self, weak box] in
            guard let self, let box, self.isAlive else { return }
            let id = self.leadingID(in: box.visibleContent, anchor: link.anchor)
            if !isFirst { link.tell(id, CGPoint(box.visibleContent.origin)) }
        }
    }

    /// The id of the first view that has one and is in sight, or that is at a point of what is.
    private func leadingID(in visible: Rect, anchor: UnitPoint?) -> AnyHashable? {
        guard let stack, let content = box?.children.first else { return nil }
        let point = anchor.map {
            Point(x: visible.minX + Double($0.x) * visible.width, y: visible.minY + Double($0.y) * visible.height)
        }
        var found: AnyHashable?
        stack.forEachIdentifiedBox { id, identified in
            guard found == nil, let frame = identified.frame(inside: content) else { return }
            if let point {
                if frame.maxX >= point.x && frame.maxY >= point.y { found = id }
            } else if frame.maxX > visible.minX && frame.maxY > visible.minY {
                found = id
            }
        }
        return found
    }

    override func environmentDidChange() { takeEnvironment() }

    /// What is said of the next scroll view says nothing of those inside it.
    override var childEnvironment: EnvironmentValues {
        guard environment.hasScrollSettings else { return environment }
        var copy = environment
        copy.scrollAnchor = nil
        copy.scrollPositionID = nil
        copy.scrollPositionLink = nil
        copy.scrollMargins = nil
        return copy
    }

    func refreshChildren() {
        var list = LayoutNodeList()
        stack?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    override func childListDidChange() { if box != nil { graph.queueForStructure(self) } }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { if let box { list.append(box) } }
    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) { if let stack { body(stack) } }
    override func willRemove() { if let box { graph.stopObservingGeometry(box) } }
}

/// The content of a scroll view as one view.
private struct ScrollContent<Content: View>: View {
    typealias Body = Never
    let layout: AnyLayout
    let content: Content

    init(_ view: ScrollView<Content>) {
        layout = view.axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        content = view.content
    }
}
