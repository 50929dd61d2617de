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
/// while the view itself stays. A second placeholder of the same view waits for the first one to go, where the branch that
/// that one stands in gives way to another; beside one that stays it shows another view that looks alike.
final class PlaceholderNode<Value>: KeptViewNode<PlaceholderContentView<Value>> {
    private weak var slot: ContentSlot?
    /// A view that looks like the one that another placeholder shows.
    private var copy: _Node?

    override init(_ view: PlaceholderContentView<Value>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        guard let slot = findSlot() else { return }
        self.slot = slot
        announcePlaceholder(upTo: slot.parent)
        slot.placeholders.append(self)
        if isCurrent { slot.content?.setEnvironment(environment) }
    }

    /// Whether this is the placeholder that shows the view.
    private var isCurrent: Bool { slot?.placeholders.first === self }

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

    override func environmentDidChange() { if isCurrent { slot?.content?.setEnvironment(environment) } }
    override func appendLayoutNodes(to list: inout LayoutNodeList) {
        if isCurrent {
            copy?.remove()
            copy = nil
            slot?.content?.appendLayoutNodes(to: &list)
        } else if let slot, slot.isShownElsewhere {
            if copy == nil { copy = slot.makeCopy(inputsForChild()) }
            copy?.appendLayoutNodes(to: &list)
        }
    }
    override func forEachChild(_ body: (_Node) -> Void) { if let copy { body(copy) } }
    override func willRemove() {
        copy = nil
        slot?.release(self)
    }
}

/// The place where a node keeps a view that a placeholder below stands for.
final class ContentSlot: _Node {
    /// The type that the placeholder names.
    let key: ObjectIdentifier
    fileprivate(set) var content: _Node?
    /// The one that shows the view, and others that wait for it to go. They take themselves out when they are gone.
    fileprivate var placeholders: [_Node] = []
    /// Further views that look like this one.
    private var copies: [_Node] = []
    private var makeAnother: ((_NodeInputs) -> _Node)?

    init(_ key: ObjectIdentifier, _ inputs: _NodeInputs) {
        self.key = key
        super.init(inputs)
    }

    /// Makes the view's node; once.
    func fill<Content: View>(_ view: Content) -> _ViewNode<Content> {
        let node = Content._makeNode(view, inputsForChild())
        content = node
        makeAnother = { Content._makeNode(view, $0) }
        return node
    }

    /// Hands on another value for the view.
    func update<Content: View>(_ node: _ViewNode<Content>?, to view: Content) {
        makeAnother = { Content._makeNode(view, $0) }
        node?.update(view)
        copies.removeAll { !$0.isAlive }
        for copy in copies { unsafeDowncast(copy, to: _ViewNode<Content>.self).update(view) }
    }

    /// Whether a placeholder shows the view that is not about to go.
    fileprivate var isShownElsewhere: Bool {
        var node: _Node? = placeholders.first
        guard node != nil else { return false }
        while let current = node, current !== parent {
            if current.isDeparting || !current.isAlive { return false }
            node = current.parent
        }
        return true
    }

    fileprivate func makeCopy(_ inputs: _NodeInputs) -> _Node? {
        guard let copy = makeAnother?(inputs) else { return nil }
        copies.append(copy)
        return copy
    }

    /// Takes a placeholder out; if it showed the view, the next one does.
    fileprivate func release(_ placeholder: _Node) {
        let wasCurrent = placeholders.first === placeholder
        placeholders.removeAll { $0 === placeholder }
        guard wasCurrent, isAlive, let next = placeholders.first else { return }
        content?.setEnvironment(next.environment)
        next.childListDidChange()
    }

    override func childListDidChange() { placeholders.first?.childListDidChange() }
    // The placeholder contributes what is inside.
    override func appendLayoutNodes(to list: inout LayoutNodeList) {}
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}
