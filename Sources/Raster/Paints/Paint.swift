/// An sRGB colour, not premultiplied; channels 0...1.
@frozen public struct RGBA: Hashable, Sendable {
    /// The red channel.
    public var red: Double
    /// The green channel.
    public var green: Double
    /// The blue channel.
    public var blue: Double
    /// The coverage.
    public var alpha: Double

    /// Makes a colour from channels 0...1.
    @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes an opaque colour from 0xRRGGBB.
    @inlinable public init(hex: UInt32) {
        self.init(
            red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255, blue: Double(hex & 255) / 255)
    }

    /// The colour with its alpha multiplied.
    @inlinable public func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

/// What a shape is filled with; geometry in the same space as the shape.
public enum Paint: Sendable {
    /// One colour.
    case solid(RGBA)
    /// A ramp along a line, its end colours going on past the ends.
    case linear(ColorRamp, start: Point, end: Point)
    /// A ramp between two radii round a centre.
    case radial(ColorRamp, center: Point, startRadius: Double, endRadius: Double)
    /// A radial ramp whose unit circle is stretched to the given radii, 0 at the start radius and 1 at the end radius
    /// (both as fractions of `radii`).
    case elliptical(ColorRamp, center: Point, radii: Size, startFraction: Double, endFraction: Double)
    /// A ramp round a centre; angles in radians, clockwise on screen from 3 o'clock.
    case angular(ColorRamp, center: Point, start: Double, end: Double)
    /// A picture repeated in all directions.
    case image(TiledImage)

    /// The paint with every alpha multiplied. For a ramp that prepares a new table; keep the result where it is used
    /// again.
    public func opacity(_ factor: Double) -> Paint { opacity(factor) { $0.opacity(factor) } }

    /// The paint with every alpha multiplied, and its ramp, if it has one, replaced.
    func opacity(_ factor: Double, _ faded: (ColorRamp) -> ColorRamp) -> Paint {
        if factor == 1 { return self }
        switch self {
        case .solid(let color):
            return .solid(color.opacity(factor))
        case .linear(let ramp, let start, let end):
            return .linear(faded(ramp), start: start, end: end)
        case .radial(let ramp, let center, let startRadius, let endRadius):
            return .radial(faded(ramp), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let ramp, let center, let radii, let start, let end):
            return .elliptical(faded(ramp), center: center, radii: radii, startFraction: start, endFraction: end)
        case .angular(let ramp, let center, let start, let end):
            return .angular(faded(ramp), center: center, start: start, end: end)
        case .image(let image):
            return .image(image.opacity(factor))
        }
    }
}
