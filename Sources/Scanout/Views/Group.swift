/// Several views that take part in the layout around them one by one.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Groups views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content's own nodes.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        WrapperNode(view, inputs, content: \.content)
    }
}

/// The node of a view that only passes another one on.
final class WrapperNode<V: View, Content: View>: KeptViewNode<V> {
    private let content: KeyPath<V, Content>
    private var child: _ViewNode<Content>?

    init(_ view: V, _ inputs: _NodeInputs, content: KeyPath<V, Content>) {
        self.content = content
        super.init(view, inputs)
        child = Content._makeNode(view[keyPath: content], inputsForChild())
    }

    override func update(_ new: V) {
        view = new
        child?.update(new[keyPath: content])
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
