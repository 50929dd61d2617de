/// Views side by side.
public struct HStack<Content> {
    let algorithm: StackAlgorithm
    let content: Content
}

extension HStack: StackView where Content: View {}

extension HStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views side by side; without `spacing`, at their own distances.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        algorithm = HStackLayout(alignment: alignment, spacing: spacing).algorithm
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        StackNode(view, inputs)
    }
}

/// Views one above the other.
public struct VStack<Content> {
    let algorithm: StackAlgorithm
    let content: Content
}

extension VStack: StackView where Content: View {}

extension VStack: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Puts views one above the other; without `spacing`, at their own distances.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        algorithm = VStackLayout(alignment: alignment, spacing: spacing).algorithm
        self.content = content()
    }

    /// The stack's node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        StackNode(view, inputs)
    }
}

private final class ZStackNode<Content: View>: LayoutContainerNode<ZStack<Content>, ZStackLayout, Content> {
    init(_ view: ZStack<Content>, _ inputs: _NodeInputs) { super.init(view, inputs, layout: nil, content: nil) }
    override func layout(of view: ZStack<Content>) -> ZStackLayout { view.layout }
    override func content(of view: ZStack<Content>) -> Content { view.content }
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
        ZStackNode(view, inputs)
    }
}
