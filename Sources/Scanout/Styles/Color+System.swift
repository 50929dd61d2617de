import Raster

extension Color {
    /// The system's colours, with their channels for light and dark as SwiftUI gives them.
    enum System: Hashable, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
        case primary, secondary
        /// Two shades, each as 0xAARRGGBB.
        case shades(light: UInt32, dark: UInt32)

        func rgba(_ scheme: ColorScheme) -> RGBA {
            let (light, dark) = channels
            if case .shades = self {
                let shade = scheme == .dark ? dark : light
                return RGBA(hex: shade & 0xFFFFFF).opacity(Double(shade >> 24) / 255)
            }
            return RGBA(hex: scheme == .dark ? dark : light).opacity(self == .secondary ? 0.5 : 1)
        }

        private var channels: (light: UInt32, dark: UInt32) {
            switch self {
            case .red: return (0xFF3B30, 0xFF453A)
            case .orange: return (0xFF9500, 0xFF9F0A)
            case .yellow: return (0xFFCC00, 0xFFD60A)
            case .green: return (0x34C759, 0x30D158)
            case .mint: return (0x00C7BE, 0x63E6E2)
            case .teal: return (0x30B0C7, 0x40C8E0)
            case .cyan: return (0x32ADE6, 0x64D2FF)
            case .blue: return (0x007AFF, 0x0A84FF)
            case .indigo: return (0x5856D6, 0x5E5CE6)
            case .purple: return (0xAF52DE, 0xBF5AF2)
            case .pink: return (0xFF2D55, 0xFF375F)
            case .brown: return (0xA2845E, 0xAC8E68)
            case .gray: return (0x8E8E93, 0x8E8E93)
            case .primary, .secondary: return (0x000000, 0xFFFFFF)
            case .shades(let light, let dark): return (light, dark)
            }
        }
    }

    /// Red.
    public static let red = Color(.system(.red))
    /// Orange.
    public static let orange = Color(.system(.orange))
    /// Yellow.
    public static let yellow = Color(.system(.yellow))
    /// Green.
    public static let green = Color(.system(.green))
    /// Mint.
    public static let mint = Color(.system(.mint))
    /// Teal.
    public static let teal = Color(.system(.teal))
    /// Cyan.
    public static let cyan = Color(.system(.cyan))
    /// Blue.
    public static let blue = Color(.system(.blue))
    /// Indigo.
    public static let indigo = Color(.system(.indigo))
    /// Purple.
    public static let purple = Color(.system(.purple))
    /// Pink.
    public static let pink = Color(.system(.pink))
    /// Brown.
    public static let brown = Color(.system(.brown))
    /// Grey.
    public static let gray = Color(.system(.gray))
    /// White.
    public static let white = Color(.fixed(RGBA(hex: 0xFFFFFF)))
    /// Black.
    public static let black = Color(.fixed(RGBA(hex: 0x000000)))
    /// Nothing at all.
    public static let clear = Color(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
    /// Text and shapes: black where colours are light, white where they are dark.
    public static let primary = Color(.system(.primary))
    /// Less important text: primary at half its opacity.
    public static let secondary = Color(.system(.secondary))
    /// The environment's tint.
    public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Blue.
    public static var blue: Color { .blue }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// Brown.
    public static var brown: Color { .brown }
    /// Grey.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// Nothing at all.
    public static var clear: Color { .clear }
}
