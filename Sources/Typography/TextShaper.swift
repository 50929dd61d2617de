import Raster

/// Turns characters into glyphs with advances: the face for each character, then the direct path (a glyph for each
/// character, the font's own advances and kerning) or, for scripts that need more, shaping in runs.
final class TextShaper {
    private struct SizedKey: Hashable {
        var request: FontRequest
        var wholePixels: Bool
    }

    private struct FallbackKey: Hashable {
        var primary: Int
        var face: Int
    }

    /// Where faces come from.
    let library: FontLibrary
    /// The glyphs of the last text.
    private(set) var shaped = ShapedText()
    /// The sized faces that the glyphs name; places hold until the next text.
    @exclusivity(unchecked) private(set) var fonts: [SizedFace] = []
    /// The characters of the last text.
    private(set) var source = SourceText()
    /// The runs of the last text.
    private(set) var spans: [TextSpan] = []
    /// The first face of each run of the last text.
    private(set) var spanFonts: [Int] = []

    /// What letters of the text were shaped by.
    private var rendering = GlyphRendering.lightHinting
    private var direction = TextOptions.Direction.natural
    private var breaker = LineBreaker()
    /// Texts shaped before, the latest last.
    private var kept: [KeptText] = []
    /// Paragraphs shaped so far.
    private(set) var paragraphsShaped = 0

    @exclusivity(unchecked) private var fontPlaces: [SizedKey: Int] = [:]
    /// The font that was asked for last.
    @exclusivity(unchecked) private var lastFont: (key: SizedKey, place: Int)?
    private var fallbackPlaces: [FallbackKey: Int] = [:]
    /// More sized faces than this are forgotten before the next text: sizes may be animated.
    private static let maximumFonts = 256

    /// Makes a shaper on a library's faces.
    init(library: FontLibrary) { self.library = library }

    /// Takes runs in place of the text before; ``shape(paragraph:)`` then shapes what is needed of them. A long text
    /// that was shaped lately is taken up again as it was: lines of another width need no new glyphs.
    func begin(
        _ spans: [TextSpan], rendering: GlyphRendering, direction: TextOptions.Direction = .natural
    ) {
        if fonts.count > TextShaper.maximumFonts { forgetFonts() }
        if isSame(spans, rendering, direction) { return }
        keepLast()
        (self.spans, self.rendering, self.direction) = (spans, rendering, direction)
        if takeKept() { return }
        source.read(spans)
        shaped.removeAll()
        spanFonts.removeAll(keepingCapacity: true)
        for span in spans { spanFonts.append(font(for: span.font, rendering: rendering)) }
    }

    /// Shapes a paragraph if it was not yet; those before it must have been shaped.
    func shape(paragraph index: Int) {
        if index < shaped.paragraphs.count { return }
        precondition(index == shaped.paragraphs.count, "paragraph \(index) is shaped out of order")
        paragraphsShaped += 1
        let paragraph = source.paragraphs[index]
        breaker.read(source.scalars, paragraph.range)
        let start = shaped.glyphs.count
        var level: UInt8 = 0
        var reorders = false
        if paragraph.isSimple {
            appendSimple(paragraph.range)
        } else {
            (level, reorders) = appendComplex(paragraph.range, direction)
        }
        addLetterSpacing(from: start)
        let font = spanFonts[source.span(at: paragraph.range.lowerBound)]
        shaped.paragraphs.append(
            ShapedText.Paragraph(
                glyphs: start..<shaped.glyphs.count, level: level, reorders: reorders, font: font))
    }

    /// Adds what runs ask for after each cluster.
    private func addLetterSpacing(from start: Int) {
        guard spans.contains(where: { $0.letterSpacing != 0 }) else { return }
        for index in start..<shaped.glyphs.count {
            let isLast = index + 1 == shaped.glyphs.count || shaped.glyphs[index + 1].traits.contains(.startsCluster)
            guard isLast else { continue }
            let spacing = spans[Int(shaped.glyphs[index].span)].letterSpacing
            guard spacing != 0, spacing.isFinite else { continue }
            let rounded = fonts[Int(shaped.glyphs[index].font)].wholePixels ? spacing.rounded() : spacing
            shaped.glyphs[index].advance += rounded
        }
    }

    private func forgetFonts() {
        spans = []
        source.read([])
        shaped.removeAll()
        spanFonts.removeAll()
        kept.removeAll()
        fonts.removeAll()
        fontPlaces.removeAll()
        lastFont = nil
        fallbackPlaces.removeAll()
    }
}

