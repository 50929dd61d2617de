import Raster

/// Views one upon the other.
public struct ZStackLayout: Layout, Sendable {
    /// How views stand to each other.
    public var alignment: Alignment

    /// Makes a layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    /// The smallest size that holds all views, aligned.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var x = (before: 0.0, after: 0.0)
        var y = (before: 0.0, after: 0.0)
        for subview in subviews {
            let size = subview.size(proposal.proposal)
            let guide = guides(subview, size)
            x = (max(x.before, guide.x), max(x.after, size.width - guide.x))
            y = (max(y.before, guide.y), max(y.after, size.height - guide.y))
        }
        return CGSize(width: CGFloat(x.before + x.after), height: CGFloat(y.before + y.after))
    }

    /// Places the views with their guides on each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let placed = subviews.map { ($0, guides($0, $0.size(proposal.proposal))) }
        let x = placed.map(\.1.x).max() ?? 0
        let y = placed.map(\.1.y).max() ?? 0
        for (subview, guide) in placed {
            subview.place(at: CGPoint(x: x - guide.x, y: y - guide.y), anchor: .zero, proposal: proposal)
        }
    }

    private func guides(_ subview: LayoutSubview, _ size: Size) -> Point {
        Point(
            x: subview.guide(alignment.horizontal.key, in: size), y: subview.guide(alignment.vertical.key, in: size))
    }
}
