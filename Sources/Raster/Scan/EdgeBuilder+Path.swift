extension EdgeList {
    /// Adds the contours of a path, mapped to the device; contours that are not finite there are left out.
    ///
    /// Curves that lie wholly above, below, left or right of the area are taken as one line: in a row outside of them,
    /// and in any column right of them, only where they begin and end counts.
    func add(_ path: Path, transform: AffineTransform) {
        var extent = PointBox()
        guard path.extend(&extent, transform) else {
            let finite = path.finiteContours(under: transform)
            if finite.elements.count < path.elements.count { add(finite, transform: transform) }
            return
        }
        guard narrow(to: extent) else { return }
        var walker = PathWalker(builder: EdgeBuilder(self, extent: extent), transform: transform, area: area)
        for element in path.elements { walker.add(element) }
        walker.builder.close()
    }

    /// Gives up the part of the area that a shape with these bounds cannot reach; false where that is all of it. A
    /// smaller area means shorter rows of accumulators, and changes no coverage. No edges may have been added.
    func narrow(to extent: PointBox) -> Bool {
        // A pixel's margin for the rounding of points.
        let reach = PixelRect(
            x0: Self.pixel(extent.minX) - 1, y0: Self.pixel(extent.minY) - 1, x1: Self.pixel(extent.maxX) + 2,
            y1: Self.pixel(extent.maxY) + 2)
        begin(area.intersection(reach))
        return !area.isEmpty
    }

    /// The pixel that a coordinate lies in, within the limits of scan conversion.
    private static func pixel(_ coordinate: Double) -> Int {
        let limit = FixedPoint.limit
        return Int(FixedPoint.rounded(min(max(coordinate, -limit), limit))) >> 8
    }
}

/// Follows a path's steps into an edge builder.
private struct PathWalker {
    var builder: EdgeBuilder
    private let transform: AffineTransform
    private let left: Double
    private let top: Double
    private let right: Double
    private let bottom: Double
    private var point = Point.zero
    private var start = Point.zero

    init(builder: EdgeBuilder, transform: AffineTransform, area: PixelRect) {
        self.builder = builder
        self.transform = transform
        // A pixel's margin for the rounding of points.
        left = Double(area.x0 - 1)
        top = Double(area.y0 - 1)
        right = Double(area.x1 + 1)
        bottom = Double(area.y1 + 1)
    }

    @inline(__always)
    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let p):
            builder.close()
            point = transform.apply(p)
            start = point
            builder.move(to: point)
        case .line(let p):
            point = transform.apply(p)
            builder.line(to: point)
        case .quad(let p, let c): addQuad(transform.apply(c), transform.apply(p))
        case .cubic(let p, let c, let d): addCubic(transform.apply(c), transform.apply(d), transform.apply(p))
        case .close:
            builder.close()
            point = start
        }
    }

    private mutating func addQuad(_ c: Point, _ q: Point) {
        if isOutside(point, c, c, q) {
            builder.line(to: q)
        } else {
            let steps = CurveFlattener.steps(point, c, q, tolerance: CurveFlattener.deviceTolerance)
            CurveFlattener.flatten(point, c, q, steps: steps) { builder.line(to: $0) }
        }
        point = q
    }

    private mutating func addCubic(_ c: Point, _ d: Point, _ q: Point) {
        if isOutside(point, c, d, q) {
            builder.line(to: q)
        } else if let quarter = QuarterEllipse(point, c, d, q), builder.takesArcs(max(quarter.radii.x, quarter.radii.y))
        {
            builder.quarter(quarter, to: q)
        } else if let arc = CircularArc(point, c, d, q), builder.takesArcs(arc.radius) {
            builder.arc(arc, to: q)
        } else {
            let steps = CurveFlattener.steps(point, c, d, q, tolerance: CurveFlattener.deviceTolerance)
            CurveFlattener.flatten(point, c, d, q, steps: steps) { builder.line(to: $0) }
        }
        point = q
    }

    private func isOutside(_ p: Point, _ c: Point, _ d: Point, _ q: Point) -> Bool {
        max(max(p.x, c.x), max(d.x, q.x)) < left || min(min(p.x, c.x), min(d.x, q.x)) > right
            || max(max(p.y, c.y), max(d.y, q.y)) < top || min(min(p.y, c.y), min(d.y, q.y)) > bottom
    }
}

extension Path {
    /// Adds every point, mapped, to a box; false where one is not finite.
    func extend(_ box: inout PointBox, _ transform: AffineTransform) -> Bool {
        var sum = 0.0
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(transform.apply(p), &sum)
            case .quad(let p, let c):
                box.add(transform.apply(c), &sum)
                box.add(transform.apply(p), &sum)
            case .cubic(let p, let c, let d):
                box.add(transform.apply(c), &sum)
                box.add(transform.apply(d), &sum)
                box.add(transform.apply(p), &sum)
            case .close: break
            }
        }
        return sum == 0 && box.isFinite
    }

    /// The contours that are finite once mapped, still in the path's own space.
    func finiteContours(under transform: AffineTransform) -> Path {
        var result = Path()
        var contour = Path()
        var finite = true
        func finish() {
            if finite { result.append(contour) }
            contour = Path()
            finite = true
        }
        for element in elements {
            if case .move = element { finish() }
            finite = finite && element.isFinite && element.applying(transform).isFinite
            contour.append(element)
        }
        finish()
        return result
    }
}

extension PointBox {
    /// Whether no coordinate is past what counts as finite; true of an empty box.
    fileprivate var isFinite: Bool {
        max(max(-minX, -minY), max(maxX, maxY)) <= Point.greatestCoordinate
    }

    /// Adds a point and, to a sum that stays 0 only so long, whether it is finite.
    @inline(__always)
    fileprivate mutating func add(_ p: Point, _ sum: inout Double) {
        sum += (p.x - p.x) + (p.y - p.y)
        minX = p.x < minX ? p.x : minX
        minY = p.y < minY ? p.y : minY
        maxX = p.x > maxX ? p.x : maxX
        maxY = p.y > maxY ? p.y : maxY
    }
}