// MARK: - Texts shaped before
extension TextShaper {
    /// A text with its glyphs.
    private struct KeptText {
        var spans: [TextSpan]
        var rendering: GlyphRendering
        var direction: TextOptions.Direction
        var source: SourceText
        var shaped: ShapedText
        var spanFonts: [Int]
    }

    /// Shorter texts are shaped anew as fast as they are found.
    private static let shortestKept = 48
    /// The most glyphs of texts kept, together: about a megabyte.
    private static let mostGlyphsKept = 16_384

    private func isSame(
        _ spans: [TextSpan], _ rendering: GlyphRendering, _ direction: TextOptions.Direction
    ) -> Bool {
        self.rendering == rendering && self.direction == direction && !source.scalars.isEmpty && self.spans == spans
    }

    /// Puts the last text away if it is worth it.
    private func keepLast() {
        let count = source.scalars.count
        guard count >= TextShaper.shortestKept, count <= TextShaper.mostGlyphsKept else { return }
        var total = shaped.glyphs.count
        kept.append(
            KeptText(
                spans: spans, rendering: rendering, direction: direction, source: source, shaped: shaped,
                spanFonts: spanFonts))
        (source, shaped, spanFonts) = (SourceText(), ShapedText(), [])
        for index in kept.indices.dropLast().reversed() {
            total += kept[index].shaped.glyphs.count
            if total > TextShaper.mostGlyphsKept || kept.count - index > 32 {
                kept.removeSubrange(...index)
                break
            }
        }
    }

    /// Takes up the text that was asked for, where it was put away.
    private func takeKept() -> Bool {
        guard
            let place = kept.lastIndex(where: {
                $0.rendering == rendering && $0.direction == direction && $0.spans == spans
            })
        else { return false }
        let found = kept.remove(at: place)
        (source, shaped, spanFonts) = (found.source, found.shaped, found.spanFonts)
        return true
    }
}

// MARK: - Sized faces
extension TextShaper {
    /// The place of the first face for a request.
    func font(for request: FontRequest, rendering: GlyphRendering) -> Int {
        // Most texts ask for the font of the one before: comparing is a tenth of the work of a search.
        let key = SizedKey(request: request, wholePixels: rendering == .mono)
        if let lastFont, lastFont.key == key { return lastFont.place }
        let place = findFont(key)
        lastFont = (key, place)
        return place
    }

    private func findFont(_ key: SizedKey) -> Int {
        if let known = fontPlaces[key] { return known }
        let request = key.request
        let style = FontStyle(request)
        let index = library.faceIndex(for: style)
        fonts.append(
            SizedFace(
                face: library.faces[index], index: index, request: request, style: style,
                wholePixels: key.wholePixels))
        fontPlaces[key] = fonts.count - 1
        return fonts.count - 1
    }

    /// The place of a face, at the size of another, that has a character; nil where none is found.
    func fallback(for scalar: UInt32, from primary: Int) -> Int? {
        let first = fonts[primary]
        return library.fallback(for: scalar, style: first.style).map { sized($0, like: first, primary) }
    }
}

extension TextShaper {
    /// Whether glyphs may have colours of their own: on panels with more than black and white.
    var usesColors: Bool { rendering != .mono }

    /// The place of a face, at the size of another, that has a character in colours; nil where none is found.
    func emojiFont(for scalar: UInt32, from primary: Int) -> Int? {
        let first = fonts[primary]
        return library.emojiFace(for: scalar, style: first.style).map { sized($0, like: first, primary) }
    }

    private func sized(_ index: Int, like first: SizedFace, _ primary: Int) -> Int {
        let key = FallbackKey(primary: primary, face: index)
        if let known = fallbackPlaces[key] { return known }
        fonts.append(SizedFace(face: library.faces[index], index: index, like: first))
        fallbackPlaces[key] = fonts.count - 1
        return fonts.count - 1
    }
}

