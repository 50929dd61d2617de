import Raster

/// Joins directed lines end to end.
struct LineChains {
    private var lines: [(Point, Point)]
    private var leaving: [Point: [Int]] = [:]
    private var isUsed: [Bool]

    init(_ lines: [(Point, Point)]) {
        self.lines = lines
        isUsed = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() { leaving[line.0, default: []].append(index) }
    }

    /// The outlines that lines make which leave each point as often as they come to it. Where several meet in a point, the
    /// way goes on to the left, where the inside is, which keeps regions apart that touch there.
    mutating func outlines() -> Raster.Path {
        var path = Raster.Path()
        for first in lines.indices where !isUsed[first] {
            var points = [lines[first].0]
            var index = first
            while true {
                isUsed[index] = true
                let (from, to) = lines[index]
                if to == points[0] { break }
                points.append(to)
                guard let next = next(from, to) else { break }
                index = next
            }
            Self.add(Self.straightened(points), to: &path)
        }
        return path
    }

    /// The line that leaves a point, of several the one most to the left for who comes from another.
    private func next(_ from: Point, _ to: Point) -> Int? {
        let way = to - from
        func turn(_ index: Int) -> Double {
            let out = lines[index].1 - to
            return arctangent(y: way.cross(out), x: way.dot(out))
        }
        return leaving[to]?.filter { !isUsed[$0] }.min { turn($0) < turn($1) }
    }

    /// Without points at which nothing turns.
    private static func straightened(_ points: [Point]) -> [Point] {
        guard points.count > 2 else { return points }
        return points.indices.compactMap { index in
            let before = points[index == 0 ? points.count - 1 : index - 1]
            let after = points[index + 1 == points.count ? 0 : index + 1]
            let (into, out) = (points[index] - before, after - points[index])
            let isStraight = abs(into.cross(out)) <= 0.25 * PathLines.grid * (into + out).length && into.dot(out) > 0
            return isStraight ? nil : points[index]
        }
    }

    private static func add(_ points: [Point], to path: inout Raster.Path) {
        guard points.count > 2 else { return }
        path.move(to: points[0])
        for point in points.dropFirst() { path.line(to: point) }
        path.close()
    }
}
