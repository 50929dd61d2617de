/// Stands in the body of a transition, or of a scoped animation, for the view that these are applied to.
public struct PlaceholderContentView<Value> {
    nonisolated init() {}
}

extension PlaceholderContentView: View {
    /// There is none.
    public typealias Body = Never
    /// A node in place of the view's own.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PlaceholderNode(view, inputs)
    }
}

/// Contributes the boxes of a view that another node above owns, so that what is put around the view may change its type
/// while the view itself stays. A second placeholder of the same view contributes nothing.
final class PlaceholderNode<Value>: KeptViewNode<PlaceholderContentView<Value>> {
    private weak var slot: ContentSlot?

    override init(_ view: PlaceholderContentView<Value>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        guard let slot = findSlot(), slot.placeholder == nil else { return }
        self.slot = slot
        slot.placeholder = self
        slot.content?.setEnvironment(environment)
    }

    /// The nearest node above that offers a view of the type, unless this node is inside of that view.
    private func findSlot() -> ContentSlot? {
        let key = ObjectIdentifier(Value.self)
        var below: _Node = self
        while let node = below.parent {
            if let slot = node.offeredContent, slot.key == key, slot !== below { return slot }
            below = node
        }
        return nil
    }

    override func environmentDidChange() { slot?.content?.setEnvironment(environment) }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { slot?.content?.appendLayoutNodes(to: &list) }
    override func willRemove() { if slot?.placeholder === self { slot?.placeholder = nil } }
}

/// The place where a node keeps a view that a placeholder below stands for.
final class ContentSlot: _Node {
    /// The type that the placeholder names.
    let key: ObjectIdentifier
    fileprivate(set) var content: _Node?
    fileprivate weak var placeholder: _Node?

    init(_ key: ObjectIdentifier, _ inputs: _NodeInputs) {
        self.key = key
        super.init(inputs)
    }

    /// Makes the view's node; once.
    func fill<Content: View>(_ view: Content) -> _ViewNode<Content> {
        let node = Content._makeNode(view, inputsForChild())
        content = node
        return node
    }

    override func childListDidChange() { placeholder?.childListDidChange() }
    // The placeholder contributes what is inside.
    override func appendLayoutNodes(to list: inout LayoutNodeList) {}
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}
