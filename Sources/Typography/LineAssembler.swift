import Raster

/// Puts the glyphs of filled lines in their places: visual order, alignment, baselines.
struct LineAssembler {
    private let shaper: TextShaper
    private let spans: [TextSpan]
    private let options: TextOptions
    private var order: [ShapedGlyph] = []

    /// Prepares to place glyphs of a shaper's last text.
    init(shaper: TextShaper, spans: [TextSpan], options: TextOptions) {
        self.shaper = shaper
        self.spans = spans
        self.options = options
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
        var placed: [TextLayout.Glyph] = []
        placed.reserveCapacity(line.glyphs.count + line.ellipsis.count)
        var pen = x
        if shaper.shaped.paragraphs[line.paragraph].reorders {
            order.removeAll(keepingCapacity: true)
            order.append(contentsOf: shaper.shaped.glyphs[line.glyphs])
            order.append(contentsOf: line.ellipsis)
            VisualOrder.reorder(&order)
            for glyph in order { place(glyph, pen: &pen, baseline: baseline, into: &placed) }
        } else {
            for index in line.glyphs {
                place(shaper.shaped.glyphs[index], pen: &pen, baseline: baseline, into: &placed)
            }
            for glyph in line.ellipsis { place(glyph, pen: &pen, baseline: baseline, into: &placed) }
        }
        return TextLayout.Line(baseline: baseline, x: x, width: line.width, glyphs: placed)
    }

    private func place(
        _ glyph: ShapedGlyph, pen: inout Double, baseline: Double, into placed: inout [TextLayout.Glyph]
    ) {
        let font = shaper.fonts[glyph.font]
        placed.append(
            TextLayout.Glyph(
                face: font.index, glyph: glyph.glyph, pixelSize: font.pixelSize,
                origin: Point(x: pen + glyph.offset.x, y: baseline + glyph.offset.y), tag: spans[glyph.span].tag))
        pen += glyph.advance
    }
}
