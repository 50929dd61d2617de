import Raster

/// A box on the panel: it has a size, a place and something to draw, or holds others that have.
///
/// Layout goes as in SwiftUI: the parent proposes, the child chooses its size, the parent places. A measured size is
/// kept by proposal until the box changes; a change measures again for the same proposals and goes on to the parent
/// only if an answer differs.
///
/// Its variables, and those of nodes and a few of the graph, are not watched for overlapping access: a row of a
/// dashboard took 143 such checks, a tenth of its first build. No access to them lasts longer than a load or a store.
@MainActor
public class _LayoutNode {
    /// The view node that the box belongs to. Not counted: nodes hold their boxes, and a node that is gone is kept until
    /// no queue of the graph holds a box of it.
    @inline(__always) final var node: _Node { nodeReference.object }
    final private let nodeReference: Uncounted<_Node>
    /// The graph that both belong to; see ``_Node/graph``.
    @inline(__always) final var graph: ViewGraph { node.graph }
    /// The box that holds this one; not counted, cleared when it is taken out.
    @inline(__always) final private(set) var parent: _LayoutNode? {
        get { parentReference?.object }
        set { parentReference = .to(newValue) }
    }
    @exclusivity(unchecked) final private var parentReference: Uncounted<_LayoutNode>?
    @exclusivity(unchecked) final private(set) var children = LayoutNodeList()

    // Layout
    @exclusivity(unchecked) final private var cache = MeasureCache()
    /// What few boxes have; made for those.
    @exclusivity(unchecked) final private var extras: BoxExtras?
    @exclusivity(unchecked) final private(set) var origin = Point.zero
    @exclusivity(unchecked) final private(set) var size = Size.zero
    @exclusivity(unchecked) final private(set) var proposal = Proposal.unspecified
    @exclusivity(unchecked) final private(set) var isPlaced = false
    /// Whether the children have to be placed anew though size and proposal are the same.
    @exclusivity(unchecked) final private(set) var needsPlacement = true
    @exclusivity(unchecked) final var isQueuedForLayout = false
    /// Whether something that sizes depend on has changed since a layout last looked.
    @exclusivity(unchecked) final var isChanged = false
    /// Where ``pending`` is among the graph's placements.
    @exclusivity(unchecked) final private var pendingIndex: Int32 = -1
    /// The box's place among the children of its parent.
    @exclusivity(unchecked) final private(set) var indexInParent: Int32 = 0
    /// Kept out of sight by the container: an alternative that was not chosen.
    @exclusivity(unchecked) final var isHidden = false
    /// Whether the box is on its way out of its container, which draws it but arranges the others without it.
    @exclusivity(unchecked) final var isDeparting = false
    /// Whether children are on their way out; they are not among ``children``.
    @exclusivity(unchecked) final var hasDepartures = false
    /// Whether values were in motion when the box was put out of sight; their time goes on.
    @exclusivity(unchecked) final private var resumesAnimation = false
    /// The way to where the box is, while it is in motion.
    @inline(__always) final var motion: FrameMotion? {
        get { if let extras { extras.motion } else { nil } }
        set { if newValue != nil || extras != nil { withExtras { $0.motion = newValue } } }
    }

    // Drawing
    @exclusivity(unchecked) final var drawing = DrawingState()
    /// Made for painting when there are many children.
    @inline(__always) final var paintIndex: PaintIndex? {
        get { if let extras { extras.paintIndex } else { nil } }
        set { if newValue != nil || extras != nil { withExtras { $0.paintIndex = newValue } } }
    }

    init(_ node: _Node) {
        nodeReference = Uncounted(node)
    }

    /// Where the container wants this box, before it is put there. Kept by the graph for the short time in between.
    final var pending: PendingPlacement? {
        get { pendingIndex < 0 ? nil : graph.placements.get(pendingIndex, self) }
        set {
            if let newValue {
                pendingIndex = graph.placements.set(newValue, at: pendingIndex, self)
            } else {
                pendingIndex = -1
            }
        }
    }

    private func withExtras(_ body: (BoxExtras) -> Void) {
        let all = extras ?? BoxExtras()
        extras = all
        body(all)
    }

    // MARK: What kinds of boxes do in their own way

    /// The size chosen for a proposal. Called once a proposal, until something changes.
    func computeSize(_ proposal: Proposal) -> Size { .zero }
    /// The size with the proposals for which it holds; boxes that know more than the one proposal say so here.
    func computeAnswer(_ proposal: Proposal) -> SizeAnswer { SizeAnswer(computeSize(proposal), only: proposal) }
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
    /// Whether boxes inside move along with this one, also those that came while it moves.
    var movesAsOne: Bool { false }
    /// Whether the box stands for its first child in the list of a container.
    var isWrapper: Bool { false }
    /// Greater is drawn nearer, among the boxes of one container.
    var zIndex: Double { 0 }
    /// What the box takes off, or ends, the safe area of what is inside.
    var safeAreaRole: SafeAreaRole { .passes }
    /// Whether the box stands for views that have not been made, so that its size is not known.
    var isEstimated: Bool { false }
    /// Makes the views that the box stands for.
    func prepare() {}
    /// Whether places that the box gives count from the side that reading begins at.
    var mirrorsPlacement: Bool { true }
    /// Called when the box is placed for the first time.
    func didAppear() {}
    /// Called when a box that was placed is put out of sight; it may be placed again.
    func didDisappear() {}
    /// Called after size or place changed.
    func didPlace() {}

