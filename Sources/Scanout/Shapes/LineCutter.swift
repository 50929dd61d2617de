import Raster

/// Finds where lines cross and touch.
enum LineCutter {
    /// For each line the places within it where others cross it, touch it or end on it, in no order.
    static func cuts(_ lines: [(Point, Point)]) -> [[Point]] {
        var cuts = [[Point]](repeating: [], count: lines.count)
        // From the top down, so that lines are compared with those alone that reach as far.
        let order = lines.indices.sorted { min(lines[$0].0.y, lines[$0].1.y) < min(lines[$1].0.y, lines[$1].1.y) }
        var active: [Int] = []
        for index in order {
            let top = min(lines[index].0.y, lines[index].1.y) - PathLines.grid
            active.removeAll { max(lines[$0].0.y, lines[$0].1.y) < top }
            for other in active { cut(index, other, lines, &cuts) }
            active.append(index)
        }
        return cuts
    }

    private static func cut(_ i: Int, _ j: Int, _ lines: [(Point, Point)], _ cuts: inout [[Point]]) {
        let (p, q) = lines[i]
        let (r, s) = lines[j]
        let margin = PathLines.grid
        guard max(p.x, q.x) + margin >= min(r.x, s.x), max(r.x, s.x) + margin >= min(p.x, q.x) else { return }
        var touches = false
        for end in [r, s] where lies(end, within: p, q) {
            cuts[i].append(end)
            touches = true
        }
        for end in [p, q] where lies(end, within: r, s) {
            cuts[j].append(end)
            touches = true
        }
        if touches || p == r || p == s || q == r || q == s { return }
        let (way, other) = (q - p, s - r)
        let area = way.cross(other)
        guard area != 0 else { return }
        let t = (r - p).cross(other) / area
        let u = (r - p).cross(way) / area
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        let place = PathLines.snapped(p + way * t)
        if place != p && place != q { cuts[i].append(place) }
        if place != r && place != s { cuts[j].append(place) }
    }

    /// Whether a place lies on a line, but for less than a step of the grid, and is none of its ends.
    private static func lies(_ place: Point, within a: Point, _ b: Point) -> Bool {
        if place == a || place == b { return false }
        let way = b - a
        let along = (place - a).dot(way)
        guard along > 0, along < way.lengthSquared else { return false }
        return abs(way.cross(place - a)) < 0.6 * PathLines.grid * way.length
    }
}
