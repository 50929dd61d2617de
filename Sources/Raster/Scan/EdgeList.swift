/// Collects the edges of one shape that can touch an area of pixels.
///
/// What is left of the area is kept as an upright edge on its border, since it still decides what is inside; what is
/// above, below or to the right is dropped. Nothing that is kept is moved.
final class EdgeList {
    @exclusivity(unchecked) private(set) var edges: UnsafeMutablePointer<Edge>
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity = 1024
    @exclusivity(unchecked) private(set) var arcs: UnsafeMutablePointer<ArcEdge>
    @exclusivity(unchecked) private(set) var arcCount = 0
    @exclusivity(unchecked) private var arcCapacity = 32
    /// The rows between which there are edges, in 256ths from the area's top.
    @exclusivity(unchecked) private(set) var minY = Int32.max
    @exclusivity(unchecked) private(set) var maxY = Int32.min
    @exclusivity(unchecked) private(set) var area = PixelRect.empty
    @exclusivity(unchecked) private var offset = FixedPoint(.zero)
    @exclusivity(unchecked) private var width: Int32 = 0
    @exclusivity(unchecked) private var height: Int32 = 0
    /// Whether an edge to the right of the area was dropped.
    @exclusivity(unchecked) private var leavesRight = false

    init() {
        edges = .allocate(capacity: capacity)
        arcs = .allocate(capacity: arcCapacity)
    }

    deinit {
        edges.deallocate()
        arcs.deallocate()
    }

    var isEmpty: Bool { count == 0 && arcCount == 0 }

    /// Forgets all edges; those to come are for an area of at most 32,768 pixels either way.
    func begin(_ area: PixelRect) {
        self.area = area
        offset.x = Int32(area.x0 * 256)
        offset.y = Int32(area.y0 * 256)
        width = Int32(area.width * 256)
        height = Int32(area.height * 256)
        count = 0
        arcCount = 0
        minY = .max
        maxY = .min
        leavesRight = false
    }

