import Raster

/// Views in rows and columns. Views that follow each other in a ``GridRow`` are the cells of a row; any other view is a
/// row that spans all columns.
///
/// A column is as wide as its widest cell. Columns share the width offered as the views of a stack do, the least
/// flexible first; then rows share the height. Cells over several columns make these wider by equal parts where their
/// view needs more.
public struct GridLayout: Layout, Sendable {
    /// How views stand in their cells.
    public var alignment: Alignment
    /// Between columns, in points; nil for the views' own distances.
    public var horizontalSpacing: CGFloat?
    /// Between rows, in points; nil for the views' own distances.
    public var verticalSpacing: CGFloat?

    /// Makes a layout.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    /// What is kept between calls: rows and cells, and the extents for the last proposals.
    public struct Cache {
        var table: GridTable
    }

    /// Sorts the views into rows and columns.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            table: GridTable(
                subviews, alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0).asLength },
                verticalSpacing: verticalSpacing.map { Double($0).asLength }))
    }

    /// The extents of all columns and rows.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let extents = cache.table.extents(proposal.proposal)
        return CGSize(cache.table.size(extents))
    }

    /// Places each view in its cell.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        cache.table.place(cache.table.extents(proposal.proposal), at: Point(bounds.origin))
    }
}
