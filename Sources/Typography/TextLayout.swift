import Raster

/// A run of text in one font.
public struct TextSpan: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font.
    public var font: FontRequest
    /// The caller's number for this run, carried to its glyphs.
    public var tag: Int

    /// Makes a run.
    public init(text: String, font: FontRequest, tag: Int = 0) {
        self.text = text
        self.font = font
        self.tag = tag
    }
}

/// How a text is set; lengths in device pixels.
public struct TextOptions: Hashable, Sendable {
    /// Where lines stand when they differ in width. Leading is the left edge: whoever lays out from right to left asks
    /// for trailing.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// The most that a line may take; nil for no limit.
    public var maximumWidth: Double?
    /// The most that all lines may take; nil for no limit. At least one line is always set.
    public var maximumHeight: Double?
    /// The most lines; nil for no limit. Text past it ends in an ellipsis.
    public var lineLimit: Int?
    /// Where lines stand.
    public var alignment: Alignment
    /// Space added between lines.
    public var lineSpacing: Double
    /// How glyphs become pixels.
    public var rendering: GlyphRendering

    /// Makes options.
    public init(
        maximumWidth: Double? = nil, maximumHeight: Double? = nil, lineLimit: Int? = nil,
        alignment: Alignment = .leading, lineSpacing: Double = 0, rendering: GlyphRendering = .lightHinting
    ) {
        self.maximumWidth = maximumWidth
        self.maximumHeight = maximumHeight
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.rendering = rendering
    }
}

/// A text set in lines; text without any character has no lines and no size, as in SwiftUI. Coordinates in device pixels from the text's top left corner.
public struct TextLayout: Sendable {
    /// A glyph in its place.
    public struct Glyph: Hashable, Sendable {
        /// The face, as an index into the typesetter's faces.
        public var face: Int
        /// The glyph's number in the face.
        public var glyph: UInt32
        /// The em in device pixels.
        public var pixelSize: Double
        /// The pen's place on the baseline.
        public var origin: Point
        /// The number of the run that the glyph came from.
        public var tag: Int
    }

    /// A line of glyphs.
    public struct Line: Sendable {
        /// The distance from the text's top to the baseline.
        public var baseline: Double
        /// Where the line begins.
        public var x: Double
        /// The advance of all glyphs, without trailing spaces.
        public var width: Double
        /// The glyphs from left to right.
        public var glyphs: [Glyph]
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The extents: the widest line, and all lines from the first one's top to the last one's bottom. Not rounded.
    public var size: Size
    /// How glyphs become pixels.
    public var rendering: GlyphRendering
    /// Whether text was left out and an ellipsis stands for it.
    public var isTruncated: Bool
    /// The distance from the top to the first baseline.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The distance from the top to the last baseline.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
