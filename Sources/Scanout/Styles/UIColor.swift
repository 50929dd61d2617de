/// A colour in UIKit's words, for code that takes SwiftUI's colours from there: `Color(.systemGray6)`,
/// `Color(uiColor: .systemBackground)`.
public struct UIColor: Hashable, Sendable {
    let color: Color

    /// Makes a colour of SwiftUI's.
    public init(_ color: Color) { self.color = color }
    /// Makes a colour from red, green and blue, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Makes a grey, 0 black to 1 white.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
    /// Makes a colour from hue, saturation and brightness, 0...1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }
    /// Shades as 0xAARRGGBB.
    fileprivate init(light: UInt32, dark: UInt32) { color = Color(.system(.shades(light: light, dark: dark))) }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
}

/// A colour in AppKit's words.
public typealias NSColor = UIColor

extension Color {
    /// Makes the colour that UIKit calls so.
    public init(_ color: UIColor) { self = color.color }
    /// Makes the colour that UIKit calls so.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Makes the colour that AppKit calls so.
    public init(nsColor: NSColor) { self = nsColor.color }
}

/// Colours by what they are for: iOS' shades for light and dark.
extension UIColor {
    /// Grey.
    public static let systemGray = UIColor(light: 0xFF8E8E93, dark: 0xFF8E8E93)
    /// The second grey.
    public static let systemGray2 = UIColor(light: 0xFFAEAEB2, dark: 0xFF636366)
    /// The third grey.
    public static let systemGray3 = UIColor(light: 0xFFC7C7CC, dark: 0xFF48484A)
    /// The fourth grey.
    public static let systemGray4 = UIColor(light: 0xFFD1D1D6, dark: 0xFF3A3A3C)
    /// The fifth grey.
    public static let systemGray5 = UIColor(light: 0xFFE5E5EA, dark: 0xFF2C2C2E)
    /// The sixth grey, near the background.
    public static let systemGray6 = UIColor(light: 0xFFF2F2F7, dark: 0xFF1C1C1E)
    /// What is behind all.
    public static let systemBackground = UIColor(light: 0xFFFFFFFF, dark: 0xFF000000)
    /// What is behind a part.
    public static let secondarySystemBackground = UIColor(light: 0xFFF2F2F7, dark: 0xFF1C1C1E)
    /// What is behind a part of a part.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFFFF, dark: 0xFF2C2C2E)
    /// What is behind groups.
    public static let systemGroupedBackground = UIColor(light: 0xFFF2F2F7, dark: 0xFF000000)
    /// What is behind a group's rows.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFFFF, dark: 0xFF1C1C1E)
    /// What is behind a part of a group's row.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xFFF2F2F7, dark: 0xFF2C2C2E)
    /// Text.
    public static let label = UIColor(light: 0xFF000000, dark: 0xFFFFFFFF)
    /// Less important text.
    public static let secondaryLabel = UIColor(light: 0x993C3C43, dark: 0x99EBEBF5)
    /// Even less important text.
    public static let tertiaryLabel = UIColor(light: 0x4C3C3C43, dark: 0x4CEBEBF5)
    /// The least important text.
    public static let quaternaryLabel = UIColor(light: 0x2E3C3C43, dark: 0x29EBEBF5)
    /// Text that stands for text to come.
    public static let placeholderText = UIColor(light: 0x4C3C3C43, dark: 0x4CEBEBF5)
    /// Lines between parts.
    public static let separator = UIColor(light: 0x4A3C3C43, dark: 0x99545458)
    /// Lines between parts that hide what is behind.
    public static let opaqueSeparator = UIColor(light: 0xFFC6C6C8, dark: 0xFF38383A)
    /// Links.
    public static let link = UIColor(light: 0xFF007AFF, dark: 0xFF0984FF)
    /// Thin shapes.
    public static let systemFill = UIColor(light: 0x33787880, dark: 0x5C787880)
    /// Middling shapes.
    public static let secondarySystemFill = UIColor(light: 0x29787880, dark: 0x52787880)
    /// Large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x1F767680, dark: 0x3D767680)
    /// The largest shapes.
    public static let quaternarySystemFill = UIColor(light: 0x14747480, dark: 0x2E767680)
}

/// The system's colours by their names.
extension UIColor {
    /// Red, as ``Color/red``.
    public static let systemRed = UIColor(.red)
    /// Orange, as ``Color/orange``.
    public static let systemOrange = UIColor(.orange)
    /// Yellow, as ``Color/yellow``.
    public static let systemYellow = UIColor(.yellow)
    /// Green, as ``Color/green``.
    public static let systemGreen = UIColor(.green)
    /// Mint, as ``Color/mint``.
    public static let systemMint = UIColor(.mint)
    /// Teal, as ``Color/teal``.
    public static let systemTeal = UIColor(.teal)
    /// Cyan, as ``Color/cyan``.
    public static let systemCyan = UIColor(.cyan)
    /// Blue, as ``Color/blue``.
    public static let systemBlue = UIColor(.blue)
    /// Indigo, as ``Color/indigo``.
    public static let systemIndigo = UIColor(.indigo)
    /// Purple, as ``Color/purple``.
    public static let systemPurple = UIColor(.purple)
    /// Pink, as ``Color/pink``.
    public static let systemPink = UIColor(.pink)
    /// Brown, as ``Color/brown``.
    public static let systemBrown = UIColor(.brown)
    /// The environment's tint.
    public static let tintColor = UIColor(.accentColor)
}

/// Colours that are the same for light and dark.
extension UIColor {
    /// Black.
    public static let black = UIColor(Color.black)
    /// White.
    public static let white = UIColor(Color.white)
    /// Nothing at all.
    public static let clear = UIColor(Color.clear)
    /// Grey.
    public static let gray = UIColor(Color(white: 0.5))
    /// Light grey.
    public static let lightGray = UIColor(Color(white: 2.0 / 3))
    /// Dark grey.
    public static let darkGray = UIColor(Color(white: 1.0 / 3))
    /// Red.
    public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
    /// Green.
    public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
    /// Blue.
    public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
    /// Cyan.
    public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
    /// Yellow.
    public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
    /// Magenta.
    public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
    /// Orange.
    public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
    /// Purple.
    public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
    /// Brown.
    public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
}

/// What AppKit's names stand for.
extension UIColor {
    /// What is behind a window.
    public static let windowBackgroundColor = UIColor.systemBackground
    /// What is behind controls.
    public static let controlBackgroundColor = UIColor.secondarySystemBackground
    /// What is behind text.
    public static let textBackgroundColor = UIColor.systemBackground
    /// What is below a page.
    public static let underPageBackgroundColor = UIColor.secondarySystemBackground
    /// Text.
    public static let labelColor = UIColor.label
    /// Text.
    public static let textColor = UIColor.label
    /// Less important text.
    public static let secondaryLabelColor = UIColor.secondaryLabel
    /// Even less important text.
    public static let tertiaryLabelColor = UIColor.tertiaryLabel
    /// Lines between parts.
    public static let separatorColor = UIColor.separator
    /// The environment's tint.
    public static let controlAccentColor = UIColor.tintColor
}
