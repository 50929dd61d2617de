#if !SCANOUT_EMBEDDED
extension AttributeScopes {
    /// The attributes of text that a ``Text`` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of text that a ``Text`` shows, and Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The letters' colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points added between letters.
        public let kern: KerningAttribute
        /// Points added after letters.
        public let tracking: TrackingAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// Names the font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// As SwiftUI names it.
            public static let name = "SwiftUI.Font"
        }
        /// Names the letters' colour.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// As SwiftUI names it.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// Names the colour behind the letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// As SwiftUI names it.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// Names the line through the letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// As SwiftUI names it.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// Names the line below the letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// As SwiftUI names it.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// Names points added between letters.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// As SwiftUI names it.
            public static let name = "SwiftUI.Kern"
        }
        /// Names points added after letters.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// As SwiftUI names it.
            public static let name = "SwiftUI.Tracking"
        }
        /// Names points above the baseline.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// As SwiftUI names it.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// Makes a string of a line of Markdown: strong, emphasis, code, deleted and links. Other marks stay as they are.
    public init(markdown: String) throws {
        self.init()
        for run in Markdown.runs(markdown) {
            var part = AttributedString(run.text)
            let style = Text.Style().marked(run)
            var font: Font?
            if run.isCode { font = Font.body.monospaced() }
            if run.isStrong { font = (font ?? .body).bold() }
            if run.isEmphasized { font = (font ?? .body).italic() }
            if let font { part[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font }
            if case .some(.some(let line)) = style.strikethrough {
                part[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] = line
            }
            if let link = run.link.flatMap({ URL(string: $0) }) {
                part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
            }
            append(part)
        }
    }
}

extension Text.Piece {
    /// The runs of an attributed string.
    static func pieces(_ string: AttributedString) -> [Text.Piece] {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        return string.runs.map { run in
            var style = Text.Style()
            style.font = run[Keys.FontAttribute.self]
            if let color = run[Keys.ForegroundColorAttribute.self] { (style.color, style.hasColor) = (color, true) }
            if let line = run[Keys.UnderlineStyleAttribute.self] { style.underline = .some(line) }
            if let line = run[Keys.StrikethroughStyleAttribute.self] { style.strikethrough = .some(line) }
            style.kerning = run[Keys.KerningAttribute.self]
            style.tracking = run[Keys.TrackingAttribute.self]
            style.baselineOffset = run[Keys.BaselineOffsetAttribute.self]
            style.background = run[Keys.BackgroundColorAttribute.self]
            style.isLink = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil
            return Text.Piece(string: String(string[run.range].characters), style: style)
        }
    }
}
#endif
