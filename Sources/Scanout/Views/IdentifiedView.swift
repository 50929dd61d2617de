/// A view that is another one as soon as its id is another.
struct IdentifiedView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IdentifiedView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { IdentifiedNode(view, inputs) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: _ViewNode<IdentifiedView<Content, ID>> {
    private var child: _ViewNode<Content>?

    override init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = Content._makeNode(view.content, inputsForChild())
    }

    override func update(_ new: IdentifiedView<Content, ID>) {
        let isSame = view.id == new.id
        view = new
        if isSame {
            child?.update(new.content)
        } else {
            child?.remove()
            child = Content._makeNode(new.content, inputsForChild())
            childListDidChange()
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Ties the view to an id: with another id it is another view, and state inside begins anew.
    @MainActor @preconcurrency
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
