import Raster

/// Views one above the other.
public struct VStackLayout: Layout, Sendable {
    /// How views stand horizontally.
    public var alignment: HorizontalAlignment
    /// Between views, in points; nil for the views' own distances.
    public var spacing: CGFloat?

    /// Makes a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// Along y.
    public static var layoutProperties: LayoutProperties { stackProperties(.vertical) }

    var algorithm: StackAlgorithm {
        StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0).asLength })
    }

    /// The size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let stack = algorithm
        return CGSize(MainActor.assumeIsolated { stack.answer(proposal.proposal, subviews.boxes).size })
    }

    /// Places the views from top to bottom.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let stack = algorithm
        MainActor.assumeIsolated { stack.place(at: Point(bounds.origin), proposal.proposal, subviews.boxes) }
    }

    /// What the outer views keep along the axis, and all of them across.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .ofStack(subviews, along: .vertical) }
}
