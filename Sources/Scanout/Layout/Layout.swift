import Raster

/// Arranges views: chooses a size from a proposal, and places the views in it.
public protocol Layout: Animatable {
    /// What is kept between calls.
    associatedtype Cache = Void
    /// What the layout says of itself.
    static var layoutProperties: LayoutProperties { get }
    /// The views, as a layout sees them.
    typealias Subviews = LayoutSubviews

    /// Makes what is kept between calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date after views changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view with its `place` function; one that is not placed goes to the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The distances that the whole likes to keep.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The layout's own place of a horizontal guide.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The layout's own place of a vertical guide.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes it anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// What the views together like.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing()
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }
    /// None.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// None.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    /// Keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// A view of the layout with views in it.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The axis of a stack, which spacers and dividers inside follow.
    public var stackOrientation: Axis?
    /// Makes properties without an axis.
    public init() {}
}
