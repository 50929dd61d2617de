import Typography

/// A font: a style or a size in points, with changes applied to it.
public struct Font: Hashable, Sendable {
    /// The styles of a text, by what they are for.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
        case footnote, caption, caption2

        /// The weight on iOS.
        var weight: Weight {
            switch self {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        }
    }

    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        /// As OpenType counts: 400 regular, 700 bold.
        let value: Int
        /// The lightest.
        public static let ultraLight = Weight(value: 100)
        /// Very light.
        public static let thin = Weight(value: 200)
        /// Light.
        public static let light = Weight(value: 300)
        /// The usual weight.
        public static let regular = Weight(value: 400)
        /// A little heavier.
        public static let medium = Weight(value: 500)
        /// Nearly bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// Heavier than bold.
        public static let heavy = Weight(value: 800)
        /// The heaviest.
        public static let black = Weight(value: 900)
    }

    /// The style of the face.
    public enum Design: Hashable, Sendable {
        /// Without serifs.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// All characters of one width.
        case monospaced

        var requested: FontRequest.Design {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// How wide the letters are.
    public struct Width: Hashable, Sendable {
        /// From -1 to 1; 0 is standard.
        public var value: CGFloat
        /// Makes a width; 0 is standard, less is narrower.
        public init(_ value: CGFloat) { self.value = value }
        /// The narrowest.
        public static let compressed = Width(-0.3)
        /// Narrower than usual.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wider than usual.
        public static let expanded = Width(0.2)

        /// As OpenType counts, in hundredths of the usual width.
        var percent: Int {
            guard value.isFinite else { return 100 }
            return Int((100 + Double(max(-1, min(1, value))) * 125).rounded()).clamped(50, 200)
        }
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As the font says.
        case standard
        /// Closer.
        case tight
        /// Farther apart.
        case loose

        /// What is added between lines, in points: as on iOS, where the body style's lines move by 2.
        var points: Double {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// Which letters are drawn as small capitals.
    enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

    var family: String?
    /// Points, before dynamic type has its say.
    var size: Double
    /// The style that the size follows; nil for a size that stays.
    var style: TextStyle?
    var weight: Weight
    var design = Design.default
    var isItalic = false
    var hasMonospacedDigits = false
    var width = Width.standard
    var leading = Leading.standard
    var capitals = SmallCaps.none

    private init(
        family: String? = nil, size: Double, style: TextStyle? = nil, weight: Weight, design: Design = .default
    ) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0), 10_000) : 17
        self.style = style
        self.weight = weight
        self.design = design
    }

    /// The system's font in a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            size: style.points(.large), style: style, weight: weight ?? style.weight, design: design ?? .default)
    }
    /// The system's font in a style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        system(style, design: design, weight: nil)
    }
    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: Double(size), weight: weight ?? .regular, design: design ?? .default)
    }
    /// The system's font in a size in points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(size: Double(size), weight: weight, design: design)
    }
    /// A font by its family's name or its file's path, in a size in points that grows with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    /// A font by its family's name or its file's path, in a size in points that grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(family: name, size: Double(size), style: textStyle, weight: .regular)
    }
    /// A font by its family's name or its file's path, in a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(family: name, size: Double(fixedSize), weight: .regular)
    }

    /// 36 points, bold.
    public static let extraLargeTitle = system(.extraLargeTitle)
    /// 28 points, bold.
    public static let extraLargeTitle2 = system(.extraLargeTitle2)
    /// 34 points.
    public static let largeTitle = system(.largeTitle)
    /// 28 points.
    public static let title = system(.title)
    /// 22 points.
    public static let title2 = system(.title2)
    /// 20 points.
    public static let title3 = system(.title3)
    /// 17 points, semibold.
    public static let headline = system(.headline)
    /// 15 points.
    public static let subheadline = system(.subheadline)
    /// 17 points.
    public static let body = system(.body)
    /// 16 points.
    public static let callout = system(.callout)
    /// 13 points.
    public static let footnote = system(.footnote)
    /// 12 points.
    public static let caption = system(.caption)
    /// 11 points.
    public static let caption2 = system(.caption2)

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font leaning.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The font with all characters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// The font with all digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// The font in another width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// The font in another width; 0 is standard, less is narrower.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
    /// The font with other distances between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { with { $0.capitals = .all } }
    /// The font with small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.capitals = $0.capitals.adding(.lowercase) } }
    /// The font with capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.capitals = $0.capitals.adding(.uppercase) } }
    /// The font in another size in points.
    public func pointSize(_ size: CGFloat) -> Font { with { $0.size = Double(size).isFinite ? Double(size) : 17 } }
    /// The font some times as large.
    public func scaled(by factor: CGFloat) -> Font {
        with { $0.size = factor.isFinite ? min(max($0.size * Double(factor), 0), 10_000) : $0.size }
    }

    /// The size in points for a size of text.
    func points(_ dynamicTypeSize: DynamicTypeSize) -> Double {
        guard let style, dynamicTypeSize != .large else { return size }
        return size == style.points(.large) ? style.points(dynamicTypeSize) : size * style.factor(dynamicTypeSize)
    }

    /// What the font asks for on a display.
    func request(scale: Double, dynamicTypeSize: DynamicTypeSize = .large) -> FontRequest {
        var request = FontRequest(
            family: family, design: design.requested, weight: weight.value, italic: isItalic,
            pixelSize: points(dynamicTypeSize) * scale, tabularDigits: hasMonospacedDigits)
        request.width = width.percent
        request.addedLeading = leading.points * scale
        return request
    }
}

extension Font.SmallCaps {
    func adding(_ other: Font.SmallCaps) -> Font.SmallCaps { self == .none || self == other ? other : .all }
}

extension Int {
    fileprivate func clamped(_ low: Int, _ high: Int) -> Int { Swift.min(Swift.max(self, low), high) }
}
