import Raster

/// The lines of two regions, cut where they meet, so that each has one side and another all along.
struct LineArrangement {
    /// A line that goes down, or to the right where it is level, with how many lines of each region go that way, less those
    /// that go the other.
    struct Edge {
        var a: Point
        var b: Point
        var first = 0
        var second = 0
    }

    private(set) var edges: [Edge] = []

    /// - Parameters:
    ///   - first: the lines of one region.
    ///   - second: the lines of the other one.
    init(_ first: [(Point, Point)], _ second: [(Point, Point)]) {
        var lines = first.map { Edge(a: $0.0, b: $0.1, first: 1) } + second.map { Edge(a: $0.0, b: $0.1, second: 1) }
        // Crossings are put on the grid, which moves lines a little; a few rounds settle that.
        for _ in 0..<4 {
            let cut = LineCutter.cuts(lines.map { ($0.a, $0.b) })
            let isDone = cut.allSatisfy { $0.isEmpty }
            lines = Self.merged(zip(lines, cut).flatMap { Self.parts(of: $0, at: $1) })
            if isDone { break }
        }
        edges = lines
    }

    private static func parts(of line: Edge, at places: [Point]) -> [Edge] {
        let way = line.b - line.a
        let inOrder = places.sorted { ($0 - line.a).dot(way) < ($1 - line.a).dot(way) }
        var parts: [Edge] = []
        var from = line.a
        for place in inOrder + [line.b] where place != from {
            parts.append(Edge(a: from, b: place, first: line.first, second: line.second))
            from = place
        }
        return parts
    }

    /// Lines in the same place made one, which has what all of them have.
    private static func merged(_ lines: [Edge]) -> [Edge] {
        struct Key: Hashable {
            let a: Point
            let b: Point
        }
        var index: [Key: Int] = [:]
        var result: [Edge] = []
        for line in lines {
            let isForward = line.a.y < line.b.y || line.a.y == line.b.y && line.a.x < line.b.x
            var edge = line
            if !isForward { edge = Edge(a: line.b, b: line.a, first: -line.first, second: -line.second) }
            let key = Key(a: edge.a, b: edge.b)
            if let known = index[key] {
                result[known].first += edge.first
                result[known].second += edge.second
            } else {
                index[key] = result.count
                result.append(edge)
            }
        }
        return result.filter { $0.first != 0 || $0.second != 0 }
    }

    /// How many times each region goes round what is beside an edge: on the side where an outline that runs along the edge
    /// against the clock has its inside, and on the other.
    func windings(beside edge: Edge) -> (inner: (Int, Int), outer: (Int, Int)) {
        let middle = Point(x: (edge.a.x + edge.b.x) / 2, y: (edge.a.y + edge.b.y) / 2)
        let isLevel = edge.a.y == edge.b.y
        var (first, second) = (0, 0)
        for other in edges where !(other.a == edge.a && other.b == edge.b) {
            let sign = isLevel ? Self.passesAbove(other, middle) : Self.passesLeft(other, middle)
            first += sign * other.first
            second += sign * other.second
        }
        // Outlines against the clock go down on the left and to the right at the bottom.
        return isLevel
            ? (inner: (first, second), outer: (first - edge.first, second - edge.second))
            : (inner: (first + edge.first, second + edge.second), outer: (first, second))
    }

    /// 1 where a line, all of which go down, passes a place on its left; else 0.
    private static func passesLeft(_ line: Edge, _ place: Point) -> Int {
        guard (line.a.y <= place.y) != (line.b.y <= place.y) else { return 0 }
        let x = line.a.x + (place.y - line.a.y) / (line.b.y - line.a.y) * (line.b.x - line.a.x)
        return x < place.x ? 1 : 0
    }

    /// 1 where a line passes above a place to the left, -1 to the right; else 0.
    private static func passesAbove(_ line: Edge, _ place: Point) -> Int {
        guard (line.a.x <= place.x) != (line.b.x <= place.x) else { return 0 }
        let y = line.a.y + (place.x - line.a.x) / (line.b.x - line.a.x) * (line.b.y - line.a.y)
        return y >= place.y ? 0 : line.b.x < line.a.x ? 1 : -1
    }
}
