/// The outline of a stroke along lines and arcs of circles that go on in one direction: circles, parts of them, rounded
/// rectangles, capsules. Each side is lines and arcs again, so that nothing needs to be cut into short lines.
///
/// In the device's space. Its memory is kept for the next one.
struct RoundOutline {
    /// Paths of more steps are not looked at.
    private static let mostElements = 64
    /// How much the direction may change from one step to the next: the sine of the angle.
    private static let greatestBend = 1e-4

    private var steps: [RoundStep] = []
    private var contours: [(steps: Range<Int>, isClosed: Bool)] = []
    private var reach = 0.0
    private var cap = Stroke.Cap.butt

    /// Takes a path; false where it has other curves, corners, or arcs that are tighter than the line is wide.
    ///
    /// - Parameters:
    ///   - transform: to the device, turning, mirroring and scaling evenly.
    ///   - reach: half of the line's width, in device pixels.
    mutating func take(_ path: Path, _ transform: AffineTransform, reach: Double, cap: Stroke.Cap) -> Bool {
        self.reach = reach
        self.cap = cap
        guard path.elements.count <= Self.mostElements else { return false }
        steps.removeAll(keepingCapacity: true)
        contours.removeAll(keepingCapacity: true)
        var start = Point.zero
        var point = Point.zero
        var first = 0
        var isFit = true
        for element in path.elements where isFit {
            switch element {
            case .move(let p):
                isFit = end(first, closed: false)
                first = steps.count
                start = transform.apply(p)
                point = start
            case .line(let p):
                isFit = add(line: point, transform.apply(p))
                point = transform.apply(p)
            case .quad: isFit = false
            case .cubic(let p, let c, let d):
                let end = transform.apply(p)
                isFit = add(arc: point, transform.apply(c), transform.apply(d), end)
                point = end
            case .close:
                isFit = (point - start).lengthSquared < 1e-18 || add(line: point, start)
                isFit = isFit && end(first, closed: true)
                first = steps.count
                point = start
            }
        }
        return isFit && end(first, closed: false) && !contours.isEmpty
    }

    private mutating func add(line from: Point, _ to: Point) -> Bool {
        let way = to - from
        let length = way.length
        // A line of no length says nothing of a direction.
        guard length > 1e-6 else { return false }
        let direction = way * (1 / length)
        steps.append(RoundStep(from: from, to: to, leaving: direction, arriving: direction, arc: nil))
        return true
    }

    private mutating func add(arc p: Point, _ c: Point, _ d: Point, _ q: Point) -> Bool {
        guard let arc = CircularArc(p, c, d, q), arc.radius > reach * 1.001, arc.radius + reach <= 32_768 else {
            return false
        }
        let first = (p - arc.center) * (1 / arc.radius)
        let last = (q - arc.center) * (1 / arc.radius)
        steps.append(
            RoundStep(
                from: p, to: q, leaving: first.quarterTurned(arc.turn), arriving: last.quarterTurned(arc.turn),
                arc: arc))
        return true
    }

    private mutating func end(_ first: Int, closed: Bool) -> Bool {
        let range = first..<steps.count
        guard !range.isEmpty else { return !closed }
        for index in range.dropFirst() where !steps[index - 1].goesOn(to: steps[index], Self.greatestBend) {
            return false
        }
        if closed, !steps[range.upperBound - 1].goesOn(to: steps[first], Self.greatestBend) { return false }
        contours.append((range, closed))
        return true
    }

    /// Hands the outline, to be filled non-zero, to a builder.
    func add(to builder: inout EdgeBuilder) {
        for contour in contours {
            let first = steps[contour.steps.lowerBound]
            let last = steps[contour.steps.upperBound - 1]
            builder.move(to: first.side(first.from, first.leaving, reach))
            for index in contour.steps { steps[index].addSide(reach, &builder) }
            if contour.isClosed {
                builder.close()
                builder.move(to: last.side(last.to, last.arriving, -reach))
            } else {
                addCap(last.to, last.arriving, &builder)
            }
            for index in contour.steps.reversed() { steps[index].reversed.addSide(reach, &builder) }
            if !contour.isClosed { addCap(first.from, first.leaving * -1, &builder) }
            builder.close()
        }
    }

    /// From the left side of a line's end round to the right.
    private func addCap(_ p: Point, _ direction: Point, _ builder: inout EdgeBuilder) {
        let ahead = direction * reach
        let left = ahead.quarterTurned(-1)
        switch cap {
        case .butt: break
        case .square:
            builder.line(to: p + left + ahead)
            builder.line(to: p - left + ahead)
        case .round:
            let arc = CircularArc(center: p, radius: reach, turn: 1)
            builder.arc(arc, to: p + ahead)
            builder.arc(arc, to: p - left)
        }
        builder.line(to: p - left)
    }
}

/// A line, or an arc of a circle, with its directions at both ends.
struct RoundStep {
    let from: Point
    let to: Point
    /// Of length 1.
    let leaving: Point
    let arriving: Point
    let arc: CircularArc?

    func goesOn(to next: RoundStep, _ greatestBend: Double) -> Bool {
        abs(arriving.cross(next.leaving)) < greatestBend && arriving.dot(next.leaving) > 0
    }

    var reversed: RoundStep {
        RoundStep(
            from: to, to: from, leaving: arriving * -1, arriving: leaving * -1,
            arc: arc.map { CircularArc(center: $0.center, radius: $0.radius, turn: -$0.turn) })
    }

    /// The point beside one on the way, to the left on screen.
    func side(_ p: Point, _ direction: Point, _ reach: Double) -> Point { p + direction.quarterTurned(-1) * reach }

    /// Adds the left side.
    func addSide(_ reach: Double, _ builder: inout EdgeBuilder) {
        builder.line(to: side(from, leaving, reach))
        let end = side(to, arriving, reach)
        if let arc {
            builder.arc(CircularArc(center: arc.center, radius: arc.radius + arc.turn * reach, turn: arc.turn), to: end)
        } else {
            builder.line(to: end)
        }
    }
}
