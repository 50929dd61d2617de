/// Lines and Bézier curves, as contours that are open or closed.
///
/// A contour with a coordinate that is not finite, or past 1e100, is kept as it was given, but measures and draws as
/// nothing.
public struct Path: Hashable, Sendable {
    /// One step of a contour.
    public enum Element: Hashable, Sendable {
        /// Starts a contour.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A quadratic Bézier: end, control.
        case quad(Point, control: Point)
        /// A cubic Bézier: end, first control, second control.
        case cubic(Point, control1: Point, control2: Point)
        /// A straight line back to the contour's start.
        case close
    }

    /// The steps in order.
    public private(set) var elements: [Element] = []

    /// Makes a path with nothing in it.
    public init() {}
    /// Makes a rectangle's outline, clockwise on screen from its origin.
    public init(rect: Rect) { addRect(rect) }
    /// Makes an ellipse inside a rectangle, clockwise on screen from 3 o'clock.
    public init(ellipseIn rect: Rect) { addEllipse(in: rect) }
    /// Makes a rectangle with rounded corners, clockwise on screen from its right edge's middle, as
    /// ``addRoundedRect(_:cornerWidth:cornerHeight:)`` does.
    public init(roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double) {
        addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }

    /// Whether there is no step.
    public var isEmpty: Bool { elements.isEmpty }

    /// The last point, if any; after a close, the closed contour's start.
    public var currentPoint: Point? {
        switch elements.last {
        case nil: nil
        case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
        case .close: contourStart
        }
    }

    /// Where the last contour began.
    private var contourStart: Point? {
        for element in elements.reversed() {
            if case .move(let p) = element { return p }
        }
        return nil
    }

    /// Starts a contour at a point.
    public mutating func move(to p: Point) { elements.append(.move(p)) }

    /// Adds a line. Without a current point it starts a contour instead, as every other step does at its end point.
    public mutating func line(to p: Point) { elements.append(beginIfNeeded(p) ? .line(p) : .move(p)) }

    /// Adds a quadratic Bézier.
    public mutating func quad(to p: Point, control: Point) {
        elements.append(beginIfNeeded(p) ? .quad(p, control: control) : .move(p))
    }

    /// Adds a cubic Bézier.
    public mutating func cubic(to p: Point, control1: Point, control2: Point) {
        elements.append(beginIfNeeded(p) ? .cubic(p, control1: control1, control2: control2) : .move(p))
    }

    /// Closes the contour; nothing where there is none or it is closed already.
    public mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Makes sure that a contour is open, so that every contour begins with a move; false where there is no point to
    /// go on from.
    private mutating func beginIfNeeded(_ p: Point) -> Bool {
        guard let last = elements.last else { return false }
        if last == .close, let start = contourStart { elements.append(.move(start)) }
        return true
    }

    /// Adds a rectangle, clockwise on screen from its origin. Negative extents go the other way round.
    public mutating func addRect(_ rect: Rect) {
        move(to: rect.origin)
        line(to: Point(x: rect.maxX, y: rect.minY))
        line(to: Point(x: rect.maxX, y: rect.maxY))
        line(to: Point(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds another path, mapped.
    public mutating func append(_ other: Path, transform: AffineTransform = .identity) {
        if transform == .identity {
            elements.append(contentsOf: other.elements)
        } else {
            elements.append(contentsOf: other.elements.lazy.map { $0.applying(transform) })
        }
    }

    /// The path mapped.
    public func applying(_ transform: AffineTransform) -> Path {
        var result = Path()
        result.append(self, transform: transform)
        return result
    }

    /// Adds a step as it is.
    mutating func append(_ element: Element) { elements.append(element) }

    /// Makes room for more steps.
    mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }
}

extension Path.Element {
    /// The step with its points mapped.
    func applying(_ transform: AffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(transform.apply(p))
        case .line(let p): .line(transform.apply(p))
        case .quad(let p, let c): .quad(transform.apply(p), control: transform.apply(c))
        case .cubic(let p, let c1, let c2):
            .cubic(transform.apply(p), control1: transform.apply(c1), control2: transform.apply(c2))
        case .close: .close
        }
    }

    /// Whether every coordinate is finite.
    var isFinite: Bool {
        switch self {
        case .move(let p), .line(let p): p.isFinite
        case .quad(let p, let c): p.isFinite && c.isFinite
        case .cubic(let p, let c1, let c2): p.isFinite && c1.isFinite && c2.isFinite
        case .close: true
        }
    }
}

/// Which regions of a self-crossing path are inside.
public enum FillRule: Hashable, Sendable {
    /// Inside where the winding number is not zero.
    case nonZero
    /// Inside where an odd number of contours is around.
    case evenOdd
}
