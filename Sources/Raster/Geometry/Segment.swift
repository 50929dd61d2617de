/// A line or a Bézier curve with its start: one step of a contour, on its own.
enum Segment {
    case line(Point, Point)
    case quad(Point, Point, Point)
    case cubic(Point, Point, Point, Point)

    var start: Point {
        switch self {
        case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
        }
    }

    var end: Point {
        switch self {
        case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
        }
    }

    /// The point at a parameter in 0...1.
    func point(at t: Double) -> Point {
        let s = 1 - t
        switch self {
        case .line(let p, let q): return p.mixed(with: q, t)
        case .quad(let p, let c, let q): return p * (s * s) + c * (2 * s * t) + q * (t * t)
        case .cubic(let p, let c, let d, let q):
            return p * (s * s * s) + c * (3 * s * s * t) + (d * (3 * s * t * t) + q * (t * t * t))
        }
    }

    /// The derivative at a parameter.
    func derivative(at t: Double) -> Point {
        let s = 1 - t
        switch self {
        case .line(let p, let q): return q - p
        case .quad(let p, let c, let q): return (c - p) * (2 * s) + (q - c) * (2 * t)
        case .cubic(let p, let c, let d, let q):
            return (c - p) * (3 * s * s) + (d - c) * (6 * s * t) + (q - d) * (3 * t * t)
        }
    }

    /// The part between two parameters; its ends are exactly the curve's own at 0 and 1.
    func part(from a: Double, to b: Double) -> Segment {
        let first = a <= 0 ? start : point(at: a)
        let last = b >= 1 ? end : point(at: b)
        let span = b - a
        switch self {
        case .line: return .line(first, last)
        case .quad: return .quad(first, first + derivative(at: a) * (span / 2), last)
        case .cubic:
            return .cubic(
                first, first + derivative(at: a) * (span / 3), last - derivative(at: b) * (span / 3), last)
        }
    }

    /// The step that draws this from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let p): .line(p)
        case .quad(_, let c, let p): .quad(p, control: c)
        case .cubic(_, let c, let d, let p): .cubic(p, control1: c, control2: d)
        }
    }
}

/// One contour as segments; an open one that only moves has none.
struct Contour {
    var start: Point
    var segments: [Segment] = []
    var isClosed = false
}

extension Path {
    /// The contours whose coordinates are all finite. A closed contour ends with its closing line, unless that has no
    /// length.
    var contours: [Contour] {
        var result: [Contour] = []
        var current: Contour?
        var finite = true
        func finish() {
            if finite, let contour = current { result.append(contour) }
            current = nil
            finite = true
        }
        for element in elements {
            if case .move(let p) = element {
                finish()
                current = Contour(start: p)
            }
            finite = finite && element.isFinite
            guard let contour = current else { continue }
            current?.append(element, from: contour.segments.last?.end ?? contour.start)
        }
        finish()
        return result
    }
}

extension Contour {
    fileprivate mutating func append(_ element: Path.Element, from point: Point) {
        switch element {
        case .move: break
        case .line(let p): segments.append(.line(point, p))
        case .quad(let p, let c): segments.append(.quad(point, c, p))
        case .cubic(let p, let c, let d): segments.append(.cubic(point, c, d, p))
        case .close:
            isClosed = true
            if point != start { segments.append(.line(point, start)) }
        }
    }
}
