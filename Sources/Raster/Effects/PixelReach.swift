/// How far an effect carries a pixel, in whole device pixels each way, never negative.
public struct PixelReach: Hashable, Sendable {
    /// To the left.
    public var left: Int
    /// Upwards.
    public var top: Int
    /// To the right.
    public var right: Int
    /// Downwards.
    public var bottom: Int

    /// Nowhere.
    public static let none = PixelReach(left: 0, top: 0, right: 0, bottom: 0)

    /// Makes a reach; negative distances count as none.
    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = max(left, 0)
        self.top = max(top, 0)
        self.right = max(right, 0)
        self.bottom = max(bottom, 0)
    }

    /// Makes a reach that is the same each way.
    public init(_ distance: Int) { self.init(left: distance, top: distance, right: distance, bottom: distance) }

    /// As far from where pixels arrive back to where they come from.
    public var reversed: PixelReach { PixelReach(left: right, top: bottom, right: left, bottom: top) }

    /// One reach after another.
    public static func + (a: PixelReach, b: PixelReach) -> PixelReach {
        PixelReach(left: a.left + b.left, top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom)
    }
}

extension PixelRect {
    /// The rectangle with each edge moved outwards; an empty one stays empty.
    public func grown(by reach: PixelReach) -> PixelRect {
        isEmpty
            ? .empty
            : PixelRect(x0: x0 - reach.left, y0: y0 - reach.top, x1: x1 + reach.right, y1: y1 + reach.bottom)
    }
}
