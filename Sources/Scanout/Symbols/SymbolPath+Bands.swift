import Raster

/// Bands along lines, for what is cut out of areas, and the gap beside a slash.
extension SymbolPath {
    /// The outline of a line with round ends and pointed joins as one clockwise contour, which can be cut out.
    static func band(around line: [Point], width: Double) -> SymbolPath {
        var points: [Point] = []
        for point in line where points.last.map({ !$0.isAt(point) }) ?? true { points.append(point) }
        let reach = width / 2
        guard points.count > 1 else { return points.first.map { circle($0.x, $0.y, reach) } ?? SymbolPath() }
        var path = Raster.Path()
        addSide(of: points, reach, to: &path)
        addSide(of: points.reversed(), reach, to: &path)
        path.close()
        return SymbolPath(path)
    }

    /// The side to the left of the line's direction, and the cap at its end.
    private static func addSide(of points: [Point], _ reach: Double, to path: inout Raster.Path) {
        for index in points.indices.dropLast() {
            path.line(to: points[index].moved(along: offset(points, at: index), by: reach))
        }
        let end = points[points.count - 1]
        let side = normal(points[points.count - 2], end)
        path.addArc(center: end, radius: reach, start: arctangent(y: side.y, x: side.x), sweep: .pi)
    }

    /// From a point of the line to where the lines beside its two neighbours cross, for lines 1 away.
    private static func offset(_ points: [Point], at index: Int) -> Point {
        let next = normal(points[index], points[index + 1])
        guard index > 0 else { return next }
        let last = normal(points[index - 1], points[index])
        let share = 1 / max(1 + last.x * next.x + last.y * next.y, 0.25)
        return Point(x: (last.x + next.x) * share, y: (last.y + next.y) * share)
    }

    private static func normal(_ a: Point, _ b: Point) -> Point {
        let dx = b.x - a.x
        let dy = b.y - a.y
        let length = (dx * dx + dy * dy).squareRoot()
        return Point(x: dy / length, y: -dx / length)
    }

    // MARK: Slashes

    /// The line of a slashed symbol, from the upper left to the lower right.
    static let slash: SymbolPath = "M3.6 3.2L20.4 20.8"

    /// The lines with room for a slash to its upper right, and the slash.
    var slashed: SymbolPath { awayFromSlash + Self.slash }

    private var awayFromSlash: SymbolPath {
        var path = Raster.Path()
        for line in polylines { Self.add(line, to: &path) }
        return SymbolPath(path)
    }

    /// Whether a line may be at a point: beside the slash on its lower left, where lines end in it, or far enough on its
    /// upper right for half of each line and 0.9 units between them.
    private static func isClear(_ p: Point) -> Bool {
        let dx = 16.8
        let dy = 17.6
        let distance = ((p.x - 3.6) * dy - (p.y - 3.2) * dx) / (dx * dx + dy * dy).squareRoot()
        return distance <= 0 || distance >= Symbol.weight + 0.9
    }

    /// Adds the parts of a line that are clear of the slash, in steps of a 64th of each piece.
    private static func add(_ line: [Point], to path: inout Raster.Path) {
        var isDrawing = false
        func visit(_ p: Point) {
            let isClear = isClear(p)
            if isClear && isDrawing { path.line(to: p) } else if isClear { path.move(to: p) }
            isDrawing = isClear
        }
        for (a, b) in zip(line, line.dropFirst()) {
            for step in 0..<64 {
                let share = Double(step) / 64
                visit(Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
            }
        }
        if let last = line.last { visit(last) }
    }
}

extension Point {
    /// Whether another point is no further away than rounding takes it.
    fileprivate func isAt(_ other: Point) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }

    /// The point a number of times a vector further on.
    fileprivate func moved(along vector: Point, by distance: Double) -> Point {
        Point(x: x + vector.x * distance, y: y + vector.y * distance)
    }
}
