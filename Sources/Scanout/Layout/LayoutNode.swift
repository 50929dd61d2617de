import Raster

/// A box on the panel: it has a size, a place and something to draw, or holds others that have.
///
/// Layout goes as in SwiftUI: the parent proposes, the child chooses its size, the parent places. A measured size is
/// kept by proposal until the box changes; a change measures again for the same proposals and goes on to the parent
/// only if an answer differs.
@MainActor
public class _LayoutNode {
    /// The view node that the box belongs to.
    unowned final let node: _Node
    /// The box that holds this one; not counted, cleared when it is taken out.
    final private(set) unowned(unsafe) var parent: _LayoutNode?
    final private(set) var children: [_LayoutNode] = []

    // Layout
    final private var cache = MeasureCache()
    final private var previousCache: MeasureCache?
    final private(set) var origin = Point.zero
    final private(set) var size = Size.zero
    final private(set) var proposal = Proposal.unspecified
    final private(set) var isPlaced = false
    /// Whether the children have to be placed anew though size and proposal are the same.
    final private(set) var needsPlacement = true
    final var isQueuedForLayout = false
    /// Whether something that sizes depend on has changed since a layout last looked.
    final var isChanged = false
    /// Where the container wants this box, before it is put there.
    final var pending: PendingPlacement?
    /// Kept out of sight by the container: an alternative that was not chosen.
    final var isHidden = false
    final var motion: FrameMotion?
    /// Whether values were in motion when the box was put out of sight; their time goes on.
    final private var resumesAnimation = false

    // Drawing
    final var drawing = DrawingState()

    init(_ node: _Node) { self.node = node }

    // MARK: What kinds of boxes do in their own way

    /// The size chosen for a proposal. Called once a proposal, until something changes.
    func computeSize(_ proposal: Proposal) -> Size { .zero }
    /// Notes in ``pending`` where the children go in a box of the given size.
    func placeChildren(in size: Size, proposal: Proposal) {}
    /// The view's own place of a guide; nil where it has none.
    func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? { nil }
    /// Which views share space first; greater goes first.
    var layoutPriority: Double { 0 }
    /// The distances that the view likes to keep.
    var spacing: ViewSpacing { ViewSpacing() }
    /// A value for custom layouts.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
    /// Operations that draw the content; those of one box must not overlap to count as one. Says what the box is made to
    /// draw, not what shows of it: how groups around are drawn must not change with a part that leaves the panel.
    var operations: Int { 0 }
    /// Whether what is inside is put down as a group or shape by shape, depending on how many there are.
    var groupsContent: Bool { false }
    /// Whether the box takes up free space as ``Spacer`` does.
    var isSpacer: Bool { false }
    /// Greater is drawn nearer, among the boxes of one container.
    var zIndex: Double { 0 }
    /// Called when the box is placed for the first time.
    func didAppear() {}
    /// Called when a box that was placed is put out of sight; it may be placed again.
    func didDisappear() {}
    /// Called after size or place changed.
    func didPlace() {}

    /// Brings up to date what is drawn. Returns the bounds of all ink in device space; nil when there is none.
    func updateContent(_ context: DrawContext) -> Rect? { nil }
    /// Draws the box's own content.
    func paintContent(_ painter: Painter, _ context: DrawContext) {}
    /// The context of the children, from the context of the box.
    func contextForChildren(_ context: DrawContext) -> DrawContext { context }
    /// Draws content and children. Effects put themselves around.
    func paintAll(_ painter: Painter, _ context: DrawContext) { paintContentAndChildren(painter, context) }
    /// Children in the order of drawing.
    var childrenInDrawingOrder: [_LayoutNode] { children }
    /// Takes all animated values to a time. False when none is in motion any more.
    func stepAnimations(at time: Double) -> Bool { stepMotion(at: time) }

    // MARK: Measuring

    final func measure(_ proposal: Proposal) -> Size {
        if let size = cache.size(for: proposal) { return size }
        node.graph.statistics.nodesMeasured += 1
        let raw = computeSize(proposal)
        let size = Size(width: raw.width.asExtent, height: raw.height.asExtent)
        cache.insert(size, for: proposal)
        return size
    }

    final func dimensions(_ size: Size) -> ViewDimensions { ViewDimensions(size: size, node: self) }

    /// Where a guide is in a box of a size.
    final func guide(_ key: AlignmentKey, in size: Size) -> Double {
        if let explicit = explicitAlignment(key, in: size) { return Double(explicit).asLength }
        return Double(key.id.defaultValue(in: dimensions(size))).asLength
    }

    /// Something that sizes depend on has changed.
    final func invalidateLayout() {
        needsPlacement = true
        isChanged = true
        if isQueuedForLayout {
            cache = MeasureCache()
            return
        }
        previousCache = cache
        cache = MeasureCache()
        // A box that nobody holds yet is measured when it is put into one, which invalidates that one.
        if isPlaced || parent != nil { node.graph.queueForLayout(self) }
    }

    /// Where the children go has changed, but no size.
    final func invalidatePlacement() {
        needsPlacement = true
        node.graph.queueForPlacement(self)
    }

