import Raster

/// The pixels that have to be drawn again: a few rectangles that do not overlap.
struct DamageRegion {
    private var rects: [PixelRect] = []
    /// More than this many are drawn together with a neighbour; each costs a walk through the tree.
    private static let limit = 8

    var isEmpty: Bool { rects.isEmpty }

    /// Adds a rectangle. One that overlaps others, or that costs few pixels more together with one, joins them.
    mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var new = rect
        while let index = rects.firstIndex(where: { Self.shouldJoin($0, new) }) {
            if rects[index].contains(new) { return }
            new = new.union(rects.remove(at: index))
        }
        rects.append(new)
        if rects.count > Self.limit { joinCheapestPair() }
    }

    /// Hands the rectangles out and begins anew.
    mutating func take() -> [PixelRect] {
        defer { rects.removeAll(keepingCapacity: true) }
        return rects
    }

    private static func shouldJoin(_ a: PixelRect, _ b: PixelRect) -> Bool {
        a.intersects(b) || a.union(b).area <= (a.area + b.area) * 5 / 4
    }

    private mutating func joinCheapestPair() {
        var best = (cost: Int.max, first: 0, second: 1)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let cost = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if cost < best.cost { best = (cost, i, j) }
            }
        }
        let second = rects.remove(at: best.second)
        add(rects.remove(at: best.first).union(second))
    }
}
