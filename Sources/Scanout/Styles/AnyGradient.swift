import Raster

/// Colours along a way of which the kind is not said.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// Makes it of a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// As a style, the colours go from the top to the bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { gradient._resolve(in: environment) }

    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
}

extension Gradient {
    /// In which numbers colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let name: String
        /// The panel's own.
        public static let device = ColorSpace(name: "device")
        /// By how colours look: halfway between two is what looks so. The space is Oklab.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var copy = self
        copy.isPerceptual = space == .perceptual
        return AnyGradient(copy)
    }

    /// Stops between two of the gradient's own, where colours are mixed by how they look.
    static let perceptualSteps = 16

    /// The stops with further ones between them, whose colours are mixed by how they look.
    static func perceptual(_ stops: [ColorRamp.Stop]) -> [ColorRamp.Stop] {
        guard let first = stops.first else { return stops }
        var result = [first]
        for (left, right) in zip(stops, stops.dropFirst()) {
            if left.color != right.color && left.location < right.location {
                for step in 1..<perceptualSteps {
                    let share = Double(step) / Double(perceptualSteps)
                    result.append(
                        ColorRamp.Stop(
                            color: ColorChannels.mix(left.color, right.color, share, isPerceptual: true),
                            location: left.location + (right.location - left.location) * share))
                }
            }
            result.append(right)
        }
        return result
    }
}

extension Color {
    /// A light gradient of the colour: a fifth of white at the top, the colour itself at the bottom. How much Apple's
    /// lightens is not documented.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
    }
}
