import Raster

extension Color {
    /// A colour's channels where it is used, as SwiftUI keeps them: linear, in single precision.
    public struct Resolved: Hashable, Sendable {
        /// Red, linear.
        public var linearRed: Float
        /// Green, linear.
        public var linearGreen: Float
        /// Blue, linear.
        public var linearBlue: Float
        /// The opacity, 0...1.
        public var opacity: Float

        /// Makes channels from values in a space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = ColorChannels.sRGB(colorSpace, Double(red), Double(green), Double(blue))
            self.init(color.opacity(Double(opacity)))
        }

        init(_ color: RGBA) {
            linearRed = Float(ColorChannels.linear(color.red))
            linearGreen = Float(ColorChannels.linear(color.green))
            linearBlue = Float(ColorChannels.linear(color.blue))
            opacity = Float(color.alpha)
        }

        /// Red in sRGB.
        public var red: Float {
            get { Float(ColorChannels.encoded(Double(linearRed))) }
            set { linearRed = Float(ColorChannels.linear(Double(newValue))) }
        }
        /// Green in sRGB.
        public var green: Float {
            get { Float(ColorChannels.encoded(Double(linearGreen))) }
            set { linearGreen = Float(ColorChannels.linear(Double(newValue))) }
        }
        /// Blue in sRGB.
        public var blue: Float {
            get { Float(ColorChannels.encoded(Double(linearBlue))) }
            set { linearBlue = Float(ColorChannels.linear(Double(newValue))) }
        }

        /// The colour of Core Graphics.
        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
    }

    /// Makes a colour from its channels.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The colour's channels in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

    /// A colour between this and another: 0 this one, 1 the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, rhs, fraction, colorSpace))
    }

    /// Makes a colour of Core Graphics' kind.
    public init(cgColor: CGColor) {
        self.init(
            .sRGB, red: Double(cgColor.red), green: Double(cgColor.green), blue: Double(cgColor.blue),
            opacity: Double(cgColor.alpha))
    }

    /// Makes a colour of Core Graphics' kind.
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The colour of Core Graphics' kind; nil where it depends on the environment.
    public var cgColor: CGColor? {
        guard case .fixed(let c) = base else { return nil }
        return CGColor(
            red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha * alpha))
    }
}

extension Color.Resolved: ShapeStyle {
    /// The channels.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(self)._resolve(in: environment)
    }
}

extension Color.Resolved: Animatable {
    /// Linear channels, premultiplied, and opacity.
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    /// Linear channels, premultiplied, and opacity.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                linearRed * opacity,
                AnimatablePair(linearGreen * opacity, AnimatablePair(linearBlue * opacity, opacity)))
        }
        set {
            opacity = newValue.second.second.second
            let scale = opacity > 0 ? 1 / opacity : 0
            linearRed = newValue.first * scale
            linearGreen = newValue.second.first * scale
            linearBlue = newValue.second.second.first * scale
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The channels as #RRGGBBAA.
    public var description: String {
        "#"
            + [red, green, blue, opacity].map { value -> String in
                let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return text.count < 2 ? "0" + text : text
            }.joined()
    }
}

extension Color.Resolved: Codable {
    /// Reads linear red, green and blue and the opacity: four numbers in a row.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        linearRed = try numbers.decode(Float.self)
        linearGreen = try numbers.decode(Float.self)
        linearBlue = try numbers.decode(Float.self)
        opacity = try numbers.decode(Float.self)
    }

    /// Writes linear red, green and blue and the opacity: four numbers in a row.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(linearRed)
        try numbers.encode(linearGreen)
        try numbers.encode(linearBlue)
        try numbers.encode(opacity)
    }
}

/// A colour as Core Graphics keeps it; here always sRGB.
public struct CGColor: Hashable, Sendable {
    /// Red, 0...1.
    let red: CGFloat
    /// Green, 0...1.
    let green: CGFloat
    /// Blue, 0...1.
    let blue: CGFloat
    /// The opacity, 0...1.
    public let alpha: CGFloat

    /// Makes a colour from sRGB channels.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    /// Makes a colour from sRGB channels.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Makes a grey.
    public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// Channels and alpha: four.
    public var numberOfComponents: Int { 4 }
    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing at all.
    public static let clear = CGColor(gray: 0, alpha: 0)
}
