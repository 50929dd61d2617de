import Raster

/// A text set in lines; text without any character has no lines and no size, as in SwiftUI. Coordinates in device pixels
/// from the text's top left corner.
public struct TextLayout: Sendable {
    /// A glyph in its place.
    public struct Glyph: Hashable, Sendable {
        /// The face, as an index into the typesetter's faces; ``attachmentFace`` for a picture of the caller's.
        public var face: Int
        /// The glyph's number in the face.
        public var glyph: UInt32
        /// The em in device pixels.
        public var pixelSize: Double
        /// The pen's place on the baseline.
        public var origin: Point
        /// The number of the run that the glyph came from.
        public var tag: Int

        /// Stands where a picture of the caller's has its place: its left end on the baseline is the glyph's origin.
        public static let attachmentFace = -1
    }

    /// A line along letters.
    public struct Decoration: Hashable, Sendable {
        /// What the line is made of.
        public var pattern: TextSpan.Decoration.Pattern
        /// Where it begins.
        public var x: Double
        /// Its middle, from the text's top.
        public var y: Double
        /// How long it is.
        public var width: Double
        /// How thick it is.
        public var thickness: Double
        /// The number of the line's paint.
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
        /// The lines along letters, from left to right.
        public var decorations: [Decoration] = []
        /// What is behind letters, as lines as thick as the line of text is high.
        public var backgrounds: [Decoration] = []
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
