/// Fills lines with glyphs, as many as fit on each, until the text or the room ends.
struct LineFiller {
    /// One line before its glyphs are put in place.
    struct Line {
        /// The paragraph that the line is in.
        var paragraph: Int
        /// The glyphs shown, without trailing spaces.
        var glyphs: Range<Int>
        /// The advance of the glyphs shown, with the ellipsis.
        var width: Double
        /// What stands for the text left out, in the order of the characters.
        var ellipsis: [ShapedGlyph] = []
        /// From the baseline to the line's top.
        var ascent = 0.0
        /// From the baseline to the line's bottom.
        var descent = 0.0
        /// What the fonts add below the line where another follows.
        var leading = 0.0
    }

    /// Rounding that a width may pick up on its way through points and back, in pixels.
    private static let tolerance = 0.01

    private let shaper: TextShaper
    private let maximumWidth: Double
    private let maximumHeight: Double
    private let lineLimit: Int
    private let lineSpacing: Double
    private var lines: [Line] = []
    private var height = 0.0
    private(set) var isTruncated = false

    /// Prepares to fill lines from a shaper's text; paragraphs that find no room are never shaped.
    init(shaper: TextShaper, options: TextOptions) {
        self.shaper = shaper
        maximumWidth = LineFiller.limit(options.maximumWidth)
        maximumHeight = LineFiller.limit(options.maximumHeight)
        lineLimit = options.lineLimit.map { max(1, $0) } ?? Int.max
        lineSpacing = LineFiller.spacing(options)
    }

    /// A limit in pixels: none for nil and NaN, nothing for negative ones.
    private static func limit(_ value: Double?) -> Double {
        guard let value, !value.isNaN else { return .infinity }
        return max(0, value)
    }

    /// The space added between lines; none where it is no finite number.
    static func spacing(_ options: TextOptions) -> Double { options.lineSpacing.isFinite ? options.lineSpacing : 0 }

    /// Fills all lines.
    mutating func fill() -> [Line] {
        for index in shaper.source.paragraphs.indices {
            shaper.shape(paragraph: index)
            guard fill(paragraph: index) else { break }
        }
        return lines
    }

    /// Fills the lines of a paragraph; false when the room has ended.
    private mutating func fill(paragraph index: Int) -> Bool {
        let range = shaper.shaped.paragraphs[index].glyphs
        var start = range.lowerBound
        repeat {
            let (end, line) = nextLine(from: start, paragraph: index)
            guard append(line) else {
                truncateLast()
                return false
            }
            start = end
        } while start < range.upperBound
        return true
    }

    /// Takes a line where there is room for it; the first one always finds room.
    private mutating func append(_ line: Line) -> Bool {
        var line = line
        measure(&line)
        var bottom = line.ascent + line.descent
        if let last = lines.last {
            bottom += height + last.leading + lineSpacing
            guard lines.count < lineLimit, bottom <= maximumHeight + LineFiller.tolerance else { return false }
        }
        height = bottom
        lines.append(line)
        return true
    }

    /// A place where a line may end.
    private struct Cut {
        /// Where the next line begins.
        var next: Int
        /// Where the glyphs shown end, trailing spaces left out.
        var visibleEnd: Int
        /// The advance of the glyphs shown.
        var width: Double
    }

    /// The line that begins at a glyph, and where the next one begins: cut at the last opportunity before the width is
    /// used up, else before the cluster that no longer fits, else after the first cluster.
    private func nextLine(from start: Int, paragraph: Int) -> (next: Int, line: Line) {
        let cut = endOfLine(from: start, end: shaper.shaped.paragraphs[paragraph].glyphs.upperBound)
        return (cut.next, Line(paragraph: paragraph, glyphs: start..<cut.visibleEnd, width: cut.width))
    }

