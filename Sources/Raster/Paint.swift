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

/// Colours along 0...1, prepared once as a table of premultiplied pixels.
public final class ColorRamp: Sendable {
    /// One colour at one place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: RGBA
        /// The place, 0...1.
        public var location: Double
        /// Makes a stop.
        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The stops as given.
    public let stops: [Stop]

    /// Prepares a ramp; out-of-order locations are raised to the one before, none gives clear.
    public init(stops: [Stop]) { self.stops = stops }
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

    /// The paint with every alpha multiplied.
    public func opacity(_ factor: Double) -> Paint { self }
}