    /// Adds a line between two grid positions.
    @inline(__always)
    func add(_ from: FixedPoint, _ to: FixedPoint) {
        guard from.y != to.y else { return }
        let down = from.y < to.y
        let top = down ? from : to
        let bottom = down ? to : from
        let y0 = top.y &- offset.y
        let y1 = bottom.y &- offset.y
        guard y1 > 0, y0 < height else { return }
        var x0 = top.x &- offset.x
        var x1 = bottom.x &- offset.x
        guard min(x0, x1) < width else {
            leavesRight = true
            return
        }
        if max(x0, x1) <= 0 {
            x0 = 0
            x1 = 0
        }
        append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: down ? 1 : -1, next: -1))
    }

    /// Adds a part of an ellipse whose x and y only grow or only shrink, from one point on it to another; the grid's
    /// rows at both ends are those given.
    func add(_ shape: QuarterEllipse, _ from: Point, _ to: Point, _ fromY: Int32, _ toY: Int32) {
        guard fromY != toY else { return }
        let down = fromY < toY
        let arc = ArcEdge(
            center: shape.center, radii: shape.radii, inverse: Point(x: 1 / shape.radii.x, y: 1 / shape.radii.y),
            side: from.x + to.x > 2 * shape.center.x ? 1 : -1, half: from.y + to.y > 2 * shape.center.y ? 1 : -1,
            y0: down ? fromY : toY, y1: down ? toY : fromY, x0: down ? from.x : to.x, x1: down ? to.x : from.x,
            winding: down ? 1 : -1, course: .exact)
        guard arc.y1 > offset.y, arc.y0 < offset.y &+ height else { return }
        if arc.isNearlyRound { arc.divided { append($0) } } else { append(arc) }
    }

    private func append(_ arc: ArcEdge) {
        let y0 = arc.y0 &- offset.y
        let y1 = arc.y1 &- offset.y
        guard y1 > 0, y0 < height else { return }
        let (left, right) = arc.columns
        guard left < Double(area.x1) else {
            leavesRight = true
            return
        }
        if right <= Double(area.x0) {
            return append(Edge(x0: 0, y0: y0, x1: 0, y1: y1, winding: arc.winding, next: -1))
        }
        minY = min(minY, y0)
        maxY = max(maxY, y1)
        if arcCount == arcCapacity { growArcs() }
        arcs[arcCount] = arc
        arcCount &+= 1
    }

    /// The pixels of the area that the shape can cover.
    var pixelBounds: PixelRect {
        var left = Int32.max
        var right = leavesRight ? width : Int32.min
        for index in 0..<count {
            left = min(left, min(edges[index].x0, edges[index].x1))
            right = max(right, max(edges[index].x0, edges[index].x1))
        }
        for index in 0..<arcCount {
            let (first, last) = arcs[index].columns
            left = min(left, FixedPoint.rounded(first) &- offset.x)
            right = max(right, FixedPoint.rounded(last) &+ 1 &- offset.x)
        }
        guard !isEmpty else { return .empty }
        left = max(left, 0)
        return PixelRect(
            x0: area.x0 + Int(left) >> 8, y0: area.y0 + Int(minY) >> 8, x1: area.x0 + (Int(right) + 255) >> 8,
            y1: area.y0 + (Int(maxY) + 255) >> 8)
    }

    /// Rows, counted from the area's top, that only upright edges touch, each all of them: the straight part of a bar
    /// or a card with rounded corners. Empty where there are none, or so many edges that looking would take long.
    var plainRows: Range<Int> {
        guard count > 0, count <= 256 else { return 0..<0 }
        var rows = 0..<0
        for index in 0..<count where edges[index].x0 == edges[index].x1 {
            let first = (Int(edges[index].y0) + 255) >> 8
            let end = Int(edges[index].y1) >> 8
            if end - first > rows.count { rows = first..<end }
        }
        guard rows.count >= 3 else { return 0..<0 }
        let top = rows.lowerBound * 256
        let bottom = rows.upperBound * 256
        for index in 0..<count {
            let edge = edges[index]
            guard Int(edge.y0) < bottom, Int(edge.y1) > top else { continue }
            guard edge.x0 == edge.x1, reaches(edge, top, bottom) else { return 0..<0 }
        }
        for index in 0..<arcCount
        where Int(arcs[index].y0 &- offset.y) < bottom && Int(arcs[index].y1 &- offset.y) > top { return 0..<0 }
        return rows
    }

    /// Whether an upright edge, with those that go on from it, leads from one height to another: a path may begin in the
    /// middle of a side.
    private func reaches(_ edge: Edge, _ top: Int, _ bottom: Int) -> Bool {
        var y0 = edge.y0
        var y1 = edge.y1
        if y0 > top {
            y0 = UnsafeBufferPointer(start: edges, count: count).first { $0.isContinued(by: edge) }?.y0 ?? y0
        }
        if y1 < bottom {
            y1 = UnsafeBufferPointer(start: edges, count: count).first { edge.isContinued(by: $0) }?.y1 ?? y1
        }
        return y0 <= top && y1 >= bottom
    }

    @inline(__always)
    private func append(_ edge: Edge) {
        if count == capacity { grow() }
        edges[count] = edge
        count &+= 1
        minY = min(minY, edge.y0)
        maxY = max(maxY, edge.y1)
    }

    @inline(never)
    private func growArcs() {
        let larger = UnsafeMutablePointer<ArcEdge>.allocate(capacity: arcCapacity * 2)
        larger.update(from: arcs, count: arcCount)
        arcs.deallocate()
        arcs = larger
        arcCapacity *= 2
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<Edge>.allocate(capacity: capacity * 2)
        larger.update(from: edges, count: count)
        edges.deallocate()
        edges = larger
        capacity *= 2
    }
}

/// Feeds the contours of a shape, in device pixels, to an edge list.
///
/// Coordinates beyond ``FixedPoint/limit`` are cut off there before rounding, sides kept as upright lines; that happens
/// at the same place whatever area is drawn.
struct EdgeBuilder {
    private let list: EdgeList
    private let needsLimit: Bool
    private var startPoint = Point.zero
    private var lastPoint = Point.zero
    private var last = FixedPoint(.zero)
    private var start = FixedPoint(.zero)

