import Typography

/// A font: a style or a size in points, with changes applied to it.
public struct Font: Hashable, Sendable {
    /// The styles of a text, by what they are for.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points and the weight on iOS at its standard setting.
        var measures: (size: Double, weight: Weight) {
            switch self {
            case .largeTitle: (34, .regular)
            case .title: (28, .regular)
            case .title2: (22, .regular)
            case .title3: (20, .regular)
            case .headline: (17, .semibold)
            case .body: (17, .regular)
            case .callout: (16, .regular)
            case .subheadline: (15, .regular)
            case .footnote: (13, .regular)
            case .caption: (12, .regular)
            case .caption2: (11, .regular)
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

    var family: String?
    var size: Double
    var weight: Weight
    var design = Design.default
    var isItalic = false
    var hasMonospacedDigits = false

    private init(family: String? = nil, size: Double, weight: Weight, design: Design = .default) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0), 10_000) : 17
        self.weight = weight
        self.design = design
    }

    /// The system's font in a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: style.measures.size, weight: weight ?? style.measures.weight, design: design ?? .default)
    }
    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: Double(size), weight: weight ?? .regular, design: design ?? .default)
    }
    /// A font by its family's name or its file's path, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(family: name, size: Double(size), weight: .regular)
    }
    /// A font by its family's name or its file's path, in a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

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

    /// What the font asks for on a display.
    func request(scale: Double) -> FontRequest {
        FontRequest(
            family: family, design: design.requested, weight: weight.value, italic: isItalic,
            pixelSize: size * scale, tabularDigits: hasMonospacedDigits)
    }
}
