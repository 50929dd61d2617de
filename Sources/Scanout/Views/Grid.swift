/// Views in rows and columns, all of them made at once; see ``GridLayout``.
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts the cells of ``GridRow``s into columns; without spacings, at the views' own distances.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The grid's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LayoutContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}
