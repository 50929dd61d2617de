import Raster

/// A view with another one that is shown above all of the panel while there is something to show.
struct PresentingView<Content: View, Presented: View> {
    let content: Content
    /// Nil while nothing is shown.
    let presented: Presented?
    /// Takes back what asked for it.
    let dismiss: () -> Void
    /// Called once it is gone.
    let onDismiss: (() -> Void)?
}

extension PresentingView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PresentingNode(view, inputs) }
}

/// Boxes that are shown above the panel's view, the latest on top.
@MainActor
final class Presentations {
    /// The nodes whose views are shown.
    private(set) var owners: [_Node] = []

    func add(_ owner: _Node) { if !owners.contains(where: { $0 === owner }) { owners.append(owner) } }
    func remove(_ owner: _Node) { owners.removeAll { $0 === owner } }
}

private final class PresentingNode<Content: View, Presented: View>: KeptViewNode<PresentingView<Content, Presented>> {
    private var shown: PresentedNode<Presented>?

    override init(_ view: PresentingView<Content, Presented>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        onlyChild = Content._makeNode(view.content, inputsForChild())
        show()
    }

    override func update(_ new: PresentingView<Content, Presented>) {
        view = new
        if let onlyChild { unsafeDowncast(onlyChild, to: _ViewNode<Content>.self).update(new.content) }
        show()
    }

    private func show() {
        if let presented = view.presented {
            if let shown {
                shown.update(presented)
            } else {
                shown = PresentedNode(presented, inputsForChild()) { [weak self] in self?.view.dismiss() }
            }
        } else if let shown {
            self.shown = nil
            shown.remove()
            if let onDismiss = view.onDismiss { graph.afterUpdate(onDismiss) }
        }
    }

    override var passesOnItsChild: Bool { false }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { onlyChild?.appendLayoutNodes(to: &list) }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let onlyChild { body(onlyChild) }
        if let shown { body(shown) }
    }
}

/// Owns what is shown above all; its boxes go to the root.
private final class PresentedNode<Presented: View>: _Node {
    private var node: _ViewNode<Presented>?
    private let dismiss: DismissAction

    init(_ view: Presented, _ inputs: _NodeInputs, dismiss: @escaping () -> Void) {
        self.dismiss = DismissAction { dismiss() }
        super.init(inputs)
        node = Presented._makeNode(view, inputsForChild(isLazy: false))
        graph.presentations.add(self)
        graph.root?.presentationsDidChange()
    }

    override var childEnvironment: EnvironmentValues {
        var copy = environment.along(nil)
        copy.dismissAction = dismiss
        return copy
    }

    func update(_ view: Presented) { node?.update(view) }

    override var passesOnItsChild: Bool { false }
    /// None in the presenter's place: the root asks for them.
    override func appendLayoutNodes(to list: inout LayoutNodeList) {}
    override func childListDidChange() { graph.root?.presentationsDidChange() }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
    override func willRemove() {
        graph.presentations.remove(self)
        graph.root?.presentationsDidChange()
    }
}

extension Presentations {
    /// Adds the boxes of all that is shown.
    func appendLayoutNodes(to list: inout LayoutNodeList) {
        for owner in owners { owner.forEachChild { $0.appendLayoutNodes(to: &list) } }
    }
}
