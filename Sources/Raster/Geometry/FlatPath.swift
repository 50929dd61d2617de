/// Contours made of straight lines only, to be dashed and stroked; its memory is kept for the next path.
struct FlatPath {
    /// Points that follow one another, none at the same place as the one before.
    struct Contour {
        /// The index of the first point.
        var first: Int
        /// How many points; at least 1.
        var count: Int
        /// Whether a line leads from the last point to the first.
        var isClosed: Bool
    }

    /// The points of all contours.
    private(set) var points: [Point] = []
    /// For every point, whether the lines that meet there are parts of one curve.
    private(set) var isSmooth: [Bool] = []
    /// The contours.
    private(set) var contours: [Contour] = []
    private var first = 0

    /// Forgets everything.
    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        isSmooth.removeAll(keepingCapacity: true)
        contours.removeAll(keepingCapacity: true)
        first = 0
    }

    /// Begins a contour.
    mutating func begin() { first = points.count }

    /// Adds a point; one at the place of the last, or too near to tell a direction, is left out.
    @inline(__always)
    mutating func add(_ p: Point, smooth: Bool) {
        if points.count > first, (points[points.count - 1] - p).lengthSquared == 0 { return }
        points.append(p)
        isSmooth.append(smooth)
    }

    /// Takes back the contour begun.
    mutating func cancel() {
        points.removeLast(points.count - first)
        isSmooth.removeLast(isSmooth.count - first)
    }

    /// Ends the contour. Closing drops a last point at the first one's place.
    mutating func end(closed: Bool) {
        if closed, points.count > first + 1, (points[first] - points[points.count - 1]).lengthSquared == 0 {
            points.removeLast()
            isSmooth.removeLast()
        }
        if points.count > first {
            contours.append(Contour(first: first, count: points.count - first, isClosed: closed))
        }
        first = points.count
    }
}

extension FlatPath {
    /// Adds a path's contours that draw something: a lone move does not, a line or curve of no length does.
    ///
    /// - Parameters:
    ///   - tolerance: how far lines may stray from curves.
    ///   - mostTurn: the greatest angle between two lines of a curve, in radians.
    mutating func add(_ path: Path, tolerance: Double, mostTurn: Double) {
        var contour = OpenContour()
        for element in path.elements {
            switch element {
            case .move(let p):
                end(contour, closed: false)
                contour = OpenContour(at: p)
                begin()
                add(p, smooth: false)
            case .line(let p): add(.line(contour.point, p), tolerance, mostTurn)
            case .quad(let p, let c): add(.quad(contour.point, c, p), tolerance, mostTurn)
            case .cubic(let p, let c, let d): add(.cubic(contour.point, c, d, p), tolerance, mostTurn)
            case .close:
                end(contour, closed: true)
                contour = OpenContour()
            }
            contour.follow(element)
        }
        end(contour, closed: false)
    }

    private mutating func end(_ contour: OpenContour, closed: Bool) {
        if contour.isFinite, contour.hasSteps || closed { end(closed: closed) } else { cancel() }
    }

    private mutating func add(_ segment: Segment, _ tolerance: Double, _ mostTurn: Double) {
        switch segment {
        case .line(_, let p): add(p, smooth: false)
        case .quad(let p, let c, let q):
            let turning = FlatPath.turn(p, c, q)
            let steps = max(CurveFlattener.steps(p, c, q, tolerance: tolerance), Int(turning / mostTurn) + 1)
            CurveFlattener.flatten(p, c, q, steps: steps) { add($0, smooth: $0 != q) }
        case .cubic(let p, let c, let d, let q):
            let turning = FlatPath.turn(p, c, d) + FlatPath.turn(c, d, q)
            let steps = max(CurveFlattener.steps(p, c, d, q, tolerance: tolerance), Int(turning / mostTurn) + 1)
            CurveFlattener.flatten(p, c, d, q, steps: steps) { add($0, smooth: $0 != q) }
        }
    }

    /// The angle between the ways into and out of a point.
    private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
        let into = b - a
        let out = c - b
        return abs(arctangent(y: into.cross(out), x: into.dot(out)))
    }
}

/// Where a contour that is being read has come to.
private struct OpenContour {
    private(set) var point = Point.zero
    private(set) var hasSteps = false
    private(set) var isFinite = true

    init() {}

    init(at p: Point) { point = p }

    mutating func follow(_ element: Path.Element) {
        isFinite = isFinite && element.isFinite
        switch element {
        case .move, .close: break
        case .line(let p), .quad(let p, _), .cubic(let p, _, _):
            point = p
            hasSteps = true
        }
    }
}
