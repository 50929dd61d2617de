/// A view that is left alone while it compares equal to the one before.
///
/// Views of types that are Equatable are compared with `==` wherever they stand; this view says so where it matters.
public struct EquatableView<Content: View & Equatable> {
    /// The view.
    public var content: Content

    /// Compares a view before it is evaluated.
    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
    /// There is none.
    public typealias Body = Never

    /// A node that compares.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        EquatableNode(view, inputs)
    }
}

extension EquatableView: Sendable where Content: Sendable {}

private final class EquatableNode<Content: View & Equatable>: KeptViewNode<EquatableView<Content>> {
    private var child: _ViewNode<Content>?

    override init(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = Content._makeNode(view.content, inputsForChild())
    }

    override func update(_ new: EquatableView<Content>) {
        if view.content == new.content { return }
        view = new
        child?.update(new.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View where Self: Equatable {
    /// The view, left alone while it compares equal to the one before.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
