import Raster
import Typography

/// The box of a text: keeps it set for the widths it was asked for.
final class TextBox: LeafBox<Text> {
    @exclusivity(unchecked) private var settings: TextDefaults
    /// Those with which the text as it is now came about.
    @exclusivity(unchecked) private var firstSettings: TextDefaults
    @exclusivity(unchecked) private var layouts: [(key: Key, layout: TextLayout)] = []
    @exclusivity(unchecked) private var natural: Natural?
    /// The text as it is now, where that is more than the view's string in the environment's style.
    @exclusivity(unchecked) private var runs: TextRuns?
    /// For a text that tells the time.
    private var ticker: Ticker?
    /// The text before, while it fades into this one.
    @exclusivity(unchecked) private var fade: TextFade?

    /// A text that fades out while another one fades in.
    private final class TextFade {
        let layout: TextLayout
        let content: TextContent
        /// Whether digits roll, and whether upwards.
        var rollsUpwards: Bool?
        /// How much of the new one shows.
        var progress = Animated(0.0)

        init(layout: TextLayout, content: TextContent) {
            self.layout = layout
            self.content = content
        }
    }

    private struct Key: Hashable {
        var width: Double?
        var height: Double?
    }

    /// The text as it is where it finds room.
    private struct Natural {
        /// Device pixels, not rounded.
        let size: Size
        /// Whether a higher or lower offer makes no difference.
        let isOneLine: Bool
        /// Whether all of it is plain ASCII, so that no mark stands far outside of the line.
        let isPlain: Bool
    }

    /// What time it is, and when the text is another one.
    private final class Ticker {
        let clock: TimelineClock
        var timer: Timer?

        init(_ clock: TimelineClock) { self.clock = clock }
    }

    override init(_ text: Text, _ node: _Node) {
        settings = node.environment.textDefaults
        firstSettings = settings
        super.init(text, node)
        // A text of several runs may ask what time it is, which the box knows once it is made.
        runs = makeRuns(text, settings)
    }

    /// The text as it is now.
    private var content: TextContent { Self.content(view, settings, runs) }

    private static func content(_ text: Text, _ settings: TextDefaults, _ runs: TextRuns?) -> TextContent {
        if let runs { return .runs(runs) }
        return .plain(text.plainString(namesLocale: settings.namesLocale) ?? "", settings)
    }

    private func makeRuns(_ text: Text, _ defaults: TextDefaults) -> TextRuns? {
        if ticker != nil { stopTimer() }
        if defaults.isPlain, text.plainString(namesLocale: defaults.namesLocale) != nil { return nil }
        let runs = TextRuns(text, defaults, node.environment, now: now(for: text), tools: CanvasTools(graph))
        wait(runs.change)
        return runs
    }

    override func update(_ new: Text) { take(new, node.environment.textDefaults) }

    override func environmentDidChange() { take(view, node.environment.textDefaults) }

    private func take(_ new: Text, _ defaults: TextDefaults) {
        let next = makeRuns(new, defaults)
        let isSameSet =
            Self.content(new, defaults, next).hasSameRuns(as: content) && defaults.setsLike(settings)
        if !isSameSet { beginFade(defaults.transition) }
        view = new
        settings = defaults
        runs = next
        setNeedsDisplay()
        if isSameSet { return }
        firstSettings = defaults
        layouts.removeAll()
        natural = nil
        invalidateLayout()
    }

    // MARK: Time

    /// The moment that a text tells the time to or from.
    private func now(for text: Text) -> Date {
        for piece in text.pieces {
            guard case .date(let date) = piece.source else { continue }
            if ticker == nil {
                var clock = TimelineClock(graph.timers)
                _ = clock.adjust(to: date.reference)
                ticker = Ticker(clock)
            }
        }
        return ticker?.clock.date ?? graph.timers.date
    }

