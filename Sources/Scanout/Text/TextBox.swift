import Raster
import Typography

/// The box of a text: keeps it set for the widths it was asked for.
final class TextBox: LeafBox<Text> {
    private var text: Text
    private var settings: TextDefaults
    private var layouts: [(key: Key, layout: TextLayout)] = []
    private var natural: Natural?
    /// The text before, while it fades into this one.
    private var fade: TextFade?

    /// A text that fades out while another one fades in.
    private struct TextFade {
        let layout: TextLayout
        let styles: [_ResolvedStyle]
        /// How much of the new one shows.
        var progress = Animated(0.0)
    }

    private struct Key: Hashable {
        var width: Double?
        var height: Double?
    }

    /// The text as it is where it finds room.
    private struct Natural {
        /// Device pixels, not rounded.
        var size: Size
        private var scale: Double
        /// Points.
        var width: Double { size.width / scale }
        var height: Double { size.height / scale }
        /// Whether a higher or lower offer makes no difference.
        var isOneLine: Bool
        /// Whether all of it is plain ASCII, so that no mark stands far outside of the line.
        var isPlain: Bool

        init(_ size: Size, scale: Double, isOneLine: Bool, isPlain: Bool) {
            self.size = size
            self.scale = scale
            self.isOneLine = isOneLine
            self.isPlain = isPlain
        }
    }

    init(_ text: Text, _ node: _Node) {
        self.text = text
        settings = node.environment.textDefaults
        super.init(node)
    }

    override func update(_ view: Text) { take(view, node.environment.textDefaults) }

    override func environmentDidChange() { take(text, node.environment.textDefaults) }

    private func take(_ new: Text, _ defaults: TextDefaults) {
        let isSameSet = spans(new, defaults) == spans(text, settings) && defaults.setsLike(settings)
        if !isSameSet { beginFade() }
        text = new
        settings = defaults
        setNeedsDisplay()
        if isSameSet { return }
        layouts.removeAll()
        natural = nil
        invalidateLayout()
    }

    /// Lets the text as it is drawn fade out, where the environment asks for it and the change is animated.
    private func beginFade() {
        fade = nil
        guard isPlaced, node.environment.contentTransition != .identity, node.transaction.animation != nil else {
            return
        }
        var next = TextFade(layout: drawnLayout, styles: styles)
        move(&next.progress, to: 1)
        fade = next
        redrawGroups()
    }

    override func stepAnimations(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard var current = fade else { return isMoving }
        current.progress.step(at: time)
        fade = current.progress.isMoving ? current : nil
        if fade == nil { redrawGroups() }
        setNeedsDisplay()
        return isMoving || fade != nil
    }

    private func spans(_ text: Text, _ defaults: TextDefaults) -> [TextSpan] {
        if let string = text.plainString { return [TextSpan(text: string, font: defaults.request)] }
        return text.pieces.enumerated().map { index, piece in
            TextSpan(text: piece.string, font: defaults.request(piece.style), tag: index)
        }
    }

    /// What the glyphs of each run are painted with.
    private var styles: [_ResolvedStyle] {
        if text.plainString != nil { return [settings.style] }
        return text.pieces.map { piece in
            if let own = piece.style.style { return own._resolve(in: node.environment) }
            if let color = piece.style.color { return color._resolve(in: node.environment) }
            return settings.style
        }
    }

    private func measureNaturally() -> Natural {
        if let natural { return natural }
        let new: Natural
        if let piece = text.onlyPiece,
            let line = graph.typesetter.lineSize(
                of: piece.string, font: settings.request(piece.style), rendering: settings.rendering)
        {
            new = Natural(line, scale: settings.scale, isOneLine: true, isPlain: true)
        } else {
            let layout = layout(Key(width: nil, height: nil))
            new = Natural(
                layout.size, scale: settings.scale, isOneLine: layout.lines.count <= 1, isPlain: false)
        }
        natural = new
        return new
    }

    /// Whether the text finds room as it is. One line is always set, however low the offer.
    private func fits(width: Double?, height: Double?) -> Bool {
        let natural = measureNaturally()
        return (width ?? .infinity) >= natural.width && (natural.isOneLine || (height ?? .infinity) >= natural.height)
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
        let options = TextOptions(
            maximumWidth: key.width.map { $0 * settings.scale }, maximumHeight: key.height.map { $0 * settings.scale },
            lineLimit: settings.lineLimit, alignment: settings.alignment, lineSpacing: settings.lineSpacing,
            rendering: settings.rendering)
        let layout = graph.typesetter.layout(spans(text, settings), options: options)
        if layouts.count >= 4 { layouts.remove(at: layouts[0].key.width == nil ? 1 : 0) }
        layouts.append((key, layout))
        return layout
    }

    /// Extents are whole device pixels, rounded up.
    private func rounded(_ pixels: Size) -> Size {
        Size(
            width: pixels.width.rounded(.up) / settings.scale, height: pixels.height.rounded(.up) / settings.scale)
    }

    override var operations: Int { fade == nil ? 1 : 2 }

    /// Where the natural lines find room, more of it changes nothing; a single line stands however low the offer.
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        guard fits(width: proposal.width, height: proposal.height) else {
            let layout = layout(width: proposal.width, height: proposal.height)
            return SizeAnswer(rounded(layout.size), only: proposal)
        }
        let natural = measureNaturally()
        return SizeAnswer(
            rounded(natural.size),
            width: ExtentInterval(low: natural.width, high: Extent.unspecified),
            height: natural.isOneLine ? .all : ExtentInterval(low: natural.height, high: Extent.unspecified))
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
        guard fade != nil || styles.contains(where: { !$0.isClear }) else { return nil }
        var ink = graph.typesetter.inkBounds(drawnLayout)
        if let fade { ink = ink.union(graph.typesetter.inkBounds(fade.layout)) }
        if ink.isEmpty { return nil }
        // Rounding of pens to pixels moves ink by less than one.
        let bounds = textTransform(context).apply(ink).insetBy(dx: -1, dy: -1)
        return apartStyle.map { $0.grown(bounds, context.transform) } ?? bounds
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
    private var apartStyle: _ResolvedStyle? {
        if text.plainString != nil { return settings.style.isDrawnApart ? settings.style : nil }
        return styles.first(where: \.isDrawnApart)
    }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        painter.draw(apartStyle, of: self, context) {
            guard let fade else { return draw(drawnLayout, styles, painter, context) }
            let progress = min(max(fade.progress.shown, 0), 1)
            let outer = painter.opacity
            painter.opacity = outer * (1 - progress)
            draw(fade.layout, fade.styles, painter, context)
            painter.opacity = outer * progress
            draw(drawnLayout, styles, painter, context)
            painter.opacity = outer
        }
    }

    private func draw(_ layout: TextLayout, _ styles: [_ResolvedStyle], _ painter: Painter, _ context: DrawContext) {
        let frame = Rect(
            x: 0, y: 0, width: shownSize.width * settings.scale, height: shownSize.height * settings.scale)
        painter.typesetter.draw(layout, with: painter.renderer, transform: textTransform(context)) { tag in
            painter.apply(styles[tag].paint(in: frame))
        }
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
