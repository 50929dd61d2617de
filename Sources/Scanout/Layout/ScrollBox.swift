import Raster

/// A view that a scroll view is to bring into sight, or a place that it is to go to.
final class ScrollTarget {
    let id: AnyHashable
    /// A place to go to in place of a view.
    var place: ScrollPlace?
    /// The point of the view, and of the scroll view, that are to meet; nil for the shortest way.
    let anchor: UnitPoint?
    /// The node below which the view is looked for.
    weak var root: _Node?

    init(id: AnyHashable, anchor: UnitPoint?, root: _Node?) {
        self.id = id
        self.anchor = anchor
        self.root = root
    }

    convenience init(_ place: ScrollPlace) {
        self.init(id: AnyHashable(0), anchor: nil, root: nil)
        self.place = place
    }
}

/// The box of a scroll view: it takes what it is offered along its axes, and shows a part of its content.
final class ScrollBox: _LayoutNode, NamedSpaceBox, GeometryObserver {
    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    /// The point of the content that shows at the same point of the view until something is scrolled to.
    var anchor = UnitPoint.topLeading {
        didSet { if anchor != oldValue { invalidatePlacement() } }
    }
    var clips = true {
        didSet { if clips != oldValue { setNeedsDisplay(moved: true) } }
    }

    /// How far from its sides the content stays at the ends, in points.
    var margins = SideInsets.zero {
        didSet { if margins != oldValue { invalidateLayout() } }
    }
    /// Told after the content was placed somewhere else than before.
    var whenScrolled: (() -> Void)?

    /// Posts a target, to be taken up in the next update.
    var post: ((ScrollTarget) -> Void)?

    /// How far the content is moved, in points from its start.
    private(set) var offset = Point.zero
    /// The size for views inside that are sized by the one around: what was offered, until the view is placed.
    private(set) var containerSize: Size?
    private var hasScrolled = false
    private var target: ScrollTarget?
    /// How far the content shows beyond the box, in the unsafe area.
    private var insets = SideInsets.zero

    init(_ node: _Node, axes: Axis.Set) {
        self.axes = axes
        super.init(node)
        graph.observeGeometry(self)
    }

