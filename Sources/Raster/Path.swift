/// Lines and Bézier curves, as contours that are open or closed.
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
    /// Makes a rectangle with rounded corners, clockwise on screen from its right edge's middle… see ``addRoundedRect``.
    public init(roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double) {
        addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }

    /// Whether there is no step.
    public var isEmpty: Bool { elements.isEmpty }
    /// The last point, if any.
    public var currentPoint: Point? { nil }
    /// The smallest rectangle around all points and the extremes of all curves.
    public var bounds: Rect { .zero }

    /// Starts a contour at a point.
    public mutating func move(to p: Point) { elements.append(.move(p)) }
    /// Adds a line.
    public mutating func line(to p: Point) { elements.append(.line(p)) }
    /// Adds a quadratic Bézier.
    public mutating func quad(to p: Point, control: Point) { elements.append(.quad(p, control: control)) }
    /// Adds a cubic Bézier.
    public mutating func cubic(to p: Point, control1: Point, control2: Point) {
        elements.append(.cubic(p, control1: control1, control2: control2))
    }
    /// Closes the contour.
    public mutating func close() { elements.append(.close) }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: Rect) {}
    /// Adds an ellipse inside a rectangle.
    public mutating func addEllipse(in rect: Rect) {}
    /// Adds a rounded rectangle; the corner radii are clamped to half the extents.
    public mutating func addRoundedRect(_ rect: Rect, cornerWidth: Double, cornerHeight: Double) {}
    /// Adds a circular arc as cubics, after a line from the current point. Angles in radians, growing clockwise on
    /// screen from 3 o'clock; `sweep` is signed and may be a whole turn.
    public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {}
    /// Adds another path, mapped.
    public mutating func append(_ other: Path, transform: AffineTransform = .identity) {}
    /// The path mapped.
    public func applying(_ transform: AffineTransform) -> Path { self }
    /// The part between two fractions of the whole length, measured along all contours.
    public func trimmed(from: Double, to: Double) -> Path { self }
    /// The outline that a stroke covers, to be filled non-zero.
    public func stroked(_ stroke: Stroke) -> Path { self }
    /// Whether a point is inside.
    public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool { false }
}

/// Which regions of a self-crossing path are inside.
public enum FillRule: Hashable, Sendable {
    /// Inside where the winding number is not zero.
    case nonZero
    /// Inside where an odd number of contours is around.
    case evenOdd
}
