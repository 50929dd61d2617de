import Raster
import Typography

/// Whether a panel is dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Where lines of text stand when they differ in width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}

/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum MonospacedDigitKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private enum IsItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum GlyphRenderingKey: EnvironmentKey { static var defaultValue: GlyphRendering { .lightHinting } }

extension EnvironmentValues {
    /// The font of text; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// The accent colour of controls; nil for blue.
    public var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    /// Whether the panel is dark on light or light on dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// Device pixels to a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// A device pixel's size in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// The most lines of a text; nil for any.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Where lines of a text stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Space added between lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// Whether controls react.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The style of shapes and text that have none of their own; nil for primary.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    /// The styles of the second level of importance and those after.
    var foregroundLevels: [AnyShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
    /// The style of accents, where it is more than a colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
    /// What is behind views; nil for the panel's own.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// Whether digits all take one width.
    var usesMonospacedDigits: Bool {
        get { self[MonospacedDigitKey.self] }
        set { self[MonospacedDigitKey.self] = newValue }
    }
    /// The weight of text, whatever its font says.
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    /// The design of text, whatever its font says.
    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }
    /// Whether text leans, whatever its font says.
    var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }
    /// How glyphs become pixels on the display.
    var glyphRendering: GlyphRendering {
        get { self[GlyphRenderingKey.self] }
        set { self[GlyphRenderingKey.self] = newValue }
    }
}