    /// Measures again for all proposals that were answered before; false if an answer differs now.
    final func sizesAreUnchanged() -> Bool {
        guard let previous = previousCache else { return false }
        previousCache = nil
        return isPlaced && previous.entries.allSatisfy { measure($0.proposal) == $0.size }
    }

    final func forgetPreviousSizes() { previousCache = nil }

    // MARK: Placing

    /// Puts the box into its parent's space, in points; the size is the one it chooses for the proposal.
    final func place(at origin: Point, proposal: Proposal) {
        let size = measure(proposal).bounded
        let origin = Point(x: origin.x.asLength, y: origin.y.asLength)
        let isFirst = !isPlaced
        let resized = size != self.size
        if isFirst || origin != self.origin || resized { move(to: origin, size: size, isFirst: isFirst) }
        if isFirst || resized || needsPlacement || proposal != self.proposal {
            self.proposal = proposal
            placeChildrenNow()
        }
        if isFirst {
            isPlaced = true
            if resumesAnimation { node.graph.animate(self) }
            resumesAnimation = false
            didAppear()
        }
    }

    /// Places the children anew in the box as it stands.
    final func placeChildrenNow() {
        needsPlacement = false
        node.graph.statistics.nodesPlaced += 1
        placeChildren(in: size, proposal: proposal)
        for child in children {
            let pending =
                child.pending
                ?? PendingPlacement(
                    position: Point(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: Proposal(size))
            child.pending = nil
            if !child.isHidden { child.place(pending) }
        }
        didPlace()
    }

    private func place(_ pending: PendingPlacement) { place(at: pendingOrigin(pending), proposal: pending.proposal) }

    /// The top left corner that a placement asks for.
    final func pendingOrigin(_ pending: PendingPlacement) -> Point {
        if pending.anchor == .zero { return pending.position }
        let size = measure(pending.proposal).bounded
        return Point(
            x: pending.position.x - Double(pending.anchor.x) * size.width,
            y: pending.position.y - Double(pending.anchor.y) * size.height)
    }

    private func move(to origin: Point, size: Size, isFirst: Bool) {
        let old = FrameValue(origin: self.origin, size: self.size)
        self.origin = origin
        let resized = size != self.size
        self.size = size
        if !isFirst { animateFrame(from: old) }
        if resized || isFirst { drawing.isContentStale = true }
        setNeedsDisplay(moved: true)
    }

    // MARK: The tree

    /// Replaces the children. Boxes that are gone leave their pixels to be drawn over.
    final func setChildren(_ new: [_LayoutNode]) {
        if new.elementsEqual(children, by: ===) { return }
        let isReordered = Self.changesOrder(from: children, to: new)
        let kept = Set(new.map { ObjectIdentifier($0) })
        for child in children where !kept.contains(ObjectIdentifier(child)) {
            child.leave()
            if child.parent === self { child.parent = nil }
        }
        for child in new { child.parent = self }
        children = new
        if isReordered { setNeedsDisplay(moved: true) }
        redrawGroups()
        childrenDidChange()
        invalidateLayout()
    }

    /// Takes the box out of its parent for good, for code that may keep it longer than the tree does.
    final func detach() { parent = nil }

    /// Called after the children were replaced.
    func childrenDidChange() {}

    private static func changesOrder(from old: [_LayoutNode], to new: [_LayoutNode]) -> Bool {
        var index: [ObjectIdentifier: Int] = [:]
        for (i, child) in old.enumerated() { index[ObjectIdentifier(child)] = i }
        var last = -1
        for child in new {
            guard let i = index[ObjectIdentifier(child)] else { continue }
            if i < last { return true }
            last = i
        }
        return false
    }

    /// The box's pixels are no longer its own.
    private func leave() {
        node.graph.addDamage(drawing.subtreeBounds)
        forgetDrawing()
    }

    /// Keeps the box and all inside from being drawn until it is placed again.
    final func hide() {
        guard !isHidden else { return }
        isHidden = true
        redrawGroups()
        leave()
        unplace()
    }

    final func show() {
        guard isHidden else { return }
        isHidden = false
        redrawGroups()
        setNeedsDisplay(moved: true)
    }

    /// The number of shapes inside has changed. A group of several rounds otherwise than a single shape, so groups
    /// around are drawn anew as a whole.
    final func redrawGroups() {
        var box: _LayoutNode? = self
        while let current = box {
            if current.groupsContent { current.setNeedsDisplay(moved: true) }
            box = current.parent
        }
    }

    /// The next placement counts as the first, here and for all inside.
    private func unplace() {
        guard isPlaced else { return }
        isPlaced = false
        needsPlacement = true
        motion = nil
        resumesAnimation = node.graph.stopAnimating(self)
        didDisappear()
        for child in children { child.unplace() }
    }

    private func forgetDrawing() {
        drawing.contentBounds = .empty
        drawing.subtreeBounds = .empty
        for child in children { child.forgetDrawing() }
    }
}

/// Where a container wants a child: which point of it lies where, and what size it is offered.
struct PendingPlacement {
    var position: Point
    var anchor: UnitPoint
    var proposal: Proposal
}
