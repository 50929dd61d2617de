/// A ramp of colours along a line, between two circles or round a centre, that goes on past its ends as font and vector
/// formats let it: with the end's colour, over and over, or there and back.
///
/// Worked out for each pixel by itself in doubles, by additions, multiplications, divisions and square roots alone, so
/// that all machines agree. ``Paint``'s own gradients are several times as fast, and know none of this.
public struct ExtendedGradient: Sendable {
    /// What comes before the ramp's start and past its end.
    public enum Extend: Hashable, Sendable {
        /// The colours of the ends.
        case pad
        /// The ramp again and again.
        case `repeat`
        /// The ramp backwards, forwards, and so on.
        case reflect
    }

    /// A circle of a gradient.
    public struct Circle: Hashable, Sendable {
        /// The middle.
        public var center: Point
        /// The radius; circles whose radius is negative are not there.
        public var radius: Double
        /// Makes a circle.
        public init(center: Point, radius: Double) {
            self.center = center
            self.radius = radius
        }
    }

    /// Along what the ramp runs.
    public enum Geometry: Hashable, Sendable {
        /// Between two points, its colours going on at right angles to the line.
        case line(from: Point, to: Point)
        /// Between two circles: each point takes the colour of the circle nearest to the ramp's end on whose rim it
        /// lies; points on none stay clear.
        case circles(Circle, Circle)
        /// Round a centre, from 0 to 1 for one turn that starts at the x axis and goes towards the y axis.
        case sweep(center: Point, from: Double, to: Double)
    }

    /// The colours.
    public var ramp: ColorRamp
    /// Where they lie.
    public var geometry: Geometry
    /// What comes past the ends.
    public var extend: Extend

    /// Makes a gradient.
    public init(ramp: ColorRamp, geometry: Geometry, extend: Extend) {
        self.ramp = ramp
        self.geometry = geometry
        self.extend = extend
    }
}

extension Renderer {
    /// Fills a path with a gradient.
    ///
    /// - Parameters:
    ///   - path: its contours are closed.
    ///   - gradient: one whose line, circles or turn have no extent shows nothing.
    ///   - gradientTransform: from the gradient's space to the device's; without an inverse nothing is drawn.
    ///   - transform: from the path's space to the device's.
    ///   - antialiased: whether the path's edges are smooth.
    public func fill(
        _ path: Path, gradient: ExtendedGradient, gradientTransform: AffineTransform, transform: AffineTransform,
        antialiased: Bool = true
    ) {
        guard let inverse = gradientTransform.finiteInverse,
            let shape = shape(of: path, .nonZero, transform, antialiased)
        else { return }
        let ramp = opacity == 1 ? gradient.ramp : gradient.ramp.opacity(opacity)
        ramp.table.withUnsafeBufferPointer { table in
            guard let colors = table.baseAddress, let shader = ExtendedShader(gradient, colors, inverse) else { return }
            paint(shape, shader)
        }
    }
}
