/// A linear map of colours that are not premultiplied, channels 0...1.
///
/// Each row gives one channel of the result as a sum of red, green, blue, alpha and 1, each times a factor; results are
/// clamped to 0...1. The makers follow the filter functions of the W3C's Filter Effects, but for ``brightness(_:)``,
/// which adds as SwiftUI's does.
public struct ColorMatrix: Hashable, Sendable {
    /// Factors of red, green, blue, alpha and 1.
    public struct Row: Hashable, Sendable {
        /// The factors in order.
        public var red, green, blue, alpha, one: Double

        /// Makes a row.
        public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, _ one: Double = 0) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
            self.one = one
        }

        func isFinite() -> Bool { (red + green + blue + alpha + one) - (red + green + blue + alpha + one) == 0 }
    }

    /// What red becomes.
    public var red: Row
    /// What green becomes.
    public var green: Row
    /// What blue becomes.
    public var blue: Row
    /// What alpha becomes.
    public var alpha: Row

    /// The map that changes nothing.
    public static let identity = ColorMatrix(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

    /// Makes a map; alpha stays unless it is given a row.
    public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Adds to each channel.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            red: Row(1, 0, 0, 0, amount), green: Row(0, 1, 0, 0, amount), blue: Row(0, 0, 1, 0, amount))
    }

    /// Moves each channel away from one half, by a factor.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = 0.5 - 0.5 * amount
        return ColorMatrix(
            red: Row(amount, 0, 0, 0, rest), green: Row(0, amount, 0, 0, rest), blue: Row(0, 0, amount, 0, rest))
    }

    /// Moves each channel away from the colour's luminance, by a factor.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        weighted(0.213, 0.715, 0.072, kept: amount)
    }

    /// Takes the colour towards its luminance: 0 not at all, 1 all the way.
    public static func grayscale(_ amount: Double) -> ColorMatrix {
        weighted(0.2126, 0.7152, 0.0722, kept: 1 - min(max(amount, 0), 1))
    }

    private static func weighted(_ r: Double, _ g: Double, _ b: Double, kept: Double) -> ColorMatrix {
        let (x, y, z) = (r - r * kept, g - g * kept, b - b * kept)
        return ColorMatrix(red: Row(x + kept, y, z), green: Row(x, y + kept, z), blue: Row(x, y, z + kept))
    }

    /// Turns the hue by an angle in radians.
    public static func hueRotation(radians: Double) -> ColorMatrix {
        let (s, c) = sineAndCosine(radians)
        return ColorMatrix(
            red: Row(
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
            green: Row(
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
            blue: Row(
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072))
    }

    /// Multiplies each channel, alpha too, by a colour's.
    public static func multiply(_ color: RGBA) -> ColorMatrix {
        ColorMatrix(
            red: Row(RGBA.clamped(color.red), 0, 0), green: Row(0, RGBA.clamped(color.green), 0),
            blue: Row(0, 0, RGBA.clamped(color.blue)), alpha: Row(0, 0, 0, RGBA.clamped(color.alpha)))
    }

    /// Takes each channel towards its opposite: 0 not at all, 1 all the way.
    public static func invert(_ amount: Double = 1) -> ColorMatrix {
        let factor = 1 - 2 * amount
        return ColorMatrix(
            red: Row(factor, 0, 0, 0, amount), green: Row(0, factor, 0, 0, amount),
            blue: Row(0, 0, factor, 0, amount))
    }

    /// Black, as opaque as the colour is light. In place of the standard's weights for colours that are not
    /// premultiplied, what is half covered counts half, so that edges stay smooth.
    public static let luminanceToAlpha = ColorMatrix(
        red: Row(0, 0, 0), green: Row(0, 0, 0), blue: Row(0, 0, 0), alpha: Row(0.2125, 0.7154, 0.0721))
}
