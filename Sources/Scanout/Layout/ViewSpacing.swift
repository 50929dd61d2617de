import Raster

/// The distances that a view likes to keep from others.
public struct ViewSpacing: Hashable, Sendable {
    /// The distance between two views that ask for nothing special, in points; measured in SwiftUI.
    static let standard = 8.0

    private var isZero = false

    /// The usual distances.
    public init() {}

    /// No distance at all.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.isZero = true
        return spacing
    }()

    /// Takes over the larger distances of another view's edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isZero = isZero && other.isZero
    }
    /// The larger distances of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
    /// The distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isZero || next.isZero ? 0 : CGFloat(Self.standard)
    }
}
