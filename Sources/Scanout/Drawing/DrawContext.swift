import Raster

/// Where a box's own coordinates lie on the display.
struct DrawContext: Equatable {
    /// From the box's points to device pixels.
    var transform: AffineTransform
    /// Whether frames are moved to whole device pixels: until an effect turns or stretches what is inside, where a
    /// jump between the two would show.
    var snaps: Bool
    /// The way that pixels take through the effects around: a shadow, a blur. Nil for straight to the display.
    var stage: EffectStage?
    /// The part of the device space where anything can show.
    var clip: PixelRect

    func moved(by origin: Point) -> DrawContext {
        if origin == .zero { return self }
        var copy = self
        copy.transform = AffineTransform.translation(x: origin.x, y: origin.y).concatenating(transform)
        return copy
    }

    /// The rectangle, in the box's own points, that a box of a size is drawn in: with edges on whole device pixels
    /// (halves round up, so that neighbours meet) where frames snap.
    func drawnFrame(_ size: Size) -> Rect {
        let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        guard snaps, transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 else { return frame }
        let device = transform.apply(frame)
        let x0 = Self.whole(device.minX)
        let y0 = Self.whole(device.minY)
        let x1 = Self.whole(device.maxX)
        let y1 = Self.whole(device.maxY)
        return Rect(
            x: (x0 - transform.tx) / transform.a, y: (y0 - transform.ty) / transform.d,
            width: (x1 - x0) / transform.a, height: (y1 - y0) / transform.d)
    }

    private static func whole(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}

/// What a box remembers of how it was last drawn.
struct DrawingState {
    private var content = CompactRect()
    private var subtree = CompactRect()
    /// Whether the box's own content has to be brought up to date and drawn anew.
    var isContentStale = true
    /// Whether the box has moved on the display, with all inside.
    var hasMoved = true
    /// Whether the box waits for the next frame.
    var isQueued = false

    /// The device pixels that the box's own ink touches.
    var contentBounds: PixelRect {
        get { content.rect }
        set { content = CompactRect(newValue) }
    }
    /// The device pixels that the box and all inside touch; may be larger than needed.
    var subtreeBounds: PixelRect {
        get { subtree.rect }
        set { subtree = CompactRect(newValue) }
    }

    /// A rectangle of device pixels in half the memory; they are within ±2^30.
    private struct CompactRect {
        private var x0: Int32 = 0
        private var y0: Int32 = 0
        private var x1: Int32 = 0
        private var y1: Int32 = 0

        init() {}

        init(_ rect: PixelRect) {
            x0 = Int32(clamping: rect.x0)
            y0 = Int32(clamping: rect.y0)
            x1 = Int32(clamping: rect.x1)
            y1 = Int32(clamping: rect.y1)
        }

        var rect: PixelRect { PixelRect(x0: Int(x0), y0: Int(y0), x1: Int(x1), y1: Int(y1)) }
    }
}

extension _LayoutNode {
    /// Asks for the box to be drawn in the next frame; `moved` when its place or an effect on all inside changed.
    final func setNeedsDisplay(moved: Bool = false) {
        if moved { drawing.hasMoved = true } else { drawing.isContentStale = true }
        // A box without a place is drawn once it has one.
        guard isPlaced, !drawing.isQueued else { return }
        queueForDisplay()
    }

    final func queueForDisplay() {
        if drawing.isQueued { return }
        // A box around that has moved takes all inside along. While boxes are placed this is known.
        if graph.isPlacingCovered { return }
        var outer = parent
        while let box = outer {
            if box.drawing.isQueued && box.drawing.hasMoved { return }
            outer = box.parent
        }
        drawing.isQueued = true
        graph.queueForDisplay(self)
    }

    /// The box's place on the display, found by going up.
    final var drawContext: DrawContext {
        guard let parent else { return node.graph.rootContext.moved(by: shownOrigin) }
        return parent.contextForChildren(parent.drawContext).moved(by: shownOrigin)
    }

    /// Whether the box and all around it are shown.
    final var isShown: Bool {
        var current: _LayoutNode? = self
        while let box = current {
            if box.isHidden || !box.isPlaced { return false }
            current = box.parent
        }
        return true
    }

    /// Brings a box that changed up to date and adds what it covered and covers now to the damage.
    final func commitDisplay() {
        guard drawing.isQueued else { return }
        guard node.isAlive, isShown else {
            drawing.isQueued = false
            return
        }
        commit(drawContext, moved: drawing.hasMoved)
        growParents()
    }

    private func commit(_ context: DrawContext, moved: Bool) {
        let moved = moved || drawing.hasMoved
        if moved || drawing.isContentStale { commitContent(context) }
        drawing.isQueued = false
        drawing.hasMoved = false
        drawing.isContentStale = false
        guard moved else {
            drawing.subtreeBounds = drawing.subtreeBounds.union(drawing.contentBounds)
            return
        }
        var bounds = drawing.contentBounds
        let inner = contextForChildren(context)
        func commit(_ child: _LayoutNode) {
            if child.isHidden || !child.isPlaced { return }
            child.commit(inner.moved(by: child.shownOrigin), moved: true)
            bounds = bounds.union(child.drawing.subtreeBounds)
        }
        if hasDepartures { drawnChildren.forEachBox(commit) } else { forEachBoxInPlace(commit) }
        drawing.subtreeBounds = bounds
        paintIndex = nil
    }

    private func commitContent(_ context: DrawContext) {
        graph.addDamage(drawing.contentBounds)
        let ink = updateContent(context)
        drawing.contentBounds = ink.map { context.displayBounds($0) } ?? .empty
        graph.addDamage(drawing.contentBounds)
    }

    /// What is inside a box is inside its parents. They are not made smaller: that would ask every sibling.
    private func growParents() {
        let bounds = drawing.subtreeBounds
        var inner = self
        while let box = inner.parent {
            box.paintIndex?.grow(at: Int(inner.indexInParent), to: bounds)
            if box.drawing.subtreeBounds.contains(bounds) { return }
            box.drawing.subtreeBounds = box.drawing.subtreeBounds.union(bounds)
            inner = box
        }
    }
}
