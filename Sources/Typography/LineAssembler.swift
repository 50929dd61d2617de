import Raster

/// Puts the glyphs of filled lines in their places: visual order, alignment, baselines.
struct LineAssembler {
    private let shaper: TextShaper
    private let spans: [TextSpan]
    private let options: TextOptions
    private let isRaised: Bool
    private let isDecorated: Bool
    private var order: [ShapedGlyph] = []
    /// What glyphs that follow each other mostly have in common: looked up for the first of them.
    private var common = Common()
    /// The height of the line that is placed.
    private var extent = (ascent: 0.0, descent: 0.0)

    private struct Common {
        var font = -1
        var span = -1
        var face = 0
        var pixelSize = 0.0
        var tag = 0
        var raise = 0.0
    }

    /// Prepares to place glyphs of a shaper's last text.
    init(shaper: TextShaper, spans: [TextSpan], options: TextOptions) {
        self.shaper = shaper
        self.spans = spans
        self.options = options
        isRaised = spans.contains { $0.baselineOffset != 0 }
        isDecorated = spans.contains {
            $0.underline != nil || $0.strikethrough != nil || $0.backgroundTag != nil
        }
    }

    /// Places all lines.
    mutating func assemble(_ lines: [LineFiller.Line], isTruncated: Bool) -> TextLayout {
        let width = lines.reduce(0) { max($0, $1.width) }
        var layout = TextLayout(
            lines: [], size: .zero, rendering: options.rendering, isTruncated: isTruncated)
        layout.lines.reserveCapacity(lines.count)
        var top = 0.0
        for (index, line) in lines.enumerated() {
            if index > 0 { top += lines[index - 1].leading + LineFiller.spacing(options) }
            layout.lines.append(place(line, x: indent(line.width, in: width), baseline: top + line.ascent))
            top += line.ascent + line.descent
        }
        layout.size = Size(width: width, height: max(0, top))
        return layout
    }

    private func indent(_ lineWidth: Double, in width: Double) -> Double {
        switch options.alignment {
        case .leading: 0
        case .center: (width - lineWidth) / 2
        case .trailing: width - lineWidth
        }
    }

    private mutating func place(_ line: LineFiller.Line, x: Double, baseline: Double) -> TextLayout.Line {
        var placed = TextLayout.Line(baseline: baseline, x: x, width: line.width, glyphs: [])
        placed.glyphs.reserveCapacity(line.glyphs.count + line.inserted.count + line.rest.count)
        var pen = x
        extent = (line.ascent, line.descent)
        let glyphs = shaper.shaped.glyphs
        if shaper.shaped.paragraphs[line.paragraph].reorders {
            order.removeAll(keepingCapacity: true)
            order.append(contentsOf: glyphs[line.glyphs])
            order.append(contentsOf: line.inserted)
            order.append(contentsOf: glyphs[line.rest])
            VisualOrder.reorder(&order)
            for glyph in order { place(glyph, pen: &pen, into: &placed) }
        } else {
            for index in line.glyphs { place(glyphs[index], pen: &pen, into: &placed) }
            for glyph in line.inserted { place(glyph, pen: &pen, into: &placed) }
            for index in line.rest { place(glyphs[index], pen: &pen, into: &placed) }
        }
        return placed
    }

    private mutating func place(_ glyph: ShapedGlyph, pen: inout Double, into line: inout TextLayout.Line) {
        if glyph.font != common.font || glyph.span != common.span { look(at: glyph) }
        let baseline = isRaised ? line.baseline - common.raise : line.baseline
        let isAttachment = glyph.traits.contains(.isAttachment)
        line.glyphs.append(
            TextLayout.Glyph(
                face: isAttachment ? TextLayout.Glyph.attachmentFace : common.face, glyph: glyph.glyph,
                pixelSize: common.pixelSize, origin: Point(x: pen + glyph.offset.x, y: baseline + glyph.offset.y),
                tag: common.tag))
        if isDecorated {
            decorate(
                spans[glyph.span], font: shaper.spanFonts[glyph.span], pen, glyph.advance, baseline, in: &line)
        }
        pen += glyph.advance
    }

    private mutating func look(at glyph: ShapedGlyph) {
        let font = shaper.fonts[glyph.font]
        common = Common(
            font: glyph.font, span: glyph.span, face: font.index, pixelSize: font.pixelSize,
            tag: spans[glyph.span].tag, raise: LineFiller.offset(of: spans[glyph.span]))
    }

    private func decorate(
        _ span: TextSpan, font: Int, _ pen: Double, _ advance: Double, _ baseline: Double,
        in line: inout TextLayout.Line
    ) {
        if let underline = span.underline {
            extend(&line.decorations, underline, shaper.fonts[font].underline, pen, advance, baseline)
        }
        if let strikethrough = span.strikethrough {
            extend(&line.decorations, strikethrough, shaper.fonts[font].strikethrough, pen, advance, baseline)
        }
        if let tag = span.backgroundTag {
            let stroke = SizedFace.Stroke(
                center: (extent.descent - extent.ascent) / 2, thickness: extent.ascent + extent.descent)
            extend(&line.backgrounds, TextSpan.Decoration(tag: tag), stroke, pen, advance, line.baseline)
        }
    }

    /// Goes on with the line that ends at the pen, or begins one.
    private func extend(
        _ strokes: inout [TextLayout.Decoration], _ decoration: TextSpan.Decoration, _ measures: SizedFace.Stroke,
        _ pen: Double, _ advance: Double, _ baseline: Double
    ) {
        let y = baseline + measures.center
        for index in strokes.indices.suffix(2) {
            let known = strokes[index]
            let ends = abs(known.x + known.width - pen) < 0.001
            guard ends, known.y == y, known.thickness == measures.thickness, known.tag == decoration.tag,
                known.pattern == decoration.pattern
            else { continue }
            strokes[index].width += advance
            return
        }
        strokes.append(
            TextLayout.Decoration(
                pattern: decoration.pattern, x: pen, y: y, width: advance, thickness: measures.thickness,
                tag: decoration.tag))
    }
}