    private var content: _LayoutNode? { children.first }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    /// The room without the margins.
    private func inner(_ size: Size) -> Size {
        Size(width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        if containerSize == nil { containerSize = proposal.size(orIdeal: 0).within(graph.traits.size) }
        let content = content?.measure(offer(proposal)) ?? .zero
        let size = Size(width: content.width + margins.horizontal, height: content.height + margins.vertical)
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override var safeAreaRole: SafeAreaRole { .ends }

    // MARK: Placing

    override func placeChildren(in size: Size, proposal: Proposal) {
        containerSize = size
        insets = unsafeInsets(of: Rect(origin: .zero, size: size), edges: .all)
        guard let content else { return }
        let offer = offer(proposal)
        let contentSize = content.measure(offer).bounded
        let before = offset
        offset = nextOffset(contentSize, in: inner(size))
        let start = start(contentSize, in: inner(size))
        content.pending = PendingPlacement(
            position: Point(x: start.x + margins.left, y: start.y + margins.top), anchor: .zero, proposal: offer)
        if offset != before { whenScrolled?() }
    }

    /// The size of the content, once it is laid out.
    var contentSize: Size { content?.size ?? .zero }
    /// What of the content can be seen between the margins, in its own points.
    var visibleContent: Rect { Rect(origin: offset, size: inner(size)) }

    /// Content that is smaller than the view stands in it by the anchor.
    private func start(_ content: Size, in size: Size) -> Point {
        Point(
            x: content.width < size.width ? Double(anchor.x) * (size.width - content.width) : -offset.x,
            y: content.height < size.height ? Double(anchor.y) * (size.height - content.height) : -offset.y)
    }

    private func nextOffset(_ content: Size, in size: Size) -> Point {
        let room = Point(
            x: axes.contains(.horizontal) ? max(0, content.width - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, content.height - size.height) : 0)
        var next = hasScrolled ? offset : Point(x: Double(anchor.x) * room.x, y: Double(anchor.y) * room.y)
        if let place = target?.place {
            hasScrolled = true
            next = place.offset(from: next, room: room)
        } else if let target, var frame = frame(of: target) {
            // Offsets count from the side that reading begins at.
            if node.readsRightToLeft { frame.origin.x = content.width - frame.maxX }
            hasScrolled = true
            next = Point(
                x: Self.offset(
                    from: next.x, to: frame.minX...frame.maxX, size.width, target.anchor.map { Double($0.x) }),
                y: Self.offset(
                    from: next.y, to: frame.minY...frame.maxY, size.height, target.anchor.map { Double($0.y) })
            )
        }
        return Point(x: min(max(0, next.x), room.x), y: min(max(0, next.y), room.y))
    }

    /// The offset along one axis that brings a range into sight.
    private static func offset(
        from current: Double, to range: ClosedRange<Double>, _ visible: Double, _ anchor: Double?
    ) -> Double {
        let length = range.upperBound - range.lowerBound
        if let anchor { return range.lowerBound + anchor * (length - visible) }
        if range.lowerBound < current || length > visible { return range.lowerBound }
        return range.upperBound > current + visible ? range.upperBound - visible : current
    }

    // MARK: Scrolling

    /// Brings a view into sight with the placement that comes; content that is made on the way may move it once more,
    /// so the target stands until the update is over.
    func scroll(to target: ScrollTarget) {
        self.target = target
        invalidatePlacement()
        graph.afterUpdate { [weak self] in if self?.target === target { self?.target = nil } }
    }

    func geometryMayHaveChanged() {
        guard isPlaced, node.isAlive, let content else { return }
        let isMoved = target != nil && nextOffset(content.size, in: inner(size)) != offset
        if isMoved || unsafeInsets(of: Rect(origin: .zero, size: size), edges: .all) != insets { invalidatePlacement() }
    }

    /// Where a target is in the content; an estimate while it has not been laid out.
    private func frame(of target: ScrollTarget) -> Rect? {
        guard let found = target.root?.box(named: target.id) else { return nil }
        var rect = Rect(origin: .zero, size: found.size)
        var current = found
        while let parent = current.parent {
            if parent === self { return rect }
            var frame = Rect(origin: current.origin, size: current.size)
            if !current.isPlaced, let lazy = parent as? LazyBox, let expected = lazy.expectedFrame(of: current) {
                frame = expected
                rect.size = expected.size
            }
            rect.origin = Point(x: rect.minX + frame.minX, y: rect.minY + frame.minY)
            current = parent
        }
        return nil
    }

    /// What can be seen, in the box's own points; while the content moves, from where it was to where it goes.
    func visibleParts(ofContentMovedBy content: _LayoutNode) -> (all: Rect, safe: Rect) {
        let safe = Rect(origin: .zero, size: size)
        let all = Rect(
            x: -insets.left, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
        guard content.motion != nil else { return (all, safe) }
        let (shown, aim) = (content.shownOrigin, content.origin)
        let old = Rect(
            x: all.minX + aim.x - shown.x, y: all.minY + aim.y - shown.y, width: all.width, height: all.height)
        return (all.union(old), safe)
    }

    func answers(to name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        switch space {
        case .any: return true
        case .along(let axis): return axes.contains(axis == .horizontal ? .horizontal : .vertical)
        }
    }

    // MARK: Drawing

    private func clipRect(_ context: DrawContext) -> Rect {
        let frame = context.drawnFrame(shownSize)
        return Rect(
            x: frame.minX - insets.left, y: frame.minY - insets.top, width: frame.width + insets.horizontal,
            height: frame.height + insets.vertical)
    }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        guard clips else { return context }
        var inner = context
        let bounds = context.transform.apply(clipRect(context))
        inner.clip = context.clip.intersection(PixelRect(covering: bounds))
        return inner
    }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        guard clips else { return paintContentAndChildren(painter, context) }
        painter.renderer.pushClip(
            Raster.Path(rect: clipRect(context)), rule: .nonZero, transform: context.transform, antialiased: false)
        paintContentAndChildren(painter, context)
        painter.renderer.popClip()
    }
}

extension Size {
    /// The size with extents that are 0 or infinite replaced, for what has not been placed yet.
    fileprivate func within(_ panel: Size) -> Size {
        Size(
            width: width > 0 && width.isFinite ? width : panel.width,
            height: height > 0 && height.isFinite ? height : panel.height)
    }
}
