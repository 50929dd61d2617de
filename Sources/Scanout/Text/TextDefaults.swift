import Typography

/// What an environment says about text that says nothing itself: looked up once an environment, since hundreds of texts
/// share one and each value costs a search.
final class TextDefaults {
    let font: Font
    let weight: Font.Weight?
    let design: Font.Design?
    let isItalic: Bool
    let hasMonospacedDigits: Bool
    /// What is asked of a font where a text changes nothing.
    let request: FontRequest
    /// What glyphs are painted with where a text changes nothing.
    let style: _ResolvedStyle
    let lineLimit: Int?
    let alignment: TextOptions.Alignment
    /// Device pixels.
    let lineSpacing: Double
    let rendering: GlyphRendering
    /// Device pixels to a point.
    let scale: Double

    init(_ environment: EnvironmentValues) {
        scale = Double(environment.displayScale)
        font = environment.font ?? .body
        weight = environment.fontWeight
        design = environment.fontDesign
        isItalic = environment.isItalic
        hasMonospacedDigits = environment.usesMonospacedDigits
        style = ForegroundStyle()._resolve(in: environment)
        lineLimit = environment.lineLimit
        lineSpacing = Double(environment.lineSpacing).asLength * scale
        rendering = environment.glyphRendering
        switch environment.multilineTextAlignment {
        case .leading: alignment = .leading
        case .center: alignment = .center
        case .trailing: alignment = .trailing
        }
        var plain = font
        if let weight { plain = plain.weight(weight) }
        if let design { plain.design = design }
        if isItalic { plain = plain.italic() }
        if hasMonospacedDigits { plain = plain.monospacedDigit() }
        request = plain.request(scale: scale)
    }

    /// The font of a piece of text.
    func request(_ style: Text.Style) -> FontRequest {
        if style.isPlain { return request }
        var font = style.font ?? font
        if let weight = style.weight ?? weight { font = font.weight(weight) }
        if let design = style.design ?? design { font.design = design }
        if style.isItalic || isItalic { font = font.italic() }
        if style.hasMonospacedDigits || hasMonospacedDigits { font = font.monospacedDigit() }
        return font.request(scale: scale)
    }

    /// Whether texts are set alike, whatever they are painted with.
    func setsLike(_ other: TextDefaults) -> Bool {
        request == other.request && lineLimit == other.lineLimit && alignment == other.alignment
            && lineSpacing == other.lineSpacing && rendering == other.rendering && scale == other.scale
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
