/// How a text is set; lengths in device pixels.
public struct TextOptions: Hashable, Sendable {
    /// Where lines stand when they differ in width. Leading is the left edge: whoever lays out from right to left asks
    /// for trailing.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// Where text is left out of a line that does not fit, and an ellipsis stands for it.
    public enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// The direction of paragraphs.
    public enum Direction: Hashable, Sendable {
        /// That of each paragraph's first letter; from left to right where there is none.
        case natural
        /// As ``natural``, from right to left where there is no letter.
        case naturalRightToLeft
    }

    /// The most that a line may take; nil for no limit.
    public var maximumWidth: Double?
    /// The most that all lines may take; nil for no limit. At least one line is always set.
    public var maximumHeight: Double?
    /// The most lines; nil for no limit. Text past it is left out, and an ellipsis stands for it.
    public var lineLimit: Int?
    /// Where lines stand.
    public var alignment: Alignment
    /// Space added between lines.
    public var lineSpacing: Double
    /// How glyphs become pixels.
    public var rendering: GlyphRendering
    /// Where text is left out.
    public var truncation = Truncation.tail
    /// The direction of paragraphs without letters.
    public var direction = Direction.natural

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
