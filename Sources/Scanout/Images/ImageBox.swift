import Raster

/// The box of a picture.
final class ImageBox: LeafBox<Image> {
    private var content: ImageDrawing
    private var frames = FrameClock()

    init(_ image: Image, _ node: ImageNode) {
        content = Self.drawing(of: image, node)
        super.init(image, node)
    }

    private static func drawing(of image: Image, _ node: ImageNode) -> ImageDrawing {
        var whenReady: (@Sendable () -> Void)?
        if case .file = image.source { whenReady = node.whenReady() }
        return ImageDrawing(image, node.environment, CanvasTools(node.graph), whenReady: whenReady)
    }

    override func update(_ new: Image) {
        let old = content.operations
        view = new
        redraw()
        if content.operations != old { redrawGroups() }
    }

    override func environmentDidChange() { redraw() }

    private func redraw() {
        let (size, baseline, animation) = (content.size, content.baseline, content.animation)
        content = Self.drawing(of: view, unsafeDowncast(node, to: ImageNode.self))
        if content.animation != animation { frames.stop() }
        setNeedsDisplay()
        if content.size != size || content.baseline != baseline { invalidateLayout() }
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        let ideal = content.size
        guard view.resizing != nil else { return ideal }
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard key.isTextBaseline, let baseline = content.baseline, content.size.height > 0 else { return nil }
        return CGFloat(baseline * size.height / content.size.height)
    }

    override var operations: Int { content.operations }

    override func updateContent(_ context: DrawContext) -> Rect? {
        node.graph.counters.pointee.commandsRebuilt += 1
        let ink = content.ink(in: context.drawnFrame(shownSize), context.transform)
        showFrame(isInSight: PixelRect(covering: ink).intersects(context.clip))
        return content.style.grown(ink, context.transform)
    }

    /// Takes the frame that is due, and asks to be woken for the next one where the picture can be seen.
    private func showFrame(isInSight: Bool) {
        guard let animation = content.animation else { return }
        content.frame = frames.frame(of: animation, on: graph.timers, wakes: isInSight) { [weak self] in
            self?.setNeedsDisplay()
        }
    }

    override func didDisappear() { frames.pause() }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        let frame = context.drawnFrame(shownSize)
        painter.draw(content.isInStyle ? content.style : nil, of: self, context) {
            content.draw(in: frame, painter, context.transform)
        }
    }
}

/// Which frame of a picture is due on a host's clock.
@MainActor
struct FrameClock {
    private var start: Double?
    private var timer: Timer?

    /// The frame that shows now; its time began with the first call.
    ///
    /// - Parameters:
    ///   - wakes: whether `next` is called when the next frame is due.
    mutating func frame(
        of picture: LoadedPicture, on timers: TimerQueue, wakes: Bool, next: @escaping @MainActor () -> Void
    ) -> Int {
        let begin = start ?? timers.now
        start = begin
        pause()
        let (index, remaining) = picture.frame(at: timers.now - begin)
        if wakes, let remaining {
            let timer = Timer(timeInterval: 0, repeats: false) { _ in next() }
            timer.start(after: max(remaining, 0.001), on: timers)
            self.timer = timer
        }
        return index
    }

    /// Wakes nobody until the frame is asked for again; time goes on.
    mutating func pause() {
        timer?.invalidate()
        timer = nil
    }

    /// Begins anew with the next call.
    mutating func stop() {
        pause()
        start = nil
    }
}
