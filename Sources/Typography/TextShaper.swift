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
    private(set) var fonts: [SizedFace] = []
    /// The characters of the last text.
    private(set) var source = SourceText()
    /// The first face of each run of the last text.
    private(set) var spanFonts: [Int] = []

    private var fontPlaces: [SizedKey: Int] = [:]
    private var fallbackPlaces: [FallbackKey: Int] = [:]
    /// More sized faces than this are forgotten before the next text: sizes may be animated.
    private static let maximumFonts = 256

    /// Makes a shaper on a library's faces.
    init(library: FontLibrary) { self.library = library }

    /// Takes runs in place of the text before; ``shape(paragraph:)`` then shapes what is needed of them.
    func begin(_ spans: [TextSpan], rendering: GlyphRendering) {
        if fonts.count > TextShaper.maximumFonts { forgetFonts() }
        source.read(spans)
        shaped.removeAll()
        spanFonts.removeAll(keepingCapacity: true)
        for span in spans { spanFonts.append(font(for: span.font, rendering: rendering)) }
    }

    /// Shapes a paragraph; those before it must have been shaped.
    func shape(paragraph index: Int) {
        precondition(index == shaped.paragraphs.count, "paragraph \(index) is shaped out of order")
        let paragraph = source.paragraphs[index]
        let start = shaped.glyphs.count
        var level: UInt8 = 0
        var reorders = false
        if paragraph.isSimple {
            appendSimple(paragraph.range)
        } else {
            (level, reorders) = appendComplex(paragraph.range)
        }
        let font = spanFonts[source.span(at: paragraph.range.lowerBound)]
        shaped.paragraphs.append(
            ShapedText.Paragraph(
                glyphs: start..<shaped.glyphs.count, level: level, reorders: reorders, font: font))
    }

    private func forgetFonts() {
        fonts.removeAll()
        fontPlaces.removeAll()
        fallbackPlaces.removeAll()
    }
}

// MARK: - Sized faces
extension TextShaper {
    /// The place of the first face for a request.
    func font(for request: FontRequest, rendering: GlyphRendering) -> Int {
        let key = SizedKey(request: request, wholePixels: rendering == .mono)
        if let known = fontPlaces[key] { return known }
        let style = FontStyle(request)
        let index = library.faceIndex(for: style)
        fonts.append(
            SizedFace(
                face: library.faces[index], index: index, request: request, style: style, rendering: rendering))
        fontPlaces[key] = fonts.count - 1
        return fonts.count - 1
    }

    /// The place of a face, at the size of another, that has a character; nil where none is found.
    func fallback(for scalar: UInt32, from primary: Int) -> Int? {
        let first = fonts[primary]
        guard let index = library.fallback(for: scalar, style: first.style) else { return nil }
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
            appendDirect(start..<end, of: source.scalars, span: span, paragraphEnd: range.upperBound) { _ in 0 }
            start = end
        }
    }

    /// Appends a glyph for each character of a run: the font's own advances and kerning, nothing joined.
    func appendDirect(
        _ range: Range<Int>, of scalars: [UInt32], span: Int, paragraphEnd: Int, level: (Int) -> UInt8
    ) {
        let primary = spanFonts[span]
        let primaryFace = fonts[primary]
        var before: (glyph: UInt32, scalar: UInt32, font: Int)?
        for index in range {
            let scalar = scalars[index]
            if CharacterClass.isInvisible(scalar) {
                if scalar == 0x200B { allowBreakAfterLast() }
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
                    traits: traits(at: index, paragraphEnd: paragraphEnd)))
        }
    }

    /// See ``Typesetter/lineSize(of:font:rendering:)``. Adds up in the same order as lines are filled, for the same bits.
    func lineSize(of text: String, font request: FontRequest, rendering: GlyphRendering) -> Size? {
        if fonts.count > TextShaper.maximumFonts { return nil }
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

    private func allowBreakAfterLast() {
        guard !shaped.glyphs.isEmpty else { return }
        shaped.glyphs[shaped.glyphs.count - 1].traits.insert(.allowsBreak)
    }

    /// What line setting asks of the last glyph of the cluster that ends with a character.
    func traits(at index: Int, paragraphEnd: Int) -> ShapedGlyph.Traits {
        var traits: ShapedGlyph.Traits = .startsCluster
        if CharacterClass.isSpace(source.scalars[index]) { traits.insert(.isSpace) }
        if LineBreaks.allowed(source.scalars, at: index, end: paragraphEnd) { traits.insert(.allowsBreak) }
        return traits
    }

    /// Appends one shaped glyph.
    func append(_ glyph: ShapedGlyph) { shaped.glyphs.append(glyph) }
}
