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
        /// What Markdown says of a run.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

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
        /// Names what Markdown says of a run. On Apple's systems it is Foundation's own.
        @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// Strong, emphasis and the like.
            public typealias Value = InlinePresentationIntent
            /// As Foundation names it.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text.Piece {
    /// The runs of an attributed string.
    static func pieces(_ string: AttributedString) -> [Text.Piece] {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        return string.runs.map { run in
            var style = run[Keys.InlinePresentationIntentAttribute.self].map { Text.Style(intent: $0) } ?? Text.Style()
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
