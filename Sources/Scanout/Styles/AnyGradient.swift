/// Colours along a way of which the kind is not said.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// Makes it of a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// As a style, the colours go from the top to the bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { gradient._resolve(in: environment) }

    /// The gradient with its colours mixed in a space; here always in sRGB.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient {
    /// In which numbers colours are mixed; here always in sRGB.
    public struct ColorSpace: Hashable, Sendable {
        let name: String
        /// The panel's own.
        public static let device = ColorSpace(name: "device")
        /// By how colours look.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// The gradient with its colours mixed in a space; here always in sRGB.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Color {
    /// A light gradient of the colour: a fifth of white at the top, the colour itself at the bottom. How much Apple's
    /// lightens is not documented.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
    }
}
