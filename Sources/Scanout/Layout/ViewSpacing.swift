import Raster

/// The distances that a view likes to keep from others, a value for each side.
public struct ViewSpacing: Hashable, Sendable {
    /// The distance between two views that ask for nothing special, in points; measured in SwiftUI.
    static let standard = 8.0

    /// The sides along which the view asks for no distance. The other sides ask for the standard one.
    private var closeEdges: Edge.Set = []

    /// The usual distances.
    public init() {}

    /// No distance at all.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.closeEdges = .all
        return spacing
    }()

    /// Takes over the larger distances of another view's sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        closeEdges.subtract(edges.subtracting(other.closeEdges))
    }
    /// The larger distances of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
    /// The distance to the next view along an axis. A side that asks for none meets the other view.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let isClose =
            axis == .horizontal
            ? closeEdges.contains(.trailing) || next.closeEdges.contains(.leading)
            : closeEdges.contains(.bottom) || next.closeEdges.contains(.top)
        return isClose ? 0 : CGFloat(Self.standard)
    }

    /// What views in a row keep together: the outer sides of the first and the last, the larger of all across.
    static func ofStack(_ subviews: LayoutSubviews, along axis: Axis) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        let start: Edge.Set = axis == .horizontal ? .leading : .top
        let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = ViewSpacing.zero.union(first.spacing, edges: start).union(last.spacing, edges: end)
        for subview in subviews { result.formUnion(subview.spacing, edges: across) }
        return result
    }
}
