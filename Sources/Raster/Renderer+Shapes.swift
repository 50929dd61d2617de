extension Renderer {
    /// Fills a path. Contours are closed; those with coordinates that are not finite are left out.
    public func fill(
        _ path: Path, rule: FillRule = .nonZero, paint: Paint, transform: AffineTransform, antialiased: Bool = true
    ) {
        guard let shape = shape(of: path, rule, transform, antialiased) else { return }
        self.paint(shape, paint, transform)
    }

    /// Fills a rectangle: what filling its path would give, sooner.
    public func fill(_ rect: Rect, paint: Paint, transform: AffineTransform, antialiased: Bool = true) {
        guard !rect.isEmpty, !clipBounds.isEmpty else { return }
        let corners = Corners(rect, transform)
        guard let shape = shape(of: corners, antialiased) else { return }
        self.paint(shape, paint, transform)
    }

    /// Strokes a path. A line that would be thinner than a device pixel is drawn one device pixel wide; a width that is
    /// not positive or not finite draws nothing. Dashes are measured in the path's space.
    public func stroke(
        _ path: Path, stroke: Stroke, paint: Paint, transform: AffineTransform, antialiased: Bool = true
    ) {
        guard !clipBounds.isEmpty else { return }
        let shape = self.shape(of: path, stroke, .nonZero, transform, antialiased) { edges in
            addOutline(path, stroke, transform, to: edges)
        }
        if let shape { self.paint(shape, paint, transform) }
    }

    /// Adds the edges of a stroke.
    private func addOutline(_ path: Path, _ stroke: Stroke, _ transform: AffineTransform, to edges: EdgeList) {
        guard let plan = StrokeGeometry(path, stroke, transform), edges.narrow(to: plan.extent) else { return }
        var builder = EdgeBuilder(edges, extent: plan.extent)
        if let reach = plan.deviceReach, builder.takesArcs(reach),
            roundOutline.take(plan.path, plan.transform, reach: reach, cap: stroke.cap)
        {
            return roundOutline.add(to: &builder)
        }
        var sink = EdgeOutline(builder: builder, transform: plan.transform)
        strokePlan.outline(
            plan.path, plan.stroke, width: plan.stroke.width, tolerance: plan.tolerance, into: &sink)
    }

    /// Paints through a mask whose first pixel lies on the device pixel (x, y). `transform` maps the paint's space to
    /// the device's.
    public func fill(_ mask: CoverageMask, x: Int, y: Int, paint: Paint, transform: AffineTransform) {
        withExtendedLifetime(mask) { fill(mask.view, x: x, y: y, paint: paint, transform: transform) }
    }

    /// As above, for a mask that is kept elsewhere.
    package func fill(_ mask: CoverageMask.View, x: Int, y: Int, paint: Paint, transform: AffineTransform) {
        guard reaches(mask, x, y) else { return }
        self.paint(.mask(mask.placed(x: x, y: y)), paint, transform)
    }

    private func reaches(_ mask: CoverageMask.View, _ x: Int, _ y: Int) -> Bool {
        let limit = 1 << 24
        return abs(x) < limit && abs(y) < limit
            && PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersects(clipBounds)
    }

    /// Prepares a path for painting or clipping; nil where it touches no pixel.
    func shape(
        of path: Path, _ rule: FillRule, _ transform: AffineTransform, _ antialiased: Bool
    ) -> Shape? {
        guard !clipBounds.isEmpty else { return nil }
        if let corners = Corners(path, transform), let spans = corners.spans(antialiased) {
            return spans.bounds.intersects(clipBounds) ? .rect(spans) : nil
        }
        switch shapeCache.rows(
            of: path, rule, transform, antialiased: antialiased, clip: clipBounds, rasterizer)
        {
        case .outside: return nil
        case .rows(let rows): return rows.bounds.intersects(clipBounds) ? .recorded(rows) : nil
        case .unknown: break
        }
        return shape(of: path, nil, rule, transform, antialiased) { $0.add(path, transform: transform) }
    }

    /// Prepares a shape that may have been drawn before; nil where it touches no pixel.
    ///
    /// - Parameter add: adds the shape's edges to a list that has begun.
    private func shape(
        of path: Path, _ stroke: Stroke?, _ rule: FillRule, _ transform: AffineTransform, _ antialiased: Bool,
        _ add: (EdgeList) -> Void
    ) -> Shape? {
        let known = repeatedShapes.look(
            path, stroke, rule, transform, antialiased: antialiased, layer: layer.bounds)
        switch known {
        case .new: break
        case .rows(let rows): return recorded(rows)
        case .again(let rows):
            rasterizer.edges.begin(layer.bounds)
            add(rasterizer.edges)
            var recorder = RowRecorder(rows: rows)
            rasterizer.sweep(rule: rule, antialiased: antialiased, into: &recorder)
            rows.end()
            if rows.isComplete { return recorded(rows) }
        }
        rasterizer.edges.begin(clipBounds)
        add(rasterizer.edges)
        return rasterizer.edges.isEmpty ? nil : .edges(rule: rule, antialiased: antialiased)
    }

    private func recorded(_ rows: RecordedRows) -> Shape? {
        let placed = PlacedRows(rows: rows)
        return placed.bounds.intersects(clipBounds) ? .recorded(placed) : nil
    }

    /// Prepares a rectangle's image; nil where it touches no pixel.
    func shape(of corners: Corners, _ antialiased: Bool) -> Shape? {
        if let spans = corners.spans(antialiased) {
            return spans.bounds.intersects(clipBounds) ? .rect(spans) : nil
        }
        rasterizer.edges.begin(clipBounds)
        rasterizer.edges.add(corners)
        return rasterizer.edges.isEmpty ? nil : .edges(rule: .nonZero, antialiased: antialiased)
    }
}