    /// Takes another view in, in boxes that a node puts around others.
    func adoptContent(_ content: _LayoutNode) {}
    /// The node that put the box around others is gone.
    func wrapperWasRemoved() {}
    /// The environment of the node that put the box around others has changed.
    func wrapperEnvironmentDidChange() {}
    /// Calls for nodes that belong to the box itself, such as a background's.
    func forEachNodeOfWrapper(_ body: (_Node) -> Void) {}

    /// Brings up to date what is drawn. Returns the bounds of all ink in device space; nil when there is none.
    func updateContent(_ context: DrawContext) -> Rect? { nil }
    /// Draws the box's own content.
    func paintContent(_ painter: Painter, _ context: DrawContext) {}
    /// The context of the children, from the context of the box.
    func contextForChildren(_ context: DrawContext) -> DrawContext { context }
    /// Draws content and children. Effects put themselves around.
    func paintAll(_ painter: Painter, _ context: DrawContext) { paintContentAndChildren(painter, context) }
    /// Children in the order of drawing.
    var childrenInDrawingOrder: LayoutNodeList { children }
    /// Takes all animated values to a time. False when none is in motion any more.
    func stepAnimations(at time: Double) -> Bool { stepMotion(at: time) }

    // MARK: Measuring

    final func measure(_ proposal: Proposal) -> Size { measureAnswer(proposal).size }

    /// The size chosen for a proposal, with the other proposals for which it would be the same.
    final func measureAnswer(_ proposal: Proposal) -> SizeAnswer {
        if let answer = cache.answer(for: proposal) { return answer }
        graph.counters.pointee.nodesMeasured += 1
        var answer = computeAnswer(proposal).including(proposal)
        answer.size = Size(width: answer.size.width.asExtent, height: answer.size.height.asExtent)
        cache.insert(answer)
        return answer
    }

    final func dimensions(_ size: Size) -> ViewDimensions { ViewDimensions(size: size, node: self) }

    /// Where a guide is in a box of a size.
    final func guide(_ key: AlignmentKey, in size: Size) -> Double {
        if let fraction = key.fraction, !graph.hasExplicitGuides(key) {
            return (fraction * (key.isVertical ? size.height : size.width)).asLength
        }
        if let explicit = explicitAlignment(key, in: size) { return Double(explicit).asLength }
        return Double(key.id.defaultValue(in: dimensions(size))).asLength
    }

    /// Something that sizes depend on has changed.
    final func invalidateLayout() {
        needsPlacement = true
        isChanged = true
        if !isQueuedForLayout {
            if cache.isEmpty { forgetPreviousSizes() } else { withExtras { $0.previous = cache.entries } }
        }
        if !cache.isEmpty { cache = MeasureCache() }
        // A box that nobody holds yet is measured when it is put into one, which invalidates that one.
        if !isQueuedForLayout && (isPlaced || parent != nil) { graph.queueForLayout(self) }
    }

    /// What containers ask of the box beside its size has changed: those of the one around if they end there, as
    /// priorities do; of all around for what they pass on, such as guides.
    final func invalidateLayoutAround(far: Bool) {
        var current = parent
        while let box = current {
            box.invalidateLayout()
            if !far && !box.isWrapper { return }
            current = box.parent
        }
    }

    /// Where the children go has changed, but no size.
    final func invalidatePlacement() {
        needsPlacement = true
        graph.queueForPlacement(self)
    }

    /// Measures again for all proposals that were answered before; false if an answer differs now.
    final func sizesAreUnchanged() -> Bool {
        guard let previous = extras?.previous else { return false }
        forgetPreviousSizes()
        return isPlaced
            && previous.allSatisfy {
                let asked = Proposal(width: Extent.decode($0.width.low), height: Extent.decode($0.height.low))
                return measureAnswer(asked).replaces($0)
            }
    }

    final func forgetPreviousSizes() { extras?.previous = nil }

    // MARK: Placing

    /// Puts the box into its parent's space, in points; the size is the one it chooses for the proposal.
    final func place(at origin: Point, proposal: Proposal) {
        let size = measure(proposal).bounded
        let origin = Point(x: origin.x.asLength, y: origin.y.asLength)
        let isFirst = !isPlaced
        let resized = size != self.size
        if isFirst || origin != self.origin || resized {
            move(to: origin, size: size, isFirst: isFirst)
        } else if motion != nil, graph.resize != nil {
            followResize()
        }
        if isFirst || resized || needsPlacement || proposal != self.proposal {
            self.proposal = proposal
            placeChildrenNow()
        }
        if isFirst {
            isPlaced = true
            if resumesAnimation { graph.animate(self) }
            resumesAnimation = false
            didAppear()
        }
    }

