extension Path {
    /// How far the controls of a quarter circle's cubic lie from its ends, in radii: 4/3 tan(π/8) = 4/3 (√2 - 1). The
    /// curve's middle then lies on the circle, and its radius is nowhere off by more than 0.00028.
    static let quarterArcControl = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// Adds an ellipse inside a rectangle, clockwise on screen from 3 o'clock, as four cubics.
    public mutating func addEllipse(in rect: Rect) {
        let center = rect.center
        let radii = Size(width: rect.width / 2, height: rect.height / 2)
        reserve(6)
        move(to: Point(x: rect.maxX, y: center.y))
        addCorner(to: Point(x: center.x, y: rect.maxY), Point(x: 0, y: radii.height), Point(x: radii.width, y: 0))
        addCorner(to: Point(x: rect.minX, y: center.y), Point(x: -radii.width, y: 0), Point(x: 0, y: radii.height))
        addCorner(to: Point(x: center.x, y: rect.minY), Point(x: 0, y: -radii.height), Point(x: -radii.width, y: 0))
        addCorner(to: Point(x: rect.maxX, y: center.y), Point(x: radii.width, y: 0), Point(x: 0, y: -radii.height))
        close()
    }

    /// Adds a rectangle with rounded corners; the corner radii are clamped to half the extents.
    ///
    /// The outline begins at the middle of the right edge and goes clockwise on screen, so that a trim of it runs like
    /// one of a circle. Corners are quarters of an ellipse. Radii that are not positive give a plain rectangle, which
    /// begins at its origin.
    public mutating func addRoundedRect(_ rect: Rect, cornerWidth: Double, cornerHeight: Double) {
        let rx = min(cornerWidth, rect.width / 2)
        let ry = min(cornerHeight, rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        reserve(10)
        move(to: Point(x: x1, y: rect.center.y))
        line(to: Point(x: x1, y: y1 - ry))
        addCorner(to: Point(x: x1 - rx, y: y1), Point(x: 0, y: ry), Point(x: rx, y: 0))
        line(to: Point(x: x0 + rx, y: y1))
        addCorner(to: Point(x: x0, y: y1 - ry), Point(x: -rx, y: 0), Point(x: 0, y: ry))
        line(to: Point(x: x0, y: y0 + ry))
        addCorner(to: Point(x: x0 + rx, y: y0), Point(x: 0, y: -ry), Point(x: -rx, y: 0))
        line(to: Point(x: x1 - rx, y: y0))
        addCorner(to: Point(x: x1, y: y0 + ry), Point(x: rx, y: 0), Point(x: 0, y: -ry))
        close()
    }

    /// A quarter of an ellipse from the current point: `leaving` points along the first tangent, `arriving` from the
    /// end back along the second, both as long as their radius.
    private mutating func addCorner(to end: Point, _ leaving: Point, _ arriving: Point) {
        guard let start = currentPoint else { return }
        cubic(
            to: end, control1: start + leaving * Path.quarterArcControl,
            control2: end + arriving * Path.quarterArcControl)
    }

    /// Adds a circular arc as cubics, after a line from the current point. Angles in radians, growing clockwise on
    /// screen from 3 o'clock; `sweep` is signed and may be a whole turn.
    ///
    /// At most a quarter turn goes to a cubic. Sweeps past two turns lose whole turns, which add no outline. An angle
    /// or radius that is not finite makes the contour draw as nothing; a negative radius counts as its opposite.
    public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
        let radius = abs(radius)
        let finite = start.isFinite && sweep.isFinite
        let first = finite ? Path.onCircle(center, radius, start) : Point(x: .nan, y: .nan)
        if isEmpty { move(to: first) } else { line(to: first) }
        guard finite, sweep != 0 else { return }
        let sweep = Path.withoutWholeTurns(sweep)
        // A hair over a quarter turn still takes one cubic.
        let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        let step = sweep / count
        let (halfSine, halfCosine) = sineAndCosine(step / 4)
        let control = 4.0 / 3 * (halfSine / halfCosine) * radius
        for index in 0..<Int(count) {
            let from = sineAndCosine(start + step * Double(index))
            let to = sineAndCosine(start + step * Double(index + 1))
            let begin = Path.onCircle(center, radius, from)
            let end = Path.onCircle(center, radius, to)
            cubic(
                to: end, control1: begin + Point(x: -from.sine, y: from.cosine) * control,
                control2: end - Point(x: -to.sine, y: to.cosine) * control)
        }
    }

    private static func withoutWholeTurns(_ sweep: Double) -> Double {
        guard abs(sweep) > 4 * .pi else { return sweep }
        let rest = sweep.truncatingRemainder(dividingBy: 2 * .pi)
        return rest + (sweep < 0 ? -2 : 2) * .pi
    }

    private static func onCircle(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
        onCircle(center, radius, sineAndCosine(angle))
    }

    private static func onCircle(
        _ center: Point, _ radius: Double, _ direction: (sine: Double, cosine: Double)
    ) -> Point {
        Point(x: center.x + radius * direction.cosine, y: center.y + radius * direction.sine)
    }
}
