/// Fills lines with glyphs, as many as fit on each, until the text or the room ends.
struct LineFiller {
    /// One line before its glyphs are put in place.
    struct Line {
        /// The paragraph that the line is in.
        var paragraph: Int
        /// The glyphs shown, without trailing spaces.
        var glyphs: Range<Int>
        /// The advance of the glyphs shown, with what is inserted.
        var width: Double
        /// What stands after the glyphs: a hyphen, or an ellipsis for the text left out.
        var inserted: [ShapedGlyph] = []
        /// The glyphs shown after what is inserted.
        var rest = 0..<0
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
    private let truncation: TextOptions.Truncation
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
        truncation = options.truncation
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
            guard fill(paragraph: index) else { return lines }
        }
        isTruncated = shaper.source.isCut
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
        /// What ends the line, if it ends inside a word.
        var hyphen: ShapedGlyph?
    }

    /// The line that begins at a glyph, and where the next one begins: cut at the last opportunity before the width is
    /// used up, else before the cluster that no longer fits, else after the first cluster.
    private func nextLine(from start: Int, paragraph: Int) -> (next: Int, line: Line) {
        let end = shaper.shaped.paragraphs[paragraph].glyphs.upperBound
        let cut = endOfLine(from: start, end: end)
        var line = Line(paragraph: paragraph, glyphs: start..<cut.visibleEnd, width: cut.width)
        if let hyphen = cut.hyphen, cut.next < end { line.inserted = [hyphen] }
        return (cut.next, line)
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
            guard glyph.traits.contains(.allowsBreak) else { continue }
            if glyph.traits.contains(.isHyphenated) {
                if let cut = hyphenated(here, after: glyph) { opportunity = cut }
            } else {
                opportunity = here
            }
        }
        return here
    }

    /// The cut with the hyphen that shows when the line ends there; nil where it finds no room.
    private func hyphenated(_ cut: Cut, after glyph: ShapedGlyph) -> Cut? {
        let face = shaper.fonts[shaper.spanFonts[glyph.span]]
        var entry = face.entry(for: 0x2010)
        if entry.glyph == 0 { entry = face.entry(for: 0x2D) }
        guard cut.width + entry.advance <= maximumWidth + LineFiller.tolerance else { return nil }
        var ended = cut
        ended.width += entry.advance
        ended.hyphen = ShapedGlyph(
            glyph: entry.glyph, font: shaper.spanFonts[glyph.span], advance: entry.advance, offset: glyph.offset,
            span: glyph.span, level: glyph.level, traits: .startsCluster)
        return ended
    }

    /// Measures a line's height: the tallest of its fonts and of the fonts that its runs asked for.
    private func measure(_ line: inout Line) {
        if line.glyphs.isEmpty && line.rest.isEmpty {
            include(shaper.shaped.paragraphs[line.paragraph].font, nil, in: &line)
        }
        measure(line.glyphs, in: &line)
        measure(line.rest, in: &line)
    }

    private func measure(_ range: Range<Int>, in line: inout Line) {
        let glyphs = shaper.shaped.glyphs
        var known = (font: -1, span: -1)
        for index in range {
            let glyph = glyphs[index]
            if glyph.traits.contains(.isAttachment) { includeAttachment(of: glyph.span, in: &line) }
            if glyph.font == known.font && glyph.span == known.span { continue }
            known = (glyph.font, glyph.span)
            include(glyph.font, glyph.span, in: &line)
            include(shaper.spanFonts[glyph.span], glyph.span, in: &line)
        }
    }

    private func include(_ font: Int, _ span: Int?, in line: inout Line) {
        let metrics = shaper.fonts[font].metrics
        let raised = span.map { LineFiller.offset(of: shaper.spans[$0]) } ?? 0
        line.ascent = max(line.ascent, metrics.ascent + raised)
        line.descent = max(line.descent, metrics.descent - raised)
        line.leading = max(line.leading, metrics.leading)
    }

    private func includeAttachment(of span: Int, in line: inout Line) {
        guard let attachment = shaper.spans[span].attachment else { return }
        let raised = LineFiller.offset(of: shaper.spans[span])
        if attachment.ascent.isFinite { line.ascent = max(line.ascent, attachment.ascent + raised) }
        if attachment.descent.isFinite { line.descent = max(line.descent, attachment.descent - raised) }
    }

    /// How far a run stands above the baseline.
    static func offset(of span: TextSpan) -> Double { span.baselineOffset.isFinite ? span.baselineOffset : 0 }
}

// MARK: - Truncation
extension LineFiller {
    /// Puts an ellipsis into the last line: at its end, beginning or middle, with as much of the paragraph's rest as
    /// finds room beside it, words cut where need be.
    private mutating func truncateLast() {
        guard var line = lines.popLast() else { return }
        isTruncated = true
        let paragraph = shaper.shaped.paragraphs[line.paragraph]
        let start = line.glyphs.lowerBound
        let end = paragraph.glyphs.upperBound
        let ellipsis = makeEllipsis(paragraph: paragraph, near: truncation == .head ? max(start, end - 1) : start)
        let ellipsisWidth = ellipsis.reduce(0) { $0 + $1.advance }
        let room = maximumWidth - ellipsisWidth + LineFiller.tolerance
        line.inserted = ellipsis
        line.width = ellipsisWidth
        line.rest = 0..<0
        switch truncation {
        case .tail: show(endOfTruncated(from: start, end: end, room: room), from: start, in: &line)
        case .head:
            line.glyphs = start..<start
            showRest(startOfTruncated(from: start, end: end, room: room), end: end, in: &line)
        case .middle:
            let first = endOfTruncated(from: start, end: end, room: room / 2)
            showRest(startOfTruncated(from: first.visibleEnd, end: end, room: room - first.width), end: end, in: &line)
            let left = room - (line.width - ellipsisWidth)
            show(endOfTruncated(from: start, end: line.rest.lowerBound, room: left), from: start, in: &line)
        }
        (line.ascent, line.descent, line.leading) = (0, 0, 0)
        measure(&line)
        lines.append(line)
    }

    private func show(_ cut: Cut, from start: Int, in line: inout Line) {
        line.glyphs = start..<cut.visibleEnd
        line.width += cut.width
    }

    private func showRest(_ cut: (start: Int, width: Double), end: Int, in line: inout Line) {
        line.rest = cut.start..<max(cut.start, visibleEnd(from: cut.start, end))
        line.width += cut.width
    }

    /// Where the glyphs end when trailing spaces are left out.
    private func visibleEnd(from start: Int, _ end: Int) -> Int {
        var last = end
        while last > start && shaper.shaped.glyphs[last - 1].traits.contains(.isSpace) { last -= 1 }
        return last
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

    /// As many whole clusters from the end backwards as find room, leading spaces left out.
    private func startOfTruncated(from start: Int, end: Int, room: Double) -> (start: Int, width: Double) {
        let glyphs = shaper.shaped.glyphs
        let last = visibleEnd(from: start, end)
        var found = (start: last, width: 0.0)
        var filled = 0.0
        for index in (start..<last).reversed() {
            filled += glyphs[index].advance
            if filled > room { break }
            let traits = glyphs[index].traits
            if traits.contains(.startsCluster) && !traits.contains(.isSpace) { found = (index, filled) }
        }
        return found
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