    /// Brings the text up to date once it is another one.
    private func wait(_ seconds: Double?) {
        guard let ticker, let seconds, seconds.isFinite else { return }
        let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in
            guard let self, self.node.isAlive else { return }
            self.take(self.view, self.settings)
        }
        ticker.timer = timer
        timer.start(after: min(seconds, 1_000_000), on: graph.timers)
    }

    private func stopTimer() {
        ticker?.timer?.invalidate()
        ticker?.timer = nil
    }

    override func didDisappear() { stopTimer() }

    override func didAppear() { if let ticker, ticker.timer == nil, runs?.change != nil { take(view, settings) } }

    /// Lets the text as it is drawn fade out, where the environment asks for it and the change is animated.
    private func beginFade(_ new: ContentTransition) {
        fade = nil
        guard isPlaced, new.kind != .identity, node.transaction.animation != nil else { return }
        let next = TextFade(layout: drawnLayout, content: content)
        if new.kind == .numericText { next.rollsUpwards = new.rollsUpwards(from: firstSettings.transition) }
        move(&next.progress, to: 1)
        fade = next
        redrawGroups()
    }

    override func stepAnimations(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard let current = fade else { return isMoving }
        current.progress.step(at: time)
        if !current.progress.isMoving { fade = nil }
        if fade == nil { redrawGroups() }
        setNeedsDisplay()
        return isMoving || fade != nil
    }

    // MARK: Size

    private func measureNaturally() -> Natural {
        if let natural { return natural }
        let new: Natural
        if let run = simpleRun,
            let line = graph.typesetter.lineSize(of: run.text, font: run.font, rendering: settings.rendering)
        {
            new = Natural(size: line, isOneLine: true, isPlain: true)
        } else {
            let layout = layout(Key(width: nil, height: nil))
            new = Natural(size: layout.size, isOneLine: layout.lines.count <= 1, isPlain: false)
        }
        natural = new
        return new
    }

    private var simpleRun: (text: String, font: FontRequest)? {
        if let runs { return TextContent.runs(runs).simpleRun }
        return (view.plainString(namesLocale: settings.namesLocale) ?? "", settings.request)
    }

    /// Points.
    private func naturalSize(_ natural: Natural) -> Size {
        Size(width: natural.size.width / settings.scale, height: natural.size.height / settings.scale)
    }

    /// Whether the text finds room as it is. One line is always set, however low the offer.
    private func fits(width: Double?, height: Double?) -> Bool {
        let natural = measureNaturally()
        let size = naturalSize(natural)
        return (width ?? .infinity) >= size.width && (natural.isOneLine || (height ?? .infinity) >= size.height)
    }

    /// The text set for an offer, in points. Whatever the natural lines fit into gives those; of the rest the last few
    /// are kept: those of measuring and the one that is drawn.
    private func layout(width: Double?, height: Double?) -> TextLayout {
        if fits(width: width, height: height) { return layout(Key(width: nil, height: nil)) }
        return layout(
            Key(width: width?.isFinite == true ? width : nil, height: height?.isFinite == true ? height : nil))
    }

    private func layout(_ key: Key) -> TextLayout {
        if let known = layouts.first(where: { $0.key == key }) { return known.layout }
        let options = settings.options(width: key.width, height: key.height)
        var layout = graph.typesetter.layout(content.spans, options: options)
        if layout.isTruncated, let fitting = fitted(options) { layout = fitting }
        if layouts.count >= 4 { layouts.remove(at: layouts[0].key.width == nil ? 1 : 0) }
        layouts.append((key, layout))
        return layout
    }

    /// The most that letters move together for a text to fit, in ems: as on iOS.
    private static let mostTightening = 0.05
    /// Sizes that are tried between full size and the least.
    private static let shrinkingSteps = 32

    /// The text with letters moved together, or as small as need be, where that is allowed; nil where it is not.
    private func fitted(_ options: TextOptions) -> TextLayout? {
        let attributes = settings.attributes
        func attempt(_ scale: Double, _ tightening: Double) -> TextLayout {
            graph.typesetter.layout(content.spans(scale: scale, tightening: tightening), options: options)
        }
        let tightening = attributes.allowsTightening ? Self.mostTightening : 0
        if tightening > 0 {
            for step in 1...4 {
                let layout = attempt(1, tightening * Double(step) / 4)
                if !layout.isTruncated { return layout }
            }
        }
        let least = min(max(Double(attributes.minimumScaleFactor), 0.01), 1)
        guard least < 1 else { return tightening > 0 ? attempt(1, tightening) : nil }
        // The largest step that fits, by halves; the least where none does.
        var (low, high) = (0, Self.shrinkingSteps)
        var best: TextLayout?
        while low < high {
            let middle = (low + high + 1) / 2
            let layout = attempt(least + (1 - least) * Double(middle) / Double(Self.shrinkingSteps), tightening)
            if layout.isTruncated { high = middle - 1 } else { (low, best) = (middle, layout) }
        }
        return best ?? attempt(least, tightening)
    }

    /// Extents are whole device pixels, rounded up, with room for the lines that are to have some.
    private func rounded(_ pixels: Size) -> Size {
        Size(
            width: pixels.width.rounded(.up) / settings.scale,
            height: max(pixels.height, reservedHeight).rounded(.up) / settings.scale)
    }

    /// Device pixels.
    private var reservedHeight: Double {
        let lines = settings.attributes.reservedLines
        guard lines > 0 else { return 0 }
        let metrics = graph.typesetter.metrics(
            for: content.spans.first?.font ?? settings.request, rendering: settings.rendering)
        return Double(lines) * (metrics.ascent + metrics.descent)
            + Double(lines - 1) * (metrics.leading + settings.lineSpacing)
    }

    override var operations: Int { fade == nil ? 1 : 2 }

    /// Where the natural lines find room, more of it changes nothing; a single line stands however low the offer.
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        guard fits(width: proposal.width, height: proposal.height) else {
            let layout = layout(width: proposal.width, height: proposal.height)
            return SizeAnswer(rounded(layout.size), only: proposal)
        }
        let natural = measureNaturally()
        let size = naturalSize(natural)
        return SizeAnswer(
            rounded(natural.size),
            width: ExtentInterval(low: size.width, high: Extent.unspecified),
            height: natural.isOneLine ? .all : ExtentInterval(low: size.height, high: Extent.unspecified))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard key.isTextBaseline else { return nil }
        let layout = layout(width: size.width, height: size.height)
        let baseline = key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
        return CGFloat(baseline / settings.scale)
    }

    override func updateContent(_ context: DrawContext) -> Rect? {
        graph.counters.pointee.commandsRebuilt += 1
        if fade == nil && isFarOutside(context) { return nil }
        guard fade != nil || !content.isClear else { return nil }
        var ink = ink(drawnLayout, content)
        if let fade { ink = self.ink(of: fade, with: ink) }
        if ink.isEmpty { return nil }
        // Rounding of pens to pixels moves ink by less than one.
        let bounds = textTransform(context).apply(ink).insetBy(dx: -1, dy: -1)
        return apartStyle.map { $0.grown(bounds, context.transform) } ?? bounds
    }

    /// What two texts touch on the way from one to the other.
    private func ink(of fade: TextFade, with ink: Rect) -> Rect {
        let both = ink.union(self.ink(fade.layout, fade.content))
        return roll(of: fade).map { both.insetBy(dx: -abs($0.distance), dy: -abs($0.distance)) } ?? both
    }

    private func roll(of fade: TextFade) -> NumberRoll? {
        fade.rollsUpwards.flatMap { NumberRoll(from: fade.layout, to: drawnLayout, upwards: $0) }
    }

    /// What a text touches, in the layout's space.
    private func ink(_ layout: TextLayout, _ content: TextContent) -> Rect {
        if settings.isRedacted { return RedactionBars.path(for: layout, scale: settings.scale).bounds }
        var ink = graph.typesetter.inkBounds(layout)
        guard !content.images.isEmpty else { return ink }
        for (frame, image) in content.pictures(in: layout) {
            let bounds = image.ink(in: frame.scaled(1 / settings.scale), .scale(x: settings.scale, y: settings.scale))
            ink = ink.union(bounds)
        }
        return ink
    }

    /// Whether the text's frame, with a margin that no glyph reaches over, lies off the display: then it need not be set.
    private func isFarOutside(_ context: DrawContext) -> Bool {
        // Effects take ink elsewhere.
        guard context.stage == nil, measureNaturally().isPlain else { return false }
        let margin = max(shownSize.height, 2 * settings.font.size)
        let frame = Rect(origin: .zero, size: shownSize).insetBy(dx: -margin, dy: -margin)
        return !PixelRect(covering: context.transform.apply(frame)).intersects(context.clip)
    }

    private var drawnLayout: TextLayout { layout(width: size.width, height: size.height) }

    /// From the layout's device pixels to the display's.
    private func textTransform(_ context: DrawContext) -> AffineTransform {
        let frame = context.drawnFrame(shownSize)
        return AffineTransform.scale(x: 1 / settings.scale, y: 1 / settings.scale)
            .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(context.transform)
    }

    /// The style of the first piece that has shadows or a way of blending: they go for all of the text.
    private var apartStyle: _ResolvedStyle? { content.apartStyle }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        painter.draw(apartStyle, of: self, context) {
            guard let fade else { return draw(drawnLayout, content, painter, context) }
            draw(fade, painter, context)
        }
    }

    private func draw(_ fade: TextFade, _ painter: Painter, _ context: DrawContext) {
        let outer = painter.opacity
        defer { painter.opacity = outer }
        if let roll = roll(of: fade) {
            for part in roll.parts(at: fade.progress.shown) {
                painter.opacity = outer * part.opacity
                draw(part.layout, content, painter, context)
            }
            return
        }
        let progress = min(max(fade.progress.shown, 0), 1)
        painter.opacity = outer * (1 - progress)
        draw(fade.layout, fade.content, painter, context)
        painter.opacity = outer * progress
        draw(drawnLayout, content, painter, context)
    }

    private func draw(_ layout: TextLayout, _ content: TextContent, _ painter: Painter, _ context: DrawContext) {
        let frame = Rect(
            x: 0, y: 0, width: shownSize.width * settings.scale, height: shownSize.height * settings.scale)
        let transform = textTransform(context)
        if settings.isRedacted {
            return painter.renderer.fill(
                RedactionBars.path(for: layout, scale: settings.scale), rule: .nonZero,
                paint: painter.apply(content.style(0).paint(in: frame).opacity(RedactionBars.opacity)),
                transform: transform, antialiased: true)
        }
        painter.typesetter.draw(layout, with: painter.renderer, transform: transform) { tag in
            painter.apply(content.style(tag).paint(in: frame))
        }
        guard !content.images.isEmpty else { return }
        let inPoints = AffineTransform.scale(x: settings.scale, y: settings.scale).concatenating(transform)
        for (place, image) in content.pictures(in: layout) {
            image.draw(in: place.scaled(1 / settings.scale), painter, inPoints)
        }
    }
}

extension TextContent {
    /// The pictures of a layout with where they stand, in device pixels.
    func pictures(in layout: TextLayout) -> [(frame: Rect, image: ImageDrawing)] {
        var pictures: [(frame: Rect, image: ImageDrawing)] = []
        for line in layout.lines {
            for glyph in line.glyphs where glyph.face == TextLayout.Glyph.attachmentFace {
                guard let image = images[glyph.tag],
                    let attachment = spans.first(where: { $0.tag == glyph.tag })?.attachment
                else { continue }
                let frame = Rect(
                    x: glyph.origin.x, y: glyph.origin.y - attachment.ascent, width: attachment.width,
                    height: attachment.ascent + attachment.descent)
                pictures.append((frame, image))
            }
        }
        return pictures
    }
}

extension Rect {
    fileprivate func scaled(_ factor: Double) -> Rect {
        Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }
}

extension _ResolvedStyle {
    /// Whether nothing of it can be seen.
    var isClear: Bool {
        if opacity <= 0 { return true }
        if case .color(let color) = kind { return color.alpha <= 0 }
        return false
    }
}
