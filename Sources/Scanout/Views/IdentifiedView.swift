/// A view that is another one as soon as its id is another.
struct IdentifiedView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IdentifiedView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { IdentifiedNode(view, inputs) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: KeptViewNode<IdentifiedView<Content, ID>> {
    private var child: _ViewNode<Content>?
    private var departures: Departures?

    override init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = Content._makeNode(view.content, inputsForChild())
    }

    override func update(_ new: IdentifiedView<Content, ID>) {
        let old = view.id
        view = new
        if old == new.id {
            child?.update(new.content)
            return
        }
        if let child { dismiss(child, key: old, in: &departures) }
        if let node = departures?.revive(new.id, as: _ViewNode<Content>.self) {
            child = node
            node.update(new.content)
        } else {
            let node = Content._makeNode(new.content, inputsForChild())
            child = node
            welcome(node)
        }
        childListDidChange()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
        departures?.forEachNode(body)
    }
    override func ownBox(named id: AnyHashable) -> _LayoutNode? { AnyHashable(view.id) == id ? child?.firstBox : nil }
    override func forEachOwnBox(_ body: (AnyHashable, _LayoutNode) -> Void) {
        if let box = child?.firstBox { body(AnyHashable(view.id), box) }
    }
}

extension View {
    /// Ties the view to an id: with another id it is another view, and state inside begins anew.
    @MainActor @preconcurrency
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
