/// Finds the outline that a stroke covers.
///
/// Each side of each line contributes a rectangle and each outer join a wedge, all wound the same way, with the borders
/// between them left out. So the outline, filled non-zero, has no holes where parts overlap. Where both lines at an
/// inner join are long enough their borders are cut at the crossing, which leaves out only what is covered twice.
struct Stroker {
    /// Half the line's width.
    private let reach: Double
    private let stroke: Stroke
    /// The angle between two points of a round join or cap.
    private let arcStep: Double

    /// - Parameters:
    ///   - width: the line's width, positive.
    ///   - tolerance: how far lines may stray from round joins and caps.
    init(_ stroke: Stroke, width: Double, tolerance: Double) {
        self.stroke = stroke
        reach = width / 2
        arcStep = Self.largestTurn(reach: reach, tolerance: tolerance)
    }

    /// The angle whose chord strays by the tolerance from a circle: √(8 tolerance / radius), at most a quarter turn.
    static func largestTurn(reach: Double, tolerance: Double) -> Double {
        max(min((8 * tolerance / reach).squareRoot(), .pi / 2), 0.001)
    }

    /// The points that both caps of a line take, about.
    var capPoints: Double { stroke.cap == .round ? 2 * (.pi / arcStep + 3) : 8 }

    /// Hands the outline's closed contours to a sink.
    func outline<Sink: OutlineSink>(_ path: FlatPath, into sink: inout Sink) {
        path.points.withUnsafeBufferPointer { points in
            path.isSmooth.withUnsafeBufferPointer { smooth in
                for contour in path.contours {
                    let line = Line(points: points, isSmooth: smooth, contour: contour)
                    if contour.count == 1 {
                        dot(line.point(0), closed: contour.isClosed, &sink)
                    } else if contour.isClosed {
                        ring(line, &sink)
                        ring(line.reversed, &sink)
                    } else {
                        strip(line, &sink)
                    }
                }
            }
        }
    }

    /// A line of no length: round and square caps show it.
    private func dot<Sink: OutlineSink>(_ p: Point, closed: Bool, _ sink: inout Sink) {
        guard stroke.cap != .butt || (closed && stroke.join == .round) else { return }
        sink.begin()
        let up = Point(x: 0, y: -reach)
        cap(p, from: up, &sink)
        cap(p, from: up * -1, &sink)
        sink.end()
    }

    private func strip<Sink: OutlineSink>(_ line: Line, _ sink: inout Sink) {
        sink.begin()
        side(line, &sink)
        side(line.reversed, &sink)
        sink.end()
    }

    /// The left side of an open line and the cap at its end.
    private func side<Sink: OutlineSink>(_ line: Line, _ sink: inout Sink) {
        var before = Stretch(line.point(0), line.point(1), reach)
        sink.add(line.point(0) + before.normal)
        var index = 1
        while index < line.count - 1 {
            let after = Stretch(line.point(index), line.point(index + 1), reach)
            join(line.point(index), before, after, smooth: line.isSmooth(index), &sink)
            before = after
            index += 1
        }
        cap(line.point(index), from: before.normal, &sink)
    }

    /// The left side of a closed line.
    private func ring<Sink: OutlineSink>(_ line: Line, _ sink: inout Sink) {
        sink.begin()
        var before = Stretch(line.point(line.count - 1), line.point(0), reach)
        for index in 0..<line.count {
            let after = Stretch(line.point(index), line.point(index + 1 == line.count ? 0 : index + 1), reach)
            join(line.point(index), before, after, smooth: line.isSmooth(index), &sink)
            before = after
        }
        sink.end()
    }

    private func join<Sink: OutlineSink>(
        _ p: Point, _ before: Stretch, _ after: Stretch, smooth: Bool, _ sink: inout Sink
    ) {
        let cross = before.direction.cross(after.direction)
        let dot = before.direction.dot(after.direction)
        // 1 + cos of the turn; the offset lines cross at p + (both normals) / (1 + cos).
        let crossing = 1 + dot
        if cross < 0 {
            innerJoin(p, before, after, cut: reach * -cross / crossing, crossing, &sink)
        } else if smooth, dot > 0.7 {
            sink.add(p + (before.normal + after.normal) * (1 / crossing))
        } else {
            outerJoin(p, before, after, crossing, round: smooth || stroke.join == .round, &sink)
        }
    }

