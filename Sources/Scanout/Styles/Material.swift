/// A milky layer over what is behind.
///
/// Apple's materials blur what is behind them; that would make every change behind a material a change of it. Here a
/// material is a fill that lets something of what is behind show through, sharp: white on light panels, nearly black on
/// dark ones.
public struct Material: ShapeStyle, Hashable {
    /// The share that covers what is behind.
    let coverage: Double

    /// Mostly what is behind.
    public static let ultraThin = Material(coverage: 0.45)
    /// More of what is behind than of the material.
    public static let thin = Material(coverage: 0.6)
    /// Somewhat see-through.
    public static let regular = Material(coverage: 0.75)
    /// More of the material than of what is behind.
    public static let thick = Material(coverage: 0.85)
    /// Mostly the material.
    public static let ultraThick = Material(coverage: 0.92)
    /// That of toolbars.
    public static let bar = Material(coverage: 0.8)

    /// White or nearly black, less than opaque.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        return Color(hex: isDark ? 0x252525 : 0xF7F7F7, opacity: coverage)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    /// Mostly what is behind.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More of what is behind than of the material.
    public static var thinMaterial: Material { .thin }
    /// Somewhat see-through.
    public static var regularMaterial: Material { .regular }
    /// More of the material than of what is behind.
    public static var thickMaterial: Material { .thick }
    /// Mostly the material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of toolbars.
    public static var bar: Material { .bar }
}
