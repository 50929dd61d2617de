import Raster

/// Pixels that changed: rectangles that do not overlap, a few of them.
struct Damage: Equatable {
    /// Past this number they become the one that holds them all: each costs a call or a set-up of its own.
    static let limit = 32
    /// The rectangles, none empty.
    private(set) var rects: [PixelRect] = []

    var isEmpty: Bool { rects.isEmpty }
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    init() {}

    init(_ rects: [PixelRect]) {
        for rect in rects { insert(rect) }
    }

    /// Adds what of a rectangle is not inside yet.
    mutating func insert(_ rect: PixelRect) {
        if rect.isEmpty { return }
        rects.removeAll { rect.contains($0) }
        var pieces = [rect]
        for known in rects { pieces = pieces.flatMap { $0.pieces(outside: known) } }
        rects += pieces
        if rects.count > Self.limit { rects = [rects.reduce(.empty) { $0.union($1) }] }
    }

    mutating func insert(_ other: Damage) {
        for rect in other.rects { insert(rect) }
    }
}

extension PixelRect {
    /// What of this rectangle is not in another: at most four rectangles, above, left, right and below.
    func pieces(outside other: PixelRect) -> [PixelRect] {
        let common = intersection(other)
        if common.isEmpty { return [self] }
        let pieces = [
            PixelRect(x0: x0, y0: y0, x1: x1, y1: common.y0),
            PixelRect(x0: x0, y0: common.y0, x1: common.x0, y1: common.y1),
            PixelRect(x0: common.x1, y0: common.y0, x1: x1, y1: common.y1),
            PixelRect(x0: x0, y0: common.y1, x1: x1, y1: y1),
        ]
        return pieces.filter { !$0.isEmpty }
    }
}
