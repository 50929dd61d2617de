import Raster

/// Lines and curves, in points.
public struct Path: Hashable, Sendable {
    var raster: Raster.Path

    /// Makes a path with nothing in it.
    public init() { raster = Raster.Path() }
    /// Makes a path by drawing it.
    public init(_ draw: (inout Path) -> Void) {
        self.init()
        draw(&self)
    }
    /// Makes a rectangle's outline.
    public init(_ rect: CGRect) { raster = Raster.Path(rect: Rect(rect)) }
    /// Makes an ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) { raster = Raster.Path(ellipseIn: Rect(rect)) }
    /// Makes a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        raster = Raster.Path(
            roundedRect: Rect(rect), cornerWidth: Double(cornerSize.width), cornerHeight: Double(cornerSize.height))
    }
    /// Makes a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    init(_ raster: Raster.Path) { self.raster = raster }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { raster.isEmpty }
    /// The last point, if any.
    public var currentPoint: CGPoint? { raster.currentPoint.map { CGPoint($0) } }
    /// The smallest rectangle around it.
    public var boundingRect: CGRect { CGRect(raster.bounds) }
    /// Whether a point is inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        raster.contains(Point(p), rule: eoFill ? .evenOdd : .nonZero)
    }

    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a contour.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic Bézier.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the contour's start.
        case closeSubpath
    }

    /// Calls for each step.
    public func forEach(_ body: (Element) -> Void) {
        for element in raster.elements {
            switch element {
            case .move(let p): body(.move(to: CGPoint(p)))
            case .line(let p): body(.line(to: CGPoint(p)))
            case .quad(let p, let c): body(.quadCurve(to: CGPoint(p), control: CGPoint(c)))
            case .cubic(let p, let c1, let c2):
                body(.curve(to: CGPoint(p), control1: CGPoint(c1), control2: CGPoint(c2)))
            case .close: body(.closeSubpath)
            }
        }
    }
}

extension Path {
    /// Starts a contour.
    public mutating func move(to end: CGPoint) { raster.move(to: Point(end)) }
    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { raster.line(to: Point(end)) }
    /// Adds a quadratic Bézier.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        raster.quad(to: Point(end), control: Point(control))
    }
    /// Adds a cubic Bézier.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        raster.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
    /// Closes the contour.
    public mutating func closeSubpath() { raster.close() }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        raster.append(Raster.Path(rect: Rect(rect)), transform: transform.affine)
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Adds an ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        raster.append(Raster.Path(ellipseIn: Rect(rect)), transform: transform.affine)
    }
    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        raster.append(Path(roundedRect: rect, cornerSize: cornerSize, style: style).raster, transform: transform.affine)
    }
    /// Adds lines between points, starting a contour.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        raster.append(path.raster, transform: transform.affine)
    }

    /// Adds an arc from one angle to another. As in Core Graphics `clockwise` is meant for y up, so that true goes
    /// against the clock on screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite else { return }
        if clockwise {
            if sweep > 0 { sweep = partOfTurn(sweep, turn) - turn }
            sweep = max(sweep, -turn)
        } else {
            if sweep < 0 { sweep = turn - partOfTurn(-sweep, turn) }
            sweep = min(sweep, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
    }

    /// What is left of an angle without its whole turns: nothing where it is whole turns but for rounding, so that an arc
    /// from 0 to 360 degrees is a circle whichever way it goes.
    private func partOfTurn(_ angle: Double, _ turn: Double) -> Double {
        let rest = angle - (angle / turn).rounded(.down) * turn
        return rest < 1e-9 || turn - rest < 1e-9 ? 0 : rest
    }

    /// Adds an arc that sweeps an angle, clockwise on screen where positive.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            var arc = Raster.Path()
            arc.addArc(
                center: Point(center), radius: Double(radius), start: startAngle.radians, sweep: delta.radians)
            return raster.append(arc, transform: transform.affine)
        }
        raster.addArc(center: Point(center), radius: Double(radius), start: startAngle.radians, sweep: delta.radians)
    }

    /// Adds an arc of a radius that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat) {
        guard let start = raster.currentPoint else { return move(to: p1) }
        guard let arc = TangentArc(from: start, corner: Point(p1), to: Point(p2), radius: Double(radius)) else {
            return addLine(to: p1)
        }
        raster.line(to: arc.start)
        raster.addArc(center: arc.center, radius: Double(radius), start: arc.startAngle, sweep: arc.sweep)
    }

    /// The path mapped.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(raster.applying(transform.affine)) }
    /// The path moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// The part between two shares of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(raster.trimmed(from: Double(from), to: Double(to)))
    }
    /// The outline of its stroke.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(raster.stroked(style.raster)) }
}

/// The arc that rounds a corner.
private struct TangentArc {
    let start: Point
    let center: Point
    let startAngle: Double
    let sweep: Double

    init?(from p0: Point, corner p1: Point, to p2: Point, radius: Double) {
        let d1 = Point(x: p0.x - p1.x, y: p0.y - p1.y)
        let d2 = Point(x: p2.x - p1.x, y: p2.y - p1.y)
        let l1 = (d1.x * d1.x + d1.y * d1.y).squareRoot()
        let l2 = (d2.x * d2.x + d2.y * d2.y).squareRoot()
        guard radius > 0, l1 > 0, l2 > 0 else { return nil }
        let u1 = Point(x: d1.x / l1, y: d1.y / l1)
        let u2 = Point(x: d2.x / l2, y: d2.y / l2)
        let cross = u1.x * u2.y - u1.y * u2.x
        let dot = u1.x * u2.x + u1.y * u2.y
        guard abs(cross) > 1e-9 else { return nil }
        // The distance from the corner to the tangent points is radius / tan(angle / 2), and tan(a / 2) = |sin| / (1 + cos).
        let distance = radius * (1 + dot) / abs(cross)
        start = Point(x: p1.x + u1.x * distance, y: p1.y + u1.y * distance)
        let side = cross > 0 ? 1.0 : -1.0
        center = Point(x: start.x - u1.y * radius * side, y: start.y + u1.x * radius * side)
        let end = Point(x: p1.x + u2.x * distance, y: p1.y + u2.y * distance)
        startAngle = arctangent(y: start.y - center.y, x: start.x - center.x)
        var turn = arctangent(y: end.y - center.y, x: end.x - center.x) - startAngle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        sweep = turn
    }
}

extension Path: Shape {
    /// The path itself, whatever the frame.
    public nonisolated func path(in rect: CGRect) -> Path { self }
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
}
