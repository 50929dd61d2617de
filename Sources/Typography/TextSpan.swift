/// A run of text in one font.
public struct TextSpan: Hashable, Sendable {
    /// A line along a run, below its letters or through them. Where it lies and how thick it is, the font says.
    public struct Decoration: Hashable, Sendable {
        /// What the line is made of.
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        /// What the line is made of.
        public var pattern: Pattern
        /// The caller's number for the line's paint.
        public var tag: Int

        /// Makes a line.
        public init(pattern: Pattern = .solid, tag: Int) {
            self.pattern = pattern
            self.tag = tag
        }
    }

    /// What stands in the text in place of a character: a picture of the caller's, in device pixels.
    public struct Attachment: Hashable, Sendable {
        /// How far the pen moves.
        public var width: Double
        /// From the baseline to the top.
        public var ascent: Double
        /// From the baseline to the bottom.
        public var descent: Double

        /// Makes a place.
        public init(width: Double, ascent: Double, descent: Double) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// The character that stands for an attachment.
    public static let attachmentCharacter = "\u{FFFC}"

    /// The characters.
    public var text: String
    /// The font.
    public var font: FontRequest
    /// The caller's number for this run, carried to its glyphs.
    public var tag: Int
    /// Added after each cluster of characters, in device pixels.
    public var letterSpacing = 0.0
    /// Whether letters may be joined into one glyph where the script does not ask for it.
    public var usesLigatures = true
    /// How far above the baseline the run stands, in device pixels.
    public var baselineOffset = 0.0
    /// The line below the letters.
    public var underline: Decoration?
    /// The line through the letters.
    public var strikethrough: Decoration?
    /// The caller's number for what is painted behind the letters, from the line's top to its bottom.
    public var backgroundTag: Int?
    /// What each ``attachmentCharacter`` of the run stands for.
    public var attachment: Attachment?

    /// Makes a run.
    public init(text: String, font: FontRequest, tag: Int = 0) {
        self.text = text
        self.font = font
        self.tag = tag
    }
}
