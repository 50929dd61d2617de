/// Views side by side.
public struct HStack<Content> {
    let layout: HStackLayout
    let content: Content
}

extension HStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views side by side; without `spacing`, at their own distances.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LayoutContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}

/// Views one above the other.
public struct VStack<Content> {
    let layout: VStackLayout
    let content: Content
}

extension VStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views one above the other; without `spacing`, at their own distances.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LayoutContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}

/// Views one upon the other, the last one in front.
public struct ZStack<Content> {
    let layout: ZStackLayout
    let content: Content
}

extension ZStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views one upon the other.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LayoutContainerNode(view, inputs, layout: \.layout, content: \.content)
    }
}
