import Raster

/// Finds faces, sets text and draws it; keeps faces and glyph masks between calls.
///
/// Runs of text with font requests enter, glyphs in their places leave, and later their pixels. The way between is cut
/// so that each part can be told from its own numbers alone:
///
///     TextSpan -> SourceText: paragraphs of characters -> TextShaper: glyphs with advances in the order of characters
///         -> LineFiller: which glyphs are on which line -> LineAssembler: TextLayout, glyphs in visual order
///     TextLayout -> PenPosition, GlyphMask (or GlyphOutline under rotation and scale) -> Renderer
///
/// Advances and kerning come from the font's own tables in design units, so that a layout's size never depends on
/// hinting, on FreeType's version or on whether HarfBuzz is compiled in. (``GlyphRendering/mono`` is the exception: its
/// advances are whole pixels, as hinted.) A typesetter is for one thread.
public final class Typesetter {
    /// Where faces come from.
    public struct Sources: Sendable {
        /// Font files that come first, in this order.
        public var files: [String]
        /// Folders with the usual DejaVu files.
        public var directories: [String]
        /// Whether Fontconfig is asked.
        public var usesFontconfig: Bool

        /// DejaVu where Debian puts it, then Fontconfig.
        public static let system = Sources(
            files: [], directories: ["/usr/share/fonts/truetype/dejavu"], usesFontconfig: true)

        /// Makes sources.
        public init(files: [String], directories: [String], usesFontconfig: Bool) {
            self.files = files
            self.directories = directories
            self.usesFontconfig = usesFontconfig
        }
    }

    /// The vertical measures of a font in device pixels, all positive.
    public struct Metrics: Hashable, Sendable {
        /// From the baseline to the line's top.
        public var ascent: Double
        /// From the baseline to the line's bottom.
        public var descent: Double
        /// Extra space between lines.
        public var leading: Double
        /// The height of capitals.
        public var capHeight: Double
        /// The height of x.
        public var xHeight: Double
        /// Makes measures.
        public init(ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double) {
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
            self.capHeight = capHeight
            self.xHeight = xHeight
        }
    }

    /// What the glyph cache did since the start.
    public struct CacheStatistics: Hashable, Sendable {
        /// Masks found.
        public var hits: Int
        /// Masks drawn by FreeType.
        public var misses: Int
        /// Masks dropped to make room.
        public var evictions: Int
        /// Memory taken by the masks now, about.
        public var bytes: Int
        /// The most that masks may take.
        public var maximumBytes: Int
    }

    let library: FontLibrary
    let shaper: TextShaper
    let masks: RecencyCache<GlyphMask.Key, GlyphMask>
    let outlines = RecencyCache<UInt64, GlyphOutline>(capacity: 2048)
    /// Pictures of glyphs with colours of their own; nil for glyphs without, which need not be looked for again.
    let pictures = RecencyCache<UInt64, FontFile.ColorPicture?>(capacity: 4 << 20)

    /// Makes a typesetter; a font that cannot be read is noted in ``problems`` and passed over. `glyphCacheBytes` bounds
    /// the memory for glyph masks.
    public init(sources: Sources = .system, glyphCacheBytes: Int = 2 << 20) {
        library = FontLibrary(sources: sources)
        shaper = TextShaper(library: library)
        masks = RecencyCache(capacity: max(0, glyphCacheBytes))
    }

    /// What could not be read and why, for a person.
    public var problems: [String] { library.problems }

    /// What the glyph cache did since the start.
    public var cacheStatistics: CacheStatistics {
        CacheStatistics(
            hits: masks.hits, misses: masks.misses, evictions: masks.evictions, bytes: masks.cost,
            maximumBytes: masks.capacity)
    }

    /// The measures of the first face for a request.
    public func metrics(for font: FontRequest, rendering: GlyphRendering) -> Metrics {
        let place = shaper.font(for: font, rendering: rendering)
        return shaper.fonts[place].metrics
    }

    /// The file of the first face for a request; nil for the built-in font.
    public func fontPath(for font: FontRequest) -> String? {
        library.face(for: FontStyle(font)).file?.path
    }

    /// Sets runs of text as one paragraph (line feeds begin new lines). Text without any character has no lines and no
    /// size. A width that is negative counts as 0, one that is NaN or infinite as none; at least one character stands
    /// on each line, and one line is always set. An em that is NaN or not positive takes no room.
    public func layout(_ spans: [TextSpan], options: TextOptions) -> TextLayout {
        shaper.begin(spans, rendering: options.rendering, direction: options.direction)
        var filler = LineFiller(shaper: shaper, options: options)
        let lines = filler.fill()
        var assembler = LineAssembler(shaper: shaper, spans: spans, options: options)
        return assembler.assemble(lines, isTruncated: filler.isTruncated)
    }

    /// The extents of a text that is one line of plain ASCII in a face that has all of it: the same as ``layout(_:options:)``
    /// without limits gives, at a tenth of the cost, since no glyph is put anywhere. Nil for any other text.
    public func lineSize(of text: String, font: FontRequest, rendering: GlyphRendering) -> Size? {
        shaper.lineSize(of: text, font: font, rendering: rendering)
    }
}
