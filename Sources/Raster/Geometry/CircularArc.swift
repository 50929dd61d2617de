/// A part of a circle, less than half of it, from one point to another.
struct CircularArc {
    let center: Point
    let radius: Double
    /// 1 where it goes clockwise on screen, -1 where it goes the other way.
    let turn: Double

    /// The arc that a cubic stands for; nil of a cubic that stands for none. To be one, its controls have to be where
    /// ``Path/addArc(center:radius:start:sweep:)`` puts them, to a millionth: along both tangents, 4/3 tan(φ / 4) radii
    /// away for an angle of φ.
    @inline(__always)
    init?(_ p: Point, _ c: Point, _ d: Point, _ q: Point) {
        let leaving = c - p
        let arriving = q - d
        let first = leaving.lengthSquared
        let second = arriving.lengthSquared
        let slack = 1e-6
        guard first > 0, abs(first - second) <= 2 * slack * first else { return nil }
        self.init(leaving, arriving, first, p, q)
    }

    @inline(never)
    private init?(_ leaving: Point, _ arriving: Point, _ square: Double, _ p: Point, _ q: Point) {
        let slack = 1e-6
        let length = square.squareRoot()
        let cosine = min(leaving.dot(arriving) / square, 1)
        // Of half the angle.
        let halfSine = ((1 - cosine) / 2).squareRoot()
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        // Shorter ones are as good as straight; longer than 100 degrees no cubic is near to a circle.
        guard halfSine > 0.003, cosine > -0.2 else { return nil }
        let radius = length * 0.75 * (1 + halfCosine) / halfSine
        let turn: Double = leaving.cross(arriving) > 0 ? 1 : -1
        // From each end along the normal.
        let inwards = turn * radius / length
        let a = Point(x: p.x - leaving.y * inwards, y: p.y + leaving.x * inwards)
        let b = Point(x: q.x - arriving.y * inwards, y: q.y + arriving.x * inwards)
        guard (a - b).lengthSquared <= slack * slack * square else { return nil }
        center = (a + b) * 0.5
        self.radius = radius
        self.turn = turn
    }

    init(center: Point, radius: Double, turn: Double) {
        self.center = center
        self.radius = radius
        self.turn = turn
    }
}

extension CircularArc {
    /// The part of the arc from p to q between two fractions of it, as a cubic; its ends are exactly the arc's own at 0
    /// and 1.
    func part(_ p: Point, _ q: Point, from a: Double, to b: Double) -> Segment {
        let first = p - center
        let last = q - center
        let angle = abs(arctangent(y: first.cross(last), x: first.dot(last)))
        func spoke(_ fraction: Double) -> Point {
            let (sine, cosine) = sineAndCosine(angle * fraction * turn)
            return Point(x: first.x * cosine - first.y * sine, y: first.x * sine + first.y * cosine)
        }
        let from = a <= 0 ? first : spoke(a)
        let to = b >= 1 ? last : spoke(b)
        let (sine, cosine) = sineAndCosine(angle * (min(b, 1) - max(a, 0)) / 4)
        let control = 4.0 / 3 * sine / cosine * turn
        let begin = a <= 0 ? p : center + from
        let end = b >= 1 ? q : center + to
        return .cubic(
            begin, begin + from.quarterTurned(control), end - to.quarterTurned(control), end)
    }
}

/// A quarter of an ellipse with its axes along x and y, from one of its extremes to the next.
struct QuarterEllipse {
    let center: Point
    let radii: Point

    init(center: Point, radii: Point) {
        self.center = center
        self.radii = radii
    }

    /// The quarter that a cubic stands for, nil of a cubic that stands for none: as for circles, to a millionth.
    @inline(__always)
    init?(_ p: Point, _ c: Point, _ d: Point, _ q: Point) {
        let isUpright = c.x == p.x && d.y == q.y
        guard isUpright || (c.y == p.y && d.x == q.x) else { return nil }
        let width = q.x - p.x
        let height = q.y - p.y
        let first = isUpright ? (c.y - p.y) / height : (c.x - p.x) / width
        let second = isUpright ? (q.x - d.x) / width : (q.y - d.y) / height
        let control = Path.quarterArcControl
        guard abs(first - control) < 1e-6, abs(second - control) < 1e-6 else { return nil }
        center = isUpright ? Point(x: q.x, y: p.y) : Point(x: p.x, y: q.y)
        radii = Point(x: abs(width), y: abs(height))
    }
}