// MARK: - The direct path
extension TextShaper {
    private func appendSimple(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let span = source.span(at: start)
            let end = min(range.upperBound, source.spanEnds[span])
            appendDirect(start..<end, of: source.scalars, span: span) { _ in 0 }
            start = end
        }
    }

    /// Appends a glyph for each character of a run: the font's own advances and kerning, nothing joined.
    func appendDirect(
        _ range: Range<Int>, of scalars: [UInt32], span: Int, level: (Int) -> UInt8
    ) {
        let primary = spanFonts[span]
        let primaryFace = fonts[primary]
        var before: (glyph: UInt32, scalar: UInt32, font: Int)?
        for index in range {
            let scalar = scalars[index]
            if CharacterClass.isInvisible(scalar) {
                if breaker.allowsBreak(after: index) { allowBreakAfterLast(isHyphenated: scalar == 0xAD) }
                continue
            }
            if scalar == 0xFFFC, let attachment = spans[span].attachment {
                append(attachment, at: index, span: span, level: level(index))
                before = nil
                continue
            }
            var (place, face) = (primary, primaryFace)
            var entry = face.entry(for: scalar == 0x09 ? 0x20 : scalar)
            if entry.glyph == 0, let other = fallback(for: scalar, from: primary) {
                (place, face) = (other, fonts[other])
                entry = face.entry(for: scalar)
            }
            if let before, before.font == place {
                let added = face.kerning(before.glyph, entry.glyph, scalars: (before.scalar, scalar))
                if added != 0 { shaped.glyphs[shaped.glyphs.count - 1].advance += added }
            }
            before = (entry.glyph, scalar, place)
            if scalar == 0x09 { entry.advance *= 4 }
            shaped.glyphs.append(
                ShapedGlyph(
                    glyph: entry.glyph, font: place, advance: entry.advance,
                    offset: Point(x: entry.offset, y: 0), span: span, level: level(index),
                    traits: traits(at: index)))
        }
    }

    /// See ``Typesetter/lineSize(of:font:rendering:)``. Adds up in the same order as lines are filled, for the same bits.
    func lineSize(of text: String, font request: FontRequest, rendering: GlyphRendering) -> Size? {
        if fonts.count > TextShaper.maximumFonts || text.utf8.count > SourceText.maximumCount { return nil }
        let font = fonts[font(for: request, rendering: rendering)]
        var text = text
        return text.withUTF8 { bytes -> Size? in
            guard let first = bytes.first, let start = printable(first, font) else { return nil }
            var filled = 0.0
            var width = 0.0
            var (scalar, entry) = (first, start)
            for index in 1...bytes.count {
                var advance = entry.advance
                var next: (scalar: UInt8, entry: SizedFace.Entry)?
                if index < bytes.count {
                    guard let found = printable(bytes[index], font) else { return nil }
                    advance += font.kerning(
                        entry.glyph, found.glyph, scalars: (UInt32(scalar), UInt32(bytes[index])))
                    next = (bytes[index], found)
                }
                filled += advance
                if scalar != 0x20 { width = filled }
                if let next { (scalar, entry) = next }
            }
            return Size(width: width, height: max(0, font.metrics.ascent + font.metrics.descent))
        }
    }

    private func printable(_ byte: UInt8, _ font: SizedFace) -> SizedFace.Entry? {
        guard byte >= 0x20, byte < 0x7F else { return nil }
        let entry = font.entry(for: UInt32(byte))
        return entry.glyph == 0 ? nil : entry
    }

    /// Lets a line end after the last glyph, for the sake of a character without one that follows it.
    private func allowBreakAfterLast(isHyphenated: Bool) {
        guard let last = shaped.glyphs.indices.last, last >= (shaped.paragraphs.last?.glyphs.upperBound ?? 0) else {
            return
        }
        shaped.glyphs[last].traits.formUnion(isHyphenated ? [.allowsBreak, .isHyphenated] : .allowsBreak)
    }

    private func append(_ attachment: TextSpan.Attachment, at index: Int, span: Int, level: UInt8) {
        let width = attachment.width.isFinite ? max(0, attachment.width) : 0
        shaped.glyphs.append(
            ShapedGlyph(
                glyph: 0, font: spanFonts[span], advance: width, offset: .zero, span: span, level: level,
                traits: traits(at: index).union(.isAttachment)))
    }

    /// What line setting asks of the last glyph of the cluster that ends with a character.
    func traits(at index: Int) -> ShapedGlyph.Traits {
        var traits: ShapedGlyph.Traits = .startsCluster
        let scalar = source.scalars[index]
        if CharacterClass.isSpace(scalar) { traits.insert(.isSpace) }
        if breaker.allowsBreak(after: index) {
            traits.formUnion(scalar == 0xAD ? [.allowsBreak, .isHyphenated] : .allowsBreak)
        }
        return traits
    }

    /// Appends one shaped glyph.
    func append(_ glyph: ShapedGlyph) { shaped.glyphs.append(glyph) }
}
