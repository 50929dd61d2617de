/// Turns curves into lines of equal parameter steps, as many as keep each line within a tolerance of the curve.
///
/// A curve strays from a chord by at most 1/8 of its second derivative's greatest length times the step squared; for a
/// Bézier that derivative is bounded by the second differences of its points.
enum CurveFlattener {
    /// How far lines may stray from curves, in device pixels: 1/32, an eighth of what 8-bit coverage loses to a grid of
    /// a quarter pixel, and about 8 of 255 at the very worst point of an edge.
    static let deviceTolerance = 0.03125
    /// The most lines for one curve; curves that would need more are larger than any surface.
    private static let most = 4096.0

    /// The number of lines for a cubic.
    @inline(__always)
    static func steps(_ p: Point, _ c: Point, _ d: Point, _ q: Point, tolerance: Double) -> Int {
        let first = (p - c) + (d - c)
        let second = (c - d) + (q - d)
        return count(max(first.lengthSquared, second.lengthSquared).squareRoot() * 0.75 / tolerance)
    }

    /// The number of lines for a quadratic.
    @inline(__always)
    static func steps(_ p: Point, _ c: Point, _ q: Point, tolerance: Double) -> Int {
        count(((p - c) + (q - c)).length * 0.25 / tolerance)
    }

    @inline(__always)
    private static func count(_ square: Double) -> Int {
        square < most * most ? Int(square.squareRoot()) + 1 : Int(most)
    }

    /// Calls `line` with the end of each line; the last one is the curve's own end.
    @inline(__always)
    static func flatten(
        _ p: Point, _ c: Point, _ d: Point, _ q: Point, steps: Int, _ line: (Point) -> Void
    ) {
        let first = (c - p) * 3
        let second = ((d - c) - (c - p)) * 3
        let third = (q - p) - (d - c) * 3
        let step = 1 / Double(steps)
        var index = 1
        while index < steps {
            let t = Double(index) * step
            line(
                Point(
                    x: ((third.x * t + second.x) * t + first.x) * t + p.x,
                    y: ((third.y * t + second.y) * t + first.y) * t + p.y))
            index &+= 1
        }
        line(q)
    }

    /// As above, for a quadratic.
    @inline(__always)
    static func flatten(_ p: Point, _ c: Point, _ q: Point, steps: Int, _ line: (Point) -> Void) {
        let first = (c - p) * 2
        let second = (p - c) + (q - c)
        let step = 1 / Double(steps)
        var index = 1
        while index < steps {
            let t = Double(index) * step
            line(Point(x: (second.x * t + first.x) * t + p.x, y: (second.y * t + first.y) * t + p.y))
            index &+= 1
        }
        line(q)
    }
}