    /// Places the children anew in the box as it stands.
    final func placeChildrenNow() {
        needsPlacement = false
        graph.counters.pointee.nodesPlaced += 1
        let mark = graph.placements.count
        placeChildren(in: size, proposal: proposal)
        let isMirrored = mirrorsPlacement && node.readsRightToLeft
        let wasCovered = graph.isPlacingCovered
        graph.isPlacingCovered = wasCovered || drawing.isQueued && drawing.hasMoved
        children.forEachBox { child in
            let pending = child.takePending() ?? middle(of: size)
            if child.isHidden { return }
            if isMirrored { child.place(mirrored: pending, in: size) } else { child.place(pending) }
        }
        graph.isPlacingCovered = wasCovered
        graph.placements.truncate(to: mark)
        didPlace()
    }

    /// Where a child goes that the container says nothing of.
    final func middle(of size: Size) -> PendingPlacement {
        PendingPlacement(
            position: Point(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: Proposal(size))
    }

    final func takePending() -> PendingPlacement? {
        if pendingIndex < 0 { return nil }
        defer { pendingIndex = -1 }
        return graph.placements.get(pendingIndex, self)
    }

    /// Where text is read from the right, all layout counts from there.
    private func place(mirrored pending: PendingPlacement, in size: Size) {
        let origin = pendingOrigin(pending)
        let width = measure(pending.proposal).bounded.width
        place(at: Point(x: size.width - origin.x - width, y: origin.y), proposal: pending.proposal)
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
        if resized { graph.resize?.note(self, had: self.size) }
        self.size = size
        if isFirst { anchorFrame() } else { animateFrame(from: old) }
        if resized || isFirst { drawing.isContentStale = true }
        drawing.hasMoved = true
        queueForDisplay()
    }

    /// Calls for each child, for calls that change no tree; see ``LayoutNodeList/forEachBox(in:_:)``.
    @inline(__always) final func forEachBoxInPlace(_ body: (_LayoutNode) -> Void) {
        LayoutNodeList.forEachBox(in: LayoutNodeList.place(of: &children), body)
    }

    // MARK: The tree

    /// Replaces the children. Boxes that are gone leave their pixels to be drawn over.
    final func setChildren(_ all: LayoutNodeList) {
        if children.isEmpty && !hasDepartures {
            if !all.isEmpty { adoptChildren(all) }
            return
        }
        let new = hasDepartures ? keepDepartures(of: all) : all
        if children.isEmpty {
            if new.isEmpty { return }
        } else {
            if new.elementsEqual(children, by: ===) { return }
            if Self.changesOrder(from: children, to: new) { setNeedsDisplay(moved: true) }
            let kept = Set(new.map { ObjectIdentifier($0) })
            for child in children where !kept.contains(ObjectIdentifier(child)) && !(hasDepartures && child.isDeparting)
            {
                child.leave()
                if child.parent === self { child.parent = nil }
            }
        }
        adoptChildren(new)
    }

    private func adoptChildren(_ new: LayoutNodeList) {
        var index: Int32 = 0
        new.forEachBox { child in
            child.parent = self
            child.indexInParent = index
            index &+= 1
        }
        children = new
        paintIndex = nil
        redrawGroups()
        childrenDidChange()
        invalidateLayout()
    }

    final func setChildren(_ new: [_LayoutNode]) { setChildren(LayoutNodeList(new)) }

    /// Drops a child that was on its way out.
    final func dropDeparture(_ child: _LayoutNode) {
        child.leave()
        if child.parent === self { child.parent = nil }
    }

    /// Takes the box out of its parent for good, for code that may keep it longer than the tree does.
    final func detach() { parent = nil }

    /// Called after the children were replaced.
    func childrenDidChange() {}

    private static func changesOrder(from old: LayoutNodeList, to new: LayoutNodeList) -> Bool {
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
        graph.addDamage(drawing.subtreeBounds)
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
        if groupsContent { setNeedsDisplay(moved: true) }
        parent?.redrawGroups()
    }

    /// The next placement counts as the first, here and for all inside.
    private func unplace() {
        guard isPlaced else { return }
        isPlaced = false
        needsPlacement = true
        motion = nil
        resumesAnimation = graph.stopAnimating(self)
        for child in children { child.unplace() }
        for child in departingChildren { child.unplace() }
        didDisappear()
    }

    private func forgetDrawing() {
        drawing.contentBounds = .empty
        drawing.subtreeBounds = .empty
        for child in children { child.forgetDrawing() }
        for child in departingChildren { child.forgetDrawing() }
    }
}
