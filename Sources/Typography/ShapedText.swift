import Raster

/// A glyph and how it moves the pen, in the order of the characters, before there are lines.
struct ShapedGlyph {
    /// What line setting asks of a glyph.
    struct Traits: OptionSet {
        var rawValue: UInt8
        /// The glyph is the first of its cluster: a line may be cut before it where nothing else helps.
        static let startsCluster = Traits(rawValue: 1)
        /// The glyph is space, which hangs past the end of a line.
        static let isSpace = Traits(rawValue: 2)
        /// A line may end after the glyph.
        static let allowsBreak = Traits(rawValue: 4)
        /// A line that ends after the glyph shows a hyphen there.
        static let isHyphenated = Traits(rawValue: 8)
        /// A picture of the caller's stands in place of the glyph.
        static let isAttachment = Traits(rawValue: 16)
    }

    /// The glyph's number in its face.
    var glyph: UInt32
    /// The sized face, by its place in the shaper.
    var font: Int
    /// How far the pen moves.
    var advance: Double
    /// Where the glyph stands from the pen, y down.
    var offset: Point
    /// The run that the glyph came from.
    var span: Int
    /// The embedding level: odd from right to left.
    var level: UInt8
    /// What line setting asks.
    var traits: Traits
}

/// Glyphs of all paragraphs.
struct ShapedText {
    /// The glyphs of one paragraph.
    struct Paragraph {
        /// Its glyphs; may be none.
        var glyphs: Range<Int>
        /// The paragraph's own level.
        var level: UInt8
        /// Whether any glyph is at another level than 0.
        var reorders: Bool
        /// The sized face that gives an empty line its height.
        var font: Int
    }

    /// The glyphs in the order of the characters.
    var glyphs: [ShapedGlyph] = []
    /// The paragraphs.
    var paragraphs: [Paragraph] = []

    /// Forgets everything but the memory.
    mutating func removeAll() {
        glyphs.removeAll(keepingCapacity: true)
        paragraphs.removeAll(keepingCapacity: true)
    }
}
