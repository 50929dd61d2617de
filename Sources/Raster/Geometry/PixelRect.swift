/// A rectangle of whole device pixels: `x0` and `y0` inside, `x1` and `y1` just outside.
@frozen public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var x0: Int
    /// The first row.
    public var y0: Int
    /// One past the last column.
    public var x1: Int
    /// One past the last row.
    public var y1: Int

    /// No pixels.
    public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    /// Makes a rectangle from its half-open ranges.
    @inlinable public init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    /// Makes a rectangle from a corner and extents.
    @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x0: x, y0: y, x1: x + width, y1: y + height)
    }

    /// The smallest pixel rectangle that covers a rectangle in device space; coordinates past ±2^30 are clamped, NaN
    /// gives an empty one.
    public init(covering rect: Rect) {
        guard !rect.isEmpty, rect.minX.isFinite || rect.maxX.isFinite || rect.width == .infinity else {
            self = .empty
            return
        }
        self.init(
            x0: Self.clamped(rect.minX.rounded(.down)), y0: Self.clamped(rect.minY.rounded(.down)),
            x1: Self.clamped(rect.maxX.rounded(.up)), y1: Self.clamped(rect.maxY.rounded(.up)))
    }

    static func clamped(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -1_073_741_824), 1_073_741_824))
    }

    /// The number of columns, never negative.
    @inlinable public var width: Int { max(0, x1 - x0) }
    /// The number of rows, never negative.
    @inlinable public var height: Int { max(0, y1 - y0) }
    /// The number of pixels.
    @inlinable public var area: Int { width * height }
    /// Whether there are no pixels inside.
    @inlinable public var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

    /// The pixels in both; empty when there are none.
    @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
        let r = PixelRect(
            x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return r.isEmpty ? .empty : r
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    @inlinable public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    /// Whether the two share a pixel.
    @inlinable public func intersects(_ other: PixelRect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
    }

    /// Whether every pixel of the other is inside.
    @inlinable public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }
}
