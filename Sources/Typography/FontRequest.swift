/// What a piece of text asks of its font.
public struct FontRequest: Hashable, Sendable {
    /// The style of face where no family is named.
    public enum Design: Hashable, Sendable { case standard, serif, monospaced, rounded }

    /// A family by name, or a font file by path; nil for the design's own.
    public var family: String?
    /// The style of face where no family is named.
    public var design: Design
    /// 100 (ultra light) to 900 (black); 400 is regular.
    public var weight: Int
    /// Whether the face leans.
    public var italic: Bool
    /// The em in device pixels.
    public var pixelSize: Double
    /// Whether all digits take the same width.
    public var tabularDigits: Bool
    /// The width of letters in hundredths of the usual one: 75 is condensed, 125 expanded.
    public var width = 100
    /// Added between lines, in device pixels.
    public var addedLeading = 0.0

    /// Makes a request.
    public init(
        family: String? = nil, design: Design = .standard, weight: Int = 400, italic: Bool = false, pixelSize: Double,
        tabularDigits: Bool = false
    ) {
        self.family = family
        self.design = design
        self.weight = weight
        self.italic = italic
        self.pixelSize = pixelSize
        self.tabularDigits = tabularDigits
    }
}

/// How glyphs become pixels.
public enum GlyphRendering: Hashable, Sendable {
    /// Light hinting: heights on the grid, widths and advances as designed, pens on quarter pixels. Pens on whole pixels
    /// gave even stems but uneven gaps between letters at 11 to 17 pixels. For less than about 160 dpi.
    case lightHinting
    /// No hinting, at quarter-pixel positions. For 160 dpi and more.
    case unhinted
    /// FreeType's mono target: each pixel is on or off, advances are whole pixels. For panels of 1 bit.
    case mono
}
