import Typography

/// What an environment says about text that says nothing itself: looked up once an environment, since hundreds of texts
/// share one and each value costs a search.
final class TextDefaults {
    let font: Font
    let weight: Font.Weight?
    let design: Font.Design?
    let isItalic: Bool
    let hasMonospacedDigits: Bool
    let dynamicTypeSize: DynamicTypeSize
    let attributes: TextAttributes
    /// What is asked of a font where a text changes nothing.
    let request: FontRequest
    /// What glyphs are painted with where a text changes nothing.
    let style: _ResolvedStyle
    let lineLimit: Int?
    let alignment: TextOptions.Alignment
    let isRightToLeft: Bool
    /// Device pixels.
    let lineSpacing: Double
    let rendering: GlyphRendering
    /// Device pixels to a point.
    let scale: Double
    /// How a text becomes another one.
    let transition: ContentTransition
    /// Whether a text of one string is one run as its font has it.
    let isPlain: Bool
    /// Whether numbers in texts are written by a locale.
    let namesLocale: Bool
    /// Whether bars stand for what is not to be read.
    let isRedacted: Bool

    init(_ environment: EnvironmentValues) {
        scale = Double(environment.displayScale)
        font = environment.font ?? .body
        weight = environment.fontWeight
        design = environment.fontDesign
        isItalic = environment.isItalic
        hasMonospacedDigits = environment.usesMonospacedDigits
        dynamicTypeSize = environment.dynamicTypeSize
        attributes = environment.textAttributes
        style = ForegroundStyle()._resolve(in: environment)
        lineLimit = environment.lineLimit
        isRedacted = environment.hidesContent
        lineSpacing = Double(environment.lineSpacing).asLength * scale
        rendering = environment.glyphRendering
        isRightToLeft = environment.layoutDirection == .rightToLeft
        transition = environment.contentTransition
        switch environment.multilineTextAlignment {
        case .leading: alignment = isRightToLeft ? .trailing : .leading
        case .center: alignment = .center
        case .trailing: alignment = isRightToLeft ? .leading : .trailing
        }
        let plain = TextDefaults.font(
            font, Text.Style(), weight, design, isItalic: isItalic, hasMonospacedDigits, attributes)
        request = plain.request(scale: scale, dynamicTypeSize: dynamicTypeSize)
        namesLocale = environment.numberLocale != nil
        isPlain = attributes.isPlain && plain.capitals == .none
    }

    private static func font(
        _ base: Font, _ style: Text.Style, _ weight: Font.Weight?, _ design: Font.Design?, isItalic: Bool,
        _ hasMonospacedDigits: Bool, _ attributes: TextAttributes
    ) -> Font {
        var font = style.font ?? base
        if let weight = style.weight ?? weight { font = font.weight(weight) }
        if let design = style.design ?? design { font.design = design }
        if style.isItalic || isItalic { font = font.italic() }
        if style.hasMonospacedDigits || hasMonospacedDigits { font = font.monospacedDigit() }
        if let width = style.width ?? attributes.width { font.width = width }
        if let scale = style.scale ?? attributes.scale { font = font.scaled(by: CGFloat(scale.factor)) }
        return font
    }

    /// The font of a piece of text.
    func font(_ style: Text.Style) -> Font {
        TextDefaults.font(font, style, weight, design, isItalic: isItalic, hasMonospacedDigits, attributes)
    }

    /// What a piece of text asks of its font.
    func request(_ style: Text.Style) -> FontRequest {
        style.isPlain ? request : font(style).request(scale: scale, dynamicTypeSize: dynamicTypeSize)
    }

    /// Whether texts are set alike, whatever they are painted with.
    func setsLike(_ other: TextDefaults) -> Bool {
        request == other.request && lineLimit == other.lineLimit && alignment == other.alignment
            && lineSpacing == other.lineSpacing && rendering == other.rendering && scale == other.scale
            && attributes == other.attributes && isRightToLeft == other.isRightToLeft
    }

    /// How a text is set that is offered an extent in points.
    func options(width: Double?, height: Double?) -> TextOptions {
        var options = TextOptions(
            maximumWidth: width.map { $0 * scale }, maximumHeight: height.map { $0 * scale }, lineLimit: lineLimit,
            alignment: alignment, lineSpacing: lineSpacing, rendering: rendering)
        switch attributes.truncation {
        case .head: options.truncation = .head
        case .middle: options.truncation = .middle
        case .tail: options.truncation = .tail
        }
        if isRightToLeft { options.direction = .naturalRightToLeft }
        return options
    }
}

extension EnvironmentValues {
    /// What texts have in common. Kept with the environment's values until one of them changes.
    @MainActor var textDefaults: TextDefaults {
        if let known = storage.textDefaults { return known }
        let defaults = TextDefaults(self)
        storage.textDefaults = defaults
        return defaults
    }
}