    private func innerJoin<Sink: OutlineSink>(
        _ p: Point, _ before: Stretch, _ after: Stretch, cut: Double, _ crossing: Double, _ sink: inout Sink
    ) {
        if cut <= min(before.length, after.length) {
            sink.add(p + (before.normal + after.normal) * (1 / crossing))
        } else {
            sink.add(p + before.normal)
            sink.add(p)
            sink.add(p + after.normal)
        }
    }

    private func outerJoin<Sink: OutlineSink>(
        _ p: Point, _ before: Stretch, _ after: Stretch, _ crossing: Double, round: Bool, _ sink: inout Sink
    ) {
        if round {
            sink.add(p + before.normal)
            arc(p, from: before.normal, to: after.normal, &sink)
        } else if stroke.join == .miter, crossing * stroke.miterLimit * stroke.miterLimit >= 2 {
            // A miter is 1 / cos(turn / 2) widths long, and cos² of half the turn is crossing / 2.
            sink.add(p + (before.normal + after.normal) * (1 / crossing))
            return
        } else {
            sink.add(p + before.normal)
        }
        sink.add(p + after.normal)
    }

    /// From the left side of a line's end round to the right.
    private func cap<Sink: OutlineSink>(_ p: Point, from normal: Point, _ sink: inout Sink) {
        // The way on, as long as the reach.
        let ahead = Point(x: -normal.y, y: normal.x)
        sink.add(p + normal)
        switch stroke.cap {
        case .butt: break
        case .square:
            sink.add(p + normal + ahead)
            sink.add(p - normal + ahead)
        case .round:
            arc(p, from: normal, to: ahead, &sink)
            sink.add(p + ahead)
            arc(p, from: ahead, to: normal * -1, &sink)
        }
        sink.add(p - normal)
    }

    /// Points between two on a circle, clockwise on screen, without the ends.
    private func arc<Sink: OutlineSink>(_ p: Point, from: Point, to: Point, _ sink: inout Sink) {
        let angle = abs(arctangent(y: from.cross(to), x: from.dot(to)))
        let count = Int(angle / arcStep) + 1
        let (sine, cosine) = sineAndCosine(angle / Double(count))
        var spoke = from
        var index = 1
        while index < count {
            spoke = Point(x: spoke.x * cosine - spoke.y * sine, y: spoke.x * sine + spoke.y * cosine)
            sink.add(p + spoke)
            index += 1
        }
    }
}

/// Takes closed contours, point by point.
protocol OutlineSink {
    mutating func begin()
    mutating func add(_ p: Point)
    mutating func end()
}

/// A contour read forwards or backwards.
private struct Line {
    let points: UnsafeBufferPointer<Point>
    let isSmooth: UnsafeBufferPointer<Bool>
    let contour: FlatPath.Contour
    var isReversed = false

    var count: Int { contour.count }
    var reversed: Line { Line(points: points, isSmooth: isSmooth, contour: contour, isReversed: !isReversed) }

    @inline(__always)
    private func place(_ index: Int) -> Int {
        contour.first + (isReversed ? contour.count - 1 - index : index)
    }

    @inline(__always)
    func point(_ index: Int) -> Point { points[place(index)] }
    @inline(__always)
    func isSmooth(_ index: Int) -> Bool { isSmooth[place(index)] }
}

/// One line of a contour.
private struct Stretch {
    let length: Double
    /// Of length 1.
    let direction: Point
    /// To the left on screen of the way, as long as the reach.
    let normal: Point

    @inline(__always)
    init(_ from: Point, _ to: Point, _ reach: Double) {
        let way = to - from
        length = way.length
        direction = Point(x: way.x / length, y: way.y / length)
        normal = Point(x: direction.y * reach, y: -direction.x * reach)
    }
}
