import Raster
import Typography

/// The box of a text: keeps it set for the widths it was asked for.
final class TextBox: LeafBox<Text> {
    private var text: Text
    private var settings: Settings
    private var layouts: [(key: Key, layout: TextLayout)] = []

    /// What the environment says that a text is set by.
    private struct Settings {
        var spans: [TextSpan]
        var styles: [_ResolvedStyle]
        var lineLimit: Int?
        var alignment: TextOptions.Alignment
        var lineSpacing: Double
        var rendering: GlyphRendering
        var scale: Double
    }

    private struct Key: Hashable {
        var width: Double?
        var height: Double?
    }

    init(_ text: Text, _ node: _Node) {
        self.text = text
        settings = Self.settings(text, node.environment)
        super.init(node)
    }

    override func update(_ view: Text) {
        text = view
        takeSettings()
    }

    override func environmentDidChange() { takeSettings() }

    private func takeSettings() {
        let old = settings
        settings = Self.settings(text, node.environment)
        setNeedsDisplay()
        let isSameSet =
            old.spans == settings.spans && old.lineLimit == settings.lineLimit && old.scale == settings.scale
            && old.rendering == settings.rendering && old.lineSpacing == settings.lineSpacing
            && old.alignment == settings.alignment
        if isSameSet { return }
        layouts.removeAll()
        invalidateLayout()
    }

    private static func settings(_ text: Text, _ environment: EnvironmentValues) -> Settings {
        let scale = Double(environment.displayScale)
        let spans = text.pieces.enumerated().map { index, piece in
            TextSpan(text: piece.string, font: font(piece.style, environment).request(scale: scale), tag: index)
        }
        return Settings(
            spans: spans, styles: text.pieces.map { style($0.style, environment) },
            lineLimit: environment.lineLimit, alignment: alignment(environment.multilineTextAlignment),
            lineSpacing: Double(environment.lineSpacing).asLength * scale, rendering: environment.glyphRendering,
            scale: scale)
    }

    private static func font(_ style: Text.Style, _ environment: EnvironmentValues) -> Font {
        var font = style.font ?? environment.font ?? .body
        if let weight = style.weight ?? environment.fontWeight { font = font.weight(weight) }
        if let design = style.design ?? environment.fontDesign { font.design = design }
        if style.isItalic || environment.isItalic { font = font.italic() }
        if style.hasMonospacedDigits || environment.usesMonospacedDigits { font = font.monospacedDigit() }
        return font
    }

    private static func style(_ style: Text.Style, _ environment: EnvironmentValues) -> _ResolvedStyle {
        if let own = style.style { return own._resolve(in: environment) }
        if let color = style.color { return color._resolve(in: environment) }
        return ForegroundStyle()._resolve(in: environment)
    }

    private static func alignment(_ alignment: TextAlignment) -> TextOptions.Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// The text set for an offer, in points. Whatever the natural lines fit into gives those; of the rest the last few
    /// are kept: those of measuring and the one that is drawn.
    private func layout(width: Double?, height: Double?) -> TextLayout {
        let natural = layout(Key(width: nil, height: nil))
        // One line is always set, however low the offer.
        let fits =
            (width ?? .infinity) >= natural.size.width / settings.scale
            && (natural.lines.count <= 1 || (height ?? .infinity) >= natural.size.height / settings.scale)
        if fits { return natural }
        return layout(
            Key(width: width?.isFinite == true ? width : nil, height: height?.isFinite == true ? height : nil))
    }

    private func layout(_ key: Key) -> TextLayout {
        if let known = layouts.first(where: { $0.key == key }) { return known.layout }
        let options = TextOptions(
            maximumWidth: key.width.map { $0 * settings.scale }, maximumHeight: key.height.map { $0 * settings.scale },
            lineLimit: settings.lineLimit, alignment: settings.alignment, lineSpacing: settings.lineSpacing,
            rendering: settings.rendering)
        let layout = graph.typesetter.layout(settings.spans, options: options)
        // The first one is the natural one.
        if layouts.count >= 4 { layouts.remove(at: 1) }
        layouts.append((key, layout))
        return layout
    }

    /// Extents are whole device pixels, rounded up.
    private func size(of layout: TextLayout) -> Size {
        Size(
            width: layout.size.width.rounded(.up) / settings.scale,
            height: layout.size.height.rounded(.up) / settings.scale)
    }

    override var operations: Int { 1 }

    /// Where the natural lines find room, more of it changes nothing; a single line stands however low the offer.
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        let layout = layout(width: proposal.width, height: proposal.height)
        var answer = SizeAnswer(size(of: layout), only: proposal)
        let natural = self.layout(Key(width: nil, height: nil))
        let width = natural.size.width / settings.scale
        let height = natural.size.height / settings.scale
        guard proposal.widthExtent >= width else { return answer }
        if natural.lines.count <= 1 {
            answer.height = .all
        } else if proposal.heightExtent >= height {
            answer.height = ExtentInterval(low: height, high: Extent.unspecified)
        } else {
            return answer
        }
        answer.width = ExtentInterval(low: width, high: Extent.unspecified)
        return answer
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard key.isTextBaseline else { return nil }
        let layout = layout(width: size.width, height: size.height)
        let baseline = key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
        return CGFloat(baseline / settings.scale)
    }

    override func updateContent(_ context: DrawContext) -> Rect? {
        graph.counters.pointee.commandsRebuilt += 1
        guard settings.styles.contains(where: { !$0.isClear }) else { return nil }
        let ink = graph.typesetter.inkBounds(drawnLayout)
        if ink.isEmpty { return nil }
        // Rounding of pens to pixels moves ink by less than one.
        return textTransform(context).apply(ink).insetBy(dx: -1, dy: -1)
    }

    private var drawnLayout: TextLayout { layout(width: size.width, height: size.height) }

    /// From the layout's device pixels to the display's.
    private func textTransform(_ context: DrawContext) -> AffineTransform {
        let frame = context.drawnFrame(shownSize)
        return AffineTransform.scale(x: 1 / settings.scale, y: 1 / settings.scale)
            .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(context.transform)
    }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        let frame = Rect(
            x: 0, y: 0, width: shownSize.width * settings.scale, height: shownSize.height * settings.scale)
        painter.typesetter.draw(drawnLayout, with: painter.renderer, transform: textTransform(context)) { tag in
            painter.apply(settings.styles[tag].paint(in: frame))
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