    private func endOfLine(from start: Int, end: Int) -> Cut {
        let glyphs = shaper.shaped.glyphs
        var filled = 0.0
        var here = Cut(next: start, visibleEnd: start, width: 0)
        var opportunity: Cut?
        var cluster = here
        for index in start..<end {
            let glyph = glyphs[index]
            if glyph.traits.contains(.startsCluster) { cluster = here }
            filled += glyph.advance
            if !glyph.traits.contains(.isSpace) {
                if filled > maximumWidth + LineFiller.tolerance {
                    if let opportunity { return opportunity }
                    if cluster.next > start { return cluster }
                }
                (here.visibleEnd, here.width) = (index + 1, filled)
            }
            here.next = index + 1
            if glyph.traits.contains(.allowsBreak) { opportunity = here }
        }
        return here
    }

    /// Measures a line's height: the tallest of its fonts and of the fonts that its runs asked for.
    private func measure(_ line: inout Line) {
        if line.glyphs.isEmpty { include(shaper.shaped.paragraphs[line.paragraph].font, in: &line) }
        let glyphs = shaper.shaped.glyphs
        var known = (font: -1, span: -1)
        for index in line.glyphs {
            let glyph = glyphs[index]
            if glyph.font == known.font && glyph.span == known.span { continue }
            known = (glyph.font, glyph.span)
            include(glyph.font, in: &line)
            include(shaper.spanFonts[glyph.span], in: &line)
        }
    }

    private func include(_ font: Int, in line: inout Line) {
        let metrics = shaper.fonts[font].metrics
        line.ascent = max(line.ascent, metrics.ascent)
        line.descent = max(line.descent, metrics.descent)
        line.leading = max(line.leading, metrics.leading)
    }
}

// MARK: - Truncation
extension LineFiller {
    /// Ends the last line with an ellipsis: as much of the paragraph's rest as fits before it, words cut where need be.
    private mutating func truncateLast() {
        guard var line = lines.popLast() else { return }
        isTruncated = true
        let paragraph = shaper.shaped.paragraphs[line.paragraph]
        let start = line.glyphs.lowerBound
        let ellipsis = makeEllipsis(paragraph: paragraph, near: start)
        let ellipsisWidth = ellipsis.reduce(0) { $0 + $1.advance }
        let room = maximumWidth - ellipsisWidth + LineFiller.tolerance
        let cut = endOfTruncated(from: start, end: paragraph.glyphs.upperBound, room: room)
        line.glyphs = start..<cut.visibleEnd
        line.width = cut.width + ellipsisWidth
        line.ellipsis = ellipsis
        measure(&line)
        lines.append(line)
    }

    /// As many whole clusters as find room, trailing spaces left out.
    private func endOfTruncated(from start: Int, end: Int, room: Double) -> Cut {
        let glyphs = shaper.shaped.glyphs
        var filled = 0.0
        var here = Cut(next: start, visibleEnd: start, width: 0)
        var cluster = here
        for index in start..<end {
            let glyph = glyphs[index]
            if glyph.traits.contains(.startsCluster) { cluster = here }
            filled += glyph.advance
            if glyph.traits.contains(.isSpace) { continue }
            if filled > room { return cluster }
            (here.visibleEnd, here.width) = (index + 1, filled)
        }
        return here
    }

    /// The ellipsis in the font of the run at a glyph, or three full stops where the font has none.
    private func makeEllipsis(paragraph: ShapedText.Paragraph, near index: Int) -> [ShapedGlyph] {
        let model = index < paragraph.glyphs.upperBound ? shaper.shaped.glyphs[index] : nil
        let font = model.map { shaper.spanFonts[$0.span] } ?? paragraph.font
        let face = shaper.fonts[font]
        let entry = face.entry(for: 0x2026)
        let glyphs = entry.glyph != 0 ? [entry] : Array(repeating: face.entry(for: 0x2E), count: 3)
        let span = model?.span ?? shaper.spanFonts.firstIndex(of: font) ?? 0
        return glyphs.map {
            ShapedGlyph(
                glyph: $0.glyph, font: font, advance: $0.advance, offset: .zero, span: span, level: paragraph.level,
                traits: .startsCluster)
        }
    }
}