    /// - Parameter extent: the bounds of all points to come.
    init(_ list: EdgeList, extent: PointBox) {
        self.list = list
        let limit = FixedPoint.limit
        needsLimit =
            !(extent.minX >= -limit && extent.minY >= -limit && extent.maxX <= limit && extent.maxY <= limit)
    }

    @inline(__always)
    mutating func move(to p: Point) {
        startPoint = p
        lastPoint = p
        guard !needsLimit else { return }
        start = FixedPoint(p)
        last = start
    }

    @inline(__always)
    mutating func line(to p: Point) {
        if needsLimit {
            addLimited(lastPoint, p)
            lastPoint = p
        } else {
            let next = FixedPoint(p)
            list.add(last, next)
            last = next
            lastPoint = p
        }
    }

    /// Whether arcs can be added as such: not past ``FixedPoint/limit``, nor of radii for which doubles are too coarse.
    @inline(__always)
    func takesArcs(_ radius: Double) -> Bool { !needsLimit && radius <= 32_768 }

    /// Adds a quarter of an ellipse.
    mutating func quarter(_ shape: QuarterEllipse, to p: Point) {
        let next = FixedPoint(p)
        list.add(shape, lastPoint, p, last.y, next.y)
        last = next
        lastPoint = p
    }

    /// Adds a part of a circle, in pieces parted by the circle's extremes.
    mutating func arc(_ arc: CircularArc, to p: Point) {
        let shape = QuarterEllipse(center: arc.center, radii: Point(x: arc.radius, y: arc.radius))
        let from = lastPoint - arc.center
        let to = p - arc.center
        // The first extreme ahead is the one whose predecessor is not ahead.
        var way = Point(x: 1, y: 0)
        for _ in 0..<4
        where !(from.cross(way) * arc.turn > 0 && from.cross(way.quarterTurned(-arc.turn)) * arc.turn <= 0) {
            way = way.quarterTurned(arc.turn)
        }
        for _ in 0..<2 {
            guard from.cross(way) * arc.turn > 0, way.cross(to) * arc.turn > 0 else { break }
            quarter(shape, to: arc.center + way * arc.radius)
            way = way.quarterTurned(arc.turn)
        }
        quarter(shape, to: p)
    }

    /// Goes back to the contour's start; every contour must end so.
    @inline(__always)
    mutating func close() {
        if needsLimit {
            addLimited(lastPoint, startPoint)
        } else {
            list.add(last, start)
        }
        last = start
        lastPoint = startPoint
    }

    @inline(never)
    private func addLimited(_ from: Point, _ to: Point) {
        let limit = FixedPoint.limit
        guard max(from.y, to.y) > -limit, min(from.y, to.y) < limit else { return }
        let a = Self.onLine(from, to, y: min(max(from.y, -limit), limit), end: from)
        let b = Self.onLine(from, to, y: min(max(to.y, -limit), limit), end: to)
        var previous = a
        for side in a.x <= b.x ? [-limit, limit] : [limit, -limit] {
            guard (a.x < side && b.x > side) || (a.x > side && b.x < side) else { continue }
            let y = a.y + (side - a.x) / (b.x - a.x) * (b.y - a.y)
            let crossing = Point(x: side, y: min(max(y, -limit), limit))
            addClamped(previous, crossing)
            previous = crossing
        }
        addClamped(previous, b)
    }

    private static func onLine(_ from: Point, _ to: Point, y: Double, end: Point) -> Point {
        y == end.y ? end : Point(x: from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), y: y)
    }

    private func addClamped(_ from: Point, _ to: Point) {
        list.add(FixedPoint(Self.clamped(from)), FixedPoint(Self.clamped(to)))
    }

    private static func clamped(_ p: Point) -> Point {
        Point(x: min(max(p.x, -FixedPoint.limit), FixedPoint.limit), y: p.y)
    }
}
