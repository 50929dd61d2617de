import Raster

/// A modifier that puts a box around each view that it is applied to.
@MainActor @preconcurrency
public protocol _UnaryModifier: ViewModifier where Body == Never {
    /// Makes the box around one view.
    static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self>
    /// Whether the modifier works even where the view is all there is and is nothing, as `AnyView(EmptyView())` is.
    static var _worksWithoutView: Bool { get }
}

extension _UnaryModifier {
    /// Most have nothing to do there.
    public static var _worksWithoutView: Bool { false }

    /// A node that puts a box around each view.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { UnaryModifierNode(view, inputs) }
}

/// The box that a modifier puts around one view.
@MainActor
public class _ModifierBox<M>: _LayoutNode {
    /// The modifier as last given.
    @exclusivity(unchecked) final var modifier: M

    init(_ modifier: M, _ node: _Node) {
        self.modifier = modifier
        super.init(node)
    }

    /// The view inside. There is always one once the box is in a tree.
    final var child: _LayoutNode? { children.first }

    /// Puts a view into the box; called once.
    func adopt(_ child: _LayoutNode) { setChildren(LayoutNodeList(child)) }
    /// Takes another value of the modifier, which is not the same as the one before.
    func update(_ new: M) {
        modifier = new
        invalidateLayout()
    }
    func environmentDidChange() {}
    /// Called when the view is gone.
    func didRemove() {}
    /// Nodes that belong to the box itself, such as a background's.
    func forEachOwnNode(_ body: (_Node) -> Void) {}
    override func adoptContent(_ content: _LayoutNode) { adopt(content) }
    override func wrapperWasRemoved() { didRemove() }
    override func wrapperEnvironmentDidChange() { environmentDidChange() }
    override func forEachNodeOfWrapper(_ body: (_Node) -> Void) { forEachOwnNode(body) }

    override func computeSize(_ proposal: Proposal) -> Size { child?.measure(proposal) ?? .zero }

    /// The answer of the view inside, for boxes that take its size and offer it what they are offered.
    final func childAnswer(_ proposal: Proposal) -> SizeAnswer {
        child?.measureAnswer(proposal) ?? SizeAnswer(always: .zero)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        child?.pending = PendingPlacement(position: .zero, anchor: .zero, proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child, node.graph.hasExplicitGuides(key) else { return nil }
        return child.explicitAlignment(key, in: size)
    }

    override var isEstimated: Bool { child?.isEstimated ?? false }
    override func prepare() { child?.prepare() }
    override var layoutPriority: Double { child?.layoutPriority ?? 0 }
    override var spacing: ViewSpacing { child?.spacing ?? ViewSpacing() }
    override var isWrapper: Bool { true }
    override var zIndex: Double { child?.zIndex ?? 0 }
    override var isSpacer: Bool { child?.isSpacer ?? false }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        child?.layoutValue(key) ?? K.defaultValue
    }

    /// A guide of the child in the box's own space, where the child lies at an origin in the child's size.
    final func childGuide(_ key: AlignmentKey, _ place: (child: _LayoutNode, size: Size, origin: Point)) -> CGFloat? {
        guard node.graph.hasExplicitGuides(key) else { return nil }
        let offset = key.isVertical ? place.origin.y : place.origin.x
        return place.child.explicitAlignment(key, in: place.size).map { $0 + CGFloat(offset) }
    }
}

/// The node of a modifier that puts a box around each of its content's views: usually one, any number for a group.
final class UnaryModifierNode<V: View, M: _UnaryModifier>: _ViewNode<ModifiedContent<V, M>>, WrappingNode {
    @exclusivity(unchecked) private var modifier: M

    init(_ view: __shared ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        modifier = view.modifier
        super.init(inputs)
        onlyChild = V._makeNode(view.content, inputsForChild())
        wrapContent(isNew: true)
    }

    override func update(_ new: ModifiedContent<V, M>) {
        if !TypeLayout.areSame(modifier, new.modifier) {
            modifier = new.modifier
            for box in boxes { unsafeDowncast(box, to: _ModifierBox<M>.self).update(new.modifier) }
        }
        if let onlyChild { unsafeDowncast(onlyChild, to: _ViewNode<V>.self).update(new.content) }
    }

    func makeBox(around content: _LayoutNode?) -> _LayoutNode {
        let box = M._makeBox(modifier, self)
        if let content { box.adopt(content) }
        return box
    }

    var worksWithoutView: Bool { M._worksWithoutView }

    func refreshChildren() { wrapContent() }
    override func childListDidChange() { wrappedListDidChange() }
    override func willRemove() { for box in boxes { box.wrapperWasRemoved() } }
    override func environmentDidChange() { for box in boxes { box.wrapperEnvironmentDidChange() } }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { appendBoxes(to: &list) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let onlyChild { body(onlyChild) }
        for box in boxes { box.forEachNodeOfWrapper(body) }
    }
}

/// A node that puts boxes of its own around those of its content.
@MainActor
protocol WrappingNode: LayoutOwner, _Node {
    /// A box around one of the content's, or around nothing.
    func makeBox(around content: _LayoutNode?) -> _LayoutNode
    /// Whether a box has something to do though there is no view.
    var worksWithoutView: Bool { get }
}

extension WrappingNode {
    /// Gives each box of the content one around it; those that are there already stay.
    func wrapContent(isNew: Bool = false) {
        guard let onlyChild else { return }
        var list = LayoutNodeList()
        onlyChild.appendLayoutNodes(to: &list)
        if worksWithoutView, adoptsIntoNothing(list) { return }
        if isNew {
            for inner in list { boxes.append(makeBox(around: inner)) }
            return
        }
        if list.count == boxes.count, list.elementsEqual(boxes, by: { $0 === $1.children.first }) { return }
        let old = boxes
        var new = LayoutNodeList()
        for inner in list {
            new.append(old.first { $0.children.first === inner } ?? makeBox(around: inner))
        }
        boxes = new
        for box in old where !new.contains(where: { $0 === box }) {
            box.wrapperWasRemoved()
            box.forEachNodeOfWrapper { $0.remove() }
        }
        parent?.childListDidChange()
    }

    /// Whether the modifier's one box serves for whatever view there is, or for none. It is kept when the view becomes
    /// another one, so that what begins with the box does not begin anew.
    private func adoptsIntoNothing(_ list: LayoutNodeList) -> Bool {
        if list.isEmpty {
            if boxes.isEmpty, isAloneOnThePanel { boxes = LayoutNodeList(makeBox(around: nil)) }
            return boxes.count == 1 && boxes[0].children.isEmpty
        }
        guard list.count == 1, boxes.count == 1, boxes[0].children.first !== list[0], isAloneOnThePanel else {
            return false
        }
        boxes[0].adoptContent(list[0])
        return true
    }

    func wrappedListDidChange() { if onlyChild != nil { graph.queueForStructure(self) } }
}
