/// Views one above the other, made when they are first seen; as wide as what the stack is offered.
///
/// Of each ``ForEach`` inside, the views of an element are made once the element comes into sight: into the visible part
/// of the scroll view around, or of the panel. Lines that were never seen count as the mean of those that were. What is
/// not in a ``ForEach`` is made at once.
public struct LazyVStack<Content> {
    let layout: LazyLayout
    let content: Content
}

extension LazyVStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views one above the other; without `spacing`, 8 points apart.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}

/// Views side by side, made when they are first seen; as high as what the stack is offered. See ``LazyVStack``.
public struct LazyHStack<Content> {
    let layout: LazyLayout
    let content: Content
}

extension LazyHStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views side by side; without `spacing`, 8 points apart.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}
