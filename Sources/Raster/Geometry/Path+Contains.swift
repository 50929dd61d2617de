extension Path {
    /// Whether a point is inside. Curves are followed to within 1/65,536 of their contour's extent; of the outline
    /// itself, left and upper borders are inside. Open contours count as closed.
    public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
        guard point.isFinite else { return false }
        var counter = CrossingCounter(point)
        for contour in contours { counter.add(contour) }
        return rule == .nonZero ? counter.winding != 0 : counter.winding & 1 != 0
    }
}

/// Counts the lines that a ray to the left of a point crosses: down 1, up -1.
private struct CrossingCounter {
    private let point: Point
    private(set) var winding = 0
    private var last = Point.zero

    init(_ point: Point) { self.point = point }

    mutating func add(_ contour: Contour) {
        last = contour.start
        for segment in contour.segments { add(segment) }
        line(to: contour.start)
    }

    private mutating func add(_ segment: Segment) {
        switch segment {
        case .line(_, let p): line(to: p)
        case .quad(let p, let c, let q):
            let steps = CurveFlattener.steps(p, c, q, tolerance: Self.tolerance([p, c, q]))
            CurveFlattener.flatten(p, c, q, steps: steps) { line(to: $0) }
        case .cubic(let p, let c, let d, let q):
            let steps = CurveFlattener.steps(p, c, d, q, tolerance: Self.tolerance([p, c, d, q]))
            CurveFlattener.flatten(p, c, d, q, steps: steps) { line(to: $0) }
        }
    }

    private static func tolerance(_ points: [Point]) -> Double {
        var box = PointBox()
        for point in points { box.add(point) }
        return max(box.rect.width + box.rect.height, 1e-300) / 65_536
    }

    private mutating func line(to p: Point) {
        defer { last = p }
        guard (last.y <= point.y) != (p.y <= point.y) else { return }
        let x = last.x + (point.y - last.y) / (p.y - last.y) * (p.x - last.x)
        if x <= point.x { winding += p.y > last.y ? 1 : -1 }
    }
}
