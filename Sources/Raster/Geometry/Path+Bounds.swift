extension Path {
    /// The smallest rectangle around all points and the extremes of all curves; contours that are not finite do not
    /// count.
    public var bounds: Rect {
        var box = PointBox()
        for contour in contours {
            box.add(contour.start)
            for segment in contour.segments { segment.extend(&box) }
        }
        return box.rect
    }
}

/// The extents of points seen so far.
struct PointBox {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    mutating func add(_ p: Point) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    var rect: Rect {
        minX <= maxX ? Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
    }
}

extension Segment {
    /// Adds the end and the extremes between the ends.
    fileprivate func extend(_ box: inout PointBox) {
        box.add(end)
        switch self {
        case .line: break
        case .quad(let p, let c, let q):
            for t in [Self.root(p.x - c.x, c.x - q.x), Self.root(p.y - c.y, c.y - q.y)] { addInner(t, &box) }
        case .cubic(let p, let c, let d, let q):
            for t in Self.cubicExtremes(p.x, c.x, d.x, q.x) + Self.cubicExtremes(p.y, c.y, d.y, q.y) {
                addInner(t, &box)
            }
        }
    }

    private func addInner(_ t: Double, _ box: inout PointBox) {
        if t > 0, t < 1 { box.add(point(at: t)) }
    }

    /// Where a linear function with the values `a` at 0 and `-b` at 1 crosses zero.
    private static func root(_ a: Double, _ b: Double) -> Double { a / (a - b) }

    /// Where a cubic's derivative is zero, by the form of the quadratic formula that does not cancel.
    private static func cubicExtremes(_ p: Double, _ c: Double, _ d: Double, _ q: Double) -> [Double] {
        let first = c - p
        let second = d - 2 * c + p
        let third = q - 3 * d + 3 * c - p
        let discriminant = second * second - first * third
        guard discriminant >= 0 else { return [] }
        let sum = -(second + (second < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        return [sum / third, first / sum]
    }
}
