import Raster

/// A path as straight lines on a fine grid, for operations with regions.
struct PathLines {
    /// Points that follow one another, none at the same place as the one before.
    struct Contour {
        var points: [Point]
        var isClosed: Bool
    }

    private(set) var contours: [Contour] = []

    /// How far lines may stray from curves, in points: on a display of three pixels a point less than a sixth of what one
    /// step of 8-bit coverage is.
    private static let tolerance = 1.0 / 512
    /// Places are whole multiples of this, so that crossings that are all but one fall together.
    static let grid = 1.0 / 8192
    /// Coordinates beyond this are left out: there the grid is finer than the numbers.
    private static let greatest = 1e8
    private static let mostSteps = 1_024.0

    init(_ path: Raster.Path) {
        var points: [Point] = []
        var start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                end(points, closed: false)
                start = p
                points = [Self.snapped(p)]
            case .line(let p): add(p, to: &points)
            case .quad(let p, let c):
                let from = points.last ?? start
                let steps = Self.steps(((from - c) + (p - c)).length * 0.25)
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    add(from * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + p * (t * t), to: &points)
                }
            case .cubic(let p, let c, let d):
                let from = points.last ?? start
                let bend = max(((from - c) + (d - c)).lengthSquared, ((c - d) + (p - d)).lengthSquared).squareRoot()
                let steps = Self.steps(bend * 0.75)
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let s = 1 - t
                    add(
                        from * (s * s * s) + c * (3 * s * s * t) + d * (3 * s * t * t) + p * (t * t * t),
                        to: &points)
                }
            case .close:
                end(points, closed: true)
                points = [Self.snapped(start)]
            }
        }
        end(points, closed: false)
    }

    private static func steps(_ bend: Double) -> Int {
        let count = (bend / tolerance).squareRoot()
        return count < mostSteps ? Int(count) + 1 : Int(mostSteps)
    }

    static func snapped(_ p: Point) -> Point {
        Point(x: (p.x / grid).rounded() * grid, y: (p.y / grid).rounded() * grid)
    }

    private func add(_ p: Point, to points: inout [Point]) {
        guard abs(p.x) < Self.greatest, abs(p.y) < Self.greatest else { return }
        let place = Self.snapped(p)
        if points.last != place { points.append(place) }
    }

    private mutating func end(_ points: [Point], closed: Bool) {
        var points = points
        if closed, points.count > 1, points.first == points.last { points.removeLast() }
        if points.count > 1 { contours.append(Contour(points: points, isClosed: closed)) }
    }

    /// The lines between the points; with those that close contours left open, as for filling.
    func segments(closing: Bool) -> [(Point, Point)] {
        contours.flatMap { contour in
            var lines = Array(zip(contour.points, contour.points.dropFirst()))
            if closing || contour.isClosed, let first = contour.points.first, let last = contour.points.last,
                first != last
            {
                lines.append((last, first))
            }
            return lines
        }
    }
}
