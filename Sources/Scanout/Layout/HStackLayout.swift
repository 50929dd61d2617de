import Raster

/// Views side by side.
public struct HStackLayout: Layout, Sendable {
    /// How views stand vertically.
    public var alignment: VerticalAlignment
    /// Between views, in points; nil for the views' own distances.
    public var spacing: CGFloat?

    /// Makes a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// Along x.
    public static var layoutProperties: LayoutProperties { stackProperties(.horizontal) }

    var algorithm: StackAlgorithm {
        StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0).asLength })
    }

    /// The size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let stack = algorithm
        return CGSize(MainActor.assumeIsolated { stack.answer(proposal.proposal, subviews.boxes).size })
    }

    /// Places the views from leading to trailing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let stack = algorithm
        MainActor.assumeIsolated { stack.place(at: Point(bounds.origin), proposal.proposal, subviews.boxes) }
    }

    /// What the outer views keep along the axis, and all of them across.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .ofStack(subviews, along: .horizontal) }
}
