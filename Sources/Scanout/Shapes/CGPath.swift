import Raster

/// Which points a path's lines go round.
public enum CGPathFillRule: Int, Sendable {
    /// Those that they go round in one direction more often than in the other.
    case winding
    /// Those that they go round an odd number of times.
    case evenOdd
}

/// Lines and curves that do not change, in points.
///
/// Only ``CGMutablePath`` changes its path, which as in Core Graphics must not happen on two threads at once.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate var path: Path

    init(_ path: Path) { self.path = path }

    /// Makes a rectangle's outline.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path(rect).applying(transform ?? .identity))
    }
    /// Makes an ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
    }
    /// Makes a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform ?? .identity))
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// The last point; zero where there is none.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around its lines and curves.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// The smallest rectangle around its points, those that curves only tend to among them.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let end), .line(let end): points.append(end)
            case .quadCurve(let end, let control): points += [control, end]
            case .curve(let end, let control1, let control2): points += [control1, control2, end]
            case .closeSubpath: break
            }
        }
        var lines = Path()
        lines.addLines(points)
        return lines.boundingRect
    }

    /// Whether a point is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.applying(transform).contains(point, eoFill: rule == .evenOdd) }
    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(path) }
    /// A copy that does not change, transformed.
    public func copy(using transform: CGAffineTransform?) -> CGPath? { CGPath(path.applying(transform ?? .identity)) }
    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
    /// The outline of its lines, drawn with a pen.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Whether both have the same lines and curves.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    /// Hashes its lines and curves.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// Lines and curves to which more are added, in points.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes a path with nothing in it.
    public convenience init() { self.init(Path()) }

    /// Adds what a closure draws, transformed.
    private func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        if transform == .identity { return draw(&path) }
        // What is added goes on from the current point, which is kept as it is.
        let inverse = transform.inverted()
        var added = Path()
        if let start = path.currentPoint { added.move(to: start.applying(inverse)) }
        var isFirst = path.currentPoint != nil
        draw(&added)
        added.applying(transform).forEach { element in
            if isFirst {
                isFirst = false
                return
            }
            path.add(element)
        }
    }

    /// Starts a contour.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    /// Adds lines between points, starting a contour.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    /// Adds a quadratic Bézier.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    /// Adds a cubic Bézier.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    /// Adds an arc between two angles in radians. `clockwise` is meant for y up, so that true goes against the clock on
    /// screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: clockwise)
        }
    }
    /// Adds an arc from an angle in radians over another.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta))
            )
        }
    }
    /// Adds an arc of a radius that touches the lines from the current point to one end and on to another.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) } }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }
    /// Adds an ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }
    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
    /// Closes the contour.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// Makes a path of one that does not change.
    public init(_ path: CGPath) { self = path.path }
    /// Makes a path of one as it is now.
    public init(_ path: CGMutablePath) { self = path.path }
    /// The same as one that does not change.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate mutating func add(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }
}
