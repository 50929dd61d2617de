// The one place that knows whether Foundation is there. With it, Foundation is re-exported as SwiftUI does, so that
// CGFloat, CGPoint, CGSize, CGRect and Date are Foundation's. Without it (SCANOUT_EMBEDDED), they are defined here, and
// CGFloat is Double itself: a struct of our own would lose the implicit conversion between the two.
@_exported import Combine
@_exported import Glibc
@_exported import Observation

#if !SCANOUT_EMBEDDED
@_exported import Foundation

extension CGFloat: VectorArithmetic, Animatable {
    /// The number itself.
    public typealias AnimatableData = CGFloat
    /// Multiplies by a factor.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Double { Double(self) }
    /// A number with six decimals.
    public static var _specifier: String { "%lf" }
}
#else
/// A coordinate or length in points.
public typealias CGFloat = Double
/// A time in seconds.
public typealias TimeInterval = Double

/// A position in points, y down.
public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: CGFloat
    /// The vertical coordinate.
    public var y: CGFloat
    /// The origin.
    public static let zero = CGPoint(x: 0, y: 0)
    /// Makes a position; without arguments the origin.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }
    /// Makes a position from whole numbers.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

/// A width and a height in points.
public struct CGSize: Hashable, Sendable {
    /// The horizontal extent.
    public var width: CGFloat
    /// The vertical extent.
    public var height: CGFloat
    /// No extent.
    public static let zero = CGSize(width: 0, height: 0)
    /// Makes a size; without arguments zero.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }
    /// Makes a size from whole numbers.
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
}

/// A rectangle in points. Extents given as negative stay so; the edges are ordered.
public struct CGRect: Hashable, Sendable {
    /// The corner.
    public var origin: CGPoint
    /// The extents.
    public var size: CGSize
    /// The empty rectangle at the origin.
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
    /// Makes a rectangle from a corner and a size.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }
    /// Makes the empty rectangle at the origin.
    public init() { self = .zero }
    /// Makes a rectangle from coordinates.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    /// Makes a rectangle from whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
    /// The horizontal extent, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The vertical extent, never negative.
    public var height: CGFloat { abs(size.height) }
    /// The left edge.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The horizontal centre.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The top edge.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The vertical centre.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// Whether nothing is inside.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }
    /// The rectangle with each edge moved inwards.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// The rectangle moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// The smallest rectangle that holds both.
    public func union(_ other: CGRect) -> CGRect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    /// What both hold; empty at the origin when nothing.
    public func intersection(_ other: CGRect) -> CGRect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let r = CGRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
        return r.size.width > 0 && r.size.height > 0 ? r : .zero
    }
}

/// A moment, in seconds since the start of 2001 (UTC).
public struct Date: Hashable, Comparable, Sendable {
    /// Seconds since the start of 2001 (UTC).
    public var timeIntervalSinceReferenceDate: TimeInterval
    /// Makes a moment.
    public init(timeIntervalSinceReferenceDate seconds: TimeInterval) { timeIntervalSinceReferenceDate = seconds }
    /// The moment that it is now by the wall clock.
    public init() {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        timeIntervalSinceReferenceDate = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - 978_307_200
    }
    /// Whether one is earlier.
    public static func < (a: Date, b: Date) -> Bool {
        a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
    }
    /// The seconds from another moment to this one.
    public func timeIntervalSince(_ other: Date) -> TimeInterval {
        timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
    }
    /// The moment some seconds later.
    public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
    }
}

/// Stands for the host's loop where code names one; there is only the main one.
public struct RunLoop: Sendable {
    /// The host's loop.
    public static let main = RunLoop()
    /// A set of sources; all are the same here.
    public struct Mode: Hashable, Sendable {
        /// The common set.
        public static let common = Mode()
        /// The default set.
        public static let `default` = Mode()
    }
}
#endif