/// The corners of a rectangle's image in device pixels, in order round it.
struct Corners {
    let points: (Point, Point, Point, Point)

    init(_ rect: Rect, _ transform: AffineTransform) {
        points = (
            transform.apply(rect.origin), transform.apply(Point(x: rect.maxX, y: rect.minY)),
            transform.apply(Point(x: rect.maxX, y: rect.maxY)), transform.apply(Point(x: rect.minX, y: rect.maxY))
        )
    }

    /// The corners of a path that has just four; nil of any other.
    init?(_ path: Path, _ transform: AffineTransform) {
        let elements = path.elements
        guard elements.count == 5, case .close = elements[4], case .move(let a) = elements[0],
            case .line(let b) = elements[1], case .line(let c) = elements[2], case .line(let d) = elements[3]
        else { return nil }
        points = (transform.apply(a), transform.apply(b), transform.apply(c), transform.apply(d))
    }

    /// The spans, where the sides lie along the axes.
    func spans(_ antialiased: Bool) -> RectSpans? {
        let (a, b, c, d) = points
        let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isUpright || isTurned, a.isFinite, c.isFinite else { return nil }
        return RectSpans(a, c, antialiased: antialiased)
    }
}

extension EdgeList {
    /// Adds a rectangle's image, unless a corner is not finite.
    func add(_ corners: Corners) {
        let (a, b, c, d) = corners.points
        guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return }
        var extent = PointBox()
        for point in [a, b, c, d] { extent.add(point) }
        guard narrow(to: extent) else { return }
        var builder = EdgeBuilder(self, extent: extent)
        builder.move(to: a)
        builder.line(to: b)
        builder.line(to: c)
        builder.line(to: d)
        builder.close()
    }
}

/// Feeds a stroke's outline, mapped to the device, to an edge builder; points that are not finite are left out.
private struct EdgeOutline: OutlineSink {
    var builder: EdgeBuilder
    let transform: AffineTransform
    private var isFirst = true

    init(builder: EdgeBuilder, transform: AffineTransform) {
        self.builder = builder
        self.transform = transform
    }

    mutating func begin() { isFirst = true }

    @inline(__always)
    mutating func add(_ p: Point) {
        let point = transform.apply(p)
        guard point.isFinite else { return }
        if isFirst { builder.move(to: point) } else { builder.line(to: point) }
        isFirst = false
    }

    mutating func end() {
        if !isFirst { builder.close() }
    }
}

/// How a stroke goes to the device: with what width, how exactly, and within what bounds.
private struct StrokeGeometry {
    var path: Path
    var stroke: Stroke
    var transform: AffineTransform
    /// In the space where the outline is found.
    let tolerance: Double
    /// All that the outline can reach, in device pixels.
    let extent: PointBox
    /// Half of the line's width on the device, of a line that is solid and as wide every way there.
    let deviceReach: Double?

    init?(_ path: Path, _ stroke: Stroke, _ transform: AffineTransform) {
        guard stroke.width > 0, stroke.width.isFinite else { return nil }
        let (least, greatest) = transform.stretches
        guard greatest > 0, greatest.isFinite, least > 0 else { return nil }
        self.path = path
        self.stroke = stroke
        self.transform = transform
        var scale = greatest
        if stroke.width * least < 1 {
            let even = (least * greatest).squareRoot()
            if least > 0.999 * greatest {
                self.stroke.width = max(stroke.width, 1 / even)
            } else {
                // Uneven maps would make a hairline wide one way: its outline is found on the device instead.
                self.path = path.applying(transform)
                self.stroke = stroke.scaled(even, leastWidth: 1)
                self.transform = .identity
                scale = 1
            }
        }
        tolerance = CurveFlattener.deviceTolerance / scale
        var box = PointBox()
        _ = self.path.extend(&box, self.transform)
        let reach = self.stroke.width / 2 * scale * (stroke.join == .miter ? max(1.5, stroke.miterLimit) : 1.5)
        let isEven = stroke.dash.isEmpty && least > greatest * (1 - 1e-9)
        deviceReach = isEven ? self.stroke.width / 2 * scale : nil
        extent = box.grown(reach.isFinite ? reach : .greatestFiniteMagnitude)
    }
}

extension Stroke {
    fileprivate func scaled(_ factor: Double, leastWidth: Double) -> Stroke {
        var result = self
        result.width = max(width * factor, leastWidth)
        result.dash = dash.map { $0 * factor }
        result.dashPhase *= factor
        return result
    }
}

extension PointBox {
    fileprivate func grown(_ distance: Double) -> PointBox {
        var box = self
        box.minX -= distance
        box.minY -= distance
        box.maxX += distance
        box.maxY += distance
        return box
    }
}

extension AffineTransform {
    /// How much the map shortens and lengthens at most: its singular values.
    var stretches: (least: Double, greatest: Double) {
        let sum = a * a + b * b + c * c + d * d
        let determinant = abs(a * d - b * c)
        let spread = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
        let greatest = ((sum + spread) / 2).squareRoot()
        return (greatest > 0 ? determinant / greatest : 0, greatest)
    }
}
