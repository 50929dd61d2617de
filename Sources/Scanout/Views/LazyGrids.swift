/// Views in columns of given widths, row by row, made when they are first seen. See ``LazyVStack`` and ``GridItem``.
public struct LazyVGrid<Content> {
    let layout: LazyLayout
    let content: Content
}

extension LazyVGrid: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views into columns; without `spacing`, rows are 8 points apart.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// The grid's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}

/// Views in rows of given heights, column by column, made when they are first seen. See ``LazyHStack`` and ``GridItem``.
public struct LazyHGrid<Content> {
    let layout: LazyLayout
    let content: Content
}

extension LazyHGrid: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views into rows; without `spacing`, columns are 8 points apart.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// The grid's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}
