import Raster

/// A colour; as a view, a rectangle that fills its frame.
public struct Color: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case fixed(RGBA)
        /// One of the system's colours, by its place in the table below.
        case system(System)
        case accent
        /// A share of the second colour with the rest of the first.
        indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
        /// A colour of an asset catalogue.
        indirect case named(ColorName)
    }

    var base: Base
    var alpha = 1.0

    /// Which primaries the channels are of. Panels are taken to be sRGB; colours past it are clipped.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual space of panels.
        case sRGB
        /// sRGB with linear channels.
        case sRGBLinear
        /// A wider space.
        case displayP3
    }

    init(_ base: Base) { self.base = base }

    init(hex: UInt32, opacity: Double) { base = .fixed(RGBA(hex: hex).opacity(opacity)) }

    /// Makes a colour from red, green and blue, 0...1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .fixed(ColorChannels.sRGB(space, red, green, blue).opacity(Self.clamp(opacity)))
    }

    /// Makes a grey, 0 black to 1 white.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour from hue (0 and 1 red), saturation and brightness, 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let h = (hue - hue.rounded(.down)) * 6
        func channel(_ n: Double) -> Double {
            let k = (n + h).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(min(k, 4 - k), 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    private static func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    /// The colour less opaque.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= Self.clamp(opacity)
        return copy
    }

    /// The sRGB channels in an environment.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        let color: RGBA
        switch base {
        case .fixed(let fixed): color = fixed
        case .system(let system): color = system.rgba(environment.colorScheme)
        case .accent: color = (environment.tint ?? .blue).rgba(in: environment)
        case .named(let name): color = ColorAssets.shared.color(name, environment.colorScheme)
        case .mixed(let first, let second, let share, let space):
            color = ColorChannels.mix(
                first.rgba(in: environment), second.rgba(in: environment), share,
                isPerceptual: space == .perceptual)
        }
        return alpha == 1 ? color : color.opacity(alpha)
    }
}

extension Color: ShapeStyle {
    /// The colour's channels.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.color(rgba(in: environment)))
    }
}

extension Color: View {
    /// A rectangle.
    public typealias Body = _ShapeView<Rectangle, Color>
}

extension Color: CustomStringConvertible {
    /// The colour's name, or its channels as #RRGGBBAA; with an opacity of its own, that in percent before it.
    public var description: String {
        switch base {
        case .fixed(let c): return "\(Resolved(c.opacity(alpha)))"
        case .system, .accent, .mixed, .named:
            return alpha == 1 ? name : "\(Int((alpha * 100).rounded()))% \(name)"
        }
    }

    private var name: String {
        switch base {
        case .fixed(let c): return "\(Resolved(c))"
        case .system(let system): return "\(system)"
        case .accent: return "accent"
        case .mixed(let first, let second, let share, _): return "mix of \(first) and \(share) of \(second)"
        case .named(let name): return name.name
        }
    }
}
