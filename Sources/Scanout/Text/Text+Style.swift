extension Text {
    /// A line along letters.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of.
        public struct Pattern: Hashable, Sendable {
            let value: Int
            /// One line.
            public static let solid = Pattern(value: 0)
            /// Dots.
            public static let dot = Pattern(value: 1)
            /// Dashes.
            public static let dash = Pattern(value: 2)
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(value: 3)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(value: 4)
        }

        let pattern: Pattern
        let color: Color?

        /// Makes a line in a pattern and a colour; nil for the letters' own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the letters' own colour.
        public static let single = LineStyle()
    }

    /// Whether letters are turned into capitals or small ones.
    public enum Case: Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// Where a text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At its beginning.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }

    /// How large letters are beside the others.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        /// As large.
        public static let `default` = Scale(factor: 1)
        /// Smaller, as for what is less important.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A change to the font or colour of a piece; nil where the environment decides.
    struct Style: Equatable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var hasMonospacedDigits = false
        var design: Font.Design?
        var width: Font.Width?
        var scale: Scale?
        var color: Color?
        var hasColor = false
        var style: AnyShapeStyle?
        var kerning: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        /// The outer optional: whether anything is said.
        var underline: LineStyle??
        var strikethrough: LineStyle??
        /// What is drawn behind the letters.
        var background: Color?
        /// Whether the piece leads elsewhere, which its colour shows.
        var isLink = false

        /// Whether the font is the environment's.
        var isPlain: Bool {
            font == nil && weight == nil && !isItalic && !hasMonospacedDigits && design == nil && width == nil
                && scale == nil
        }

        /// The style with what another one says where this one says nothing.
        func inside(_ outer: Style) -> Style {
            var style = self
            style.font = font ?? outer.font
            style.weight = weight ?? outer.weight
            style.isItalic = isItalic || outer.isItalic
            style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
            style.design = design ?? outer.design
            style.width = width ?? outer.width
            style.scale = scale ?? outer.scale
            if !hasColor { (style.color, style.style, style.hasColor) = (outer.color, outer.style, outer.hasColor) }
            style.kerning = kerning ?? outer.kerning
            style.tracking = tracking ?? outer.tracking
            style.baselineOffset = baselineOffset ?? outer.baselineOffset
            style.underline = underline ?? outer.underline
            style.strikethrough = strikethrough ?? outer.strikethrough
            style.background = background ?? outer.background
            style.isLink = isLink || outer.isLink
            return style
        }
    }

    private nonisolated func styled(_ change: (inout Style) -> Void) -> Text {
        var outer = Style()
        change(&outer)
        var copy = self
        var pieces = pieces
        for index in pieces.indices { pieces[index].style = pieces[index].style.inside(outer) }
        copy.pieces = pieces
        return copy
    }

    /// The text in a font; inner settings win.
    public nonisolated func font(_ font: Font?) -> Text { styled { $0.font = font } }
    /// The text in a weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
    /// The text in a width.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }
    /// The text in a width; 0 is standard, less is narrower.
    public nonisolated func fontWidth(_ width: CGFloat) -> Text { fontWidth(Font.Width(width)) }
    /// The text in bold.
    public nonisolated func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }
    /// The text leaning.
    public nonisolated func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }
    /// The text with all digits of one width.
    public nonisolated func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    /// The text in a design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }
    /// The text with all characters of one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? fontDesign(.monospaced) : self
    }
    /// The text with a line below it.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// The text with a line below it, where and as thick as its font says.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { styled { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) } }
    /// The text with a line through it.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// The text with a line through it, where and as thick as its font says.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { styled { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) } }
    /// The text with points added between its letters; ligatures stay.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }
    /// The text with points added after its letters; ligatures are undone. It goes before ``kerning(_:)``.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    /// The text some points above the line's baseline.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        styled { $0.baselineOffset = baselineOffset }
    }
    /// The text smaller than the text around.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? styled { $0.scale = scale } : self
    }
    /// The text in a colour; nil for the environment's style.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        styled {
            $0.hasColor = true
            $0.color = color
        }
    }
    /// The text in a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled {
            $0.hasColor = true
            $0.style = AnyShapeStyle(style)
        }
    }
    /// The text; there is nothing here that speaks it.
    public nonisolated func accessibilityLabel(_ label: Text) -> Text { self }
    /// The text; there is nothing here that speaks it.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    /// The text; there is nothing here that speaks it.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// The text; there is nothing here that speaks it.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// The text; there is nothing here that speaks it.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// The text; there is nothing here that speaks it.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
