/// Views with a proxy that scrolls to one of them.
public struct ScrollViewReader<Content> {
    /// Makes the views.
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Makes views with a proxy.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// A node that the proxy knows.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ScrollViewReaderNode(view, inputs)
    }
}

/// Scrolls to views inside a ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
    fileprivate let finder: Finder

    @MainActor
    fileprivate final class Finder {
        weak var node: _Node?
    }

    /// Scrolls the innermost scroll view around a view until that is in sight; within `withAnimation` it moves there.
    ///
    /// - Parameters:
    ///   - id: The view's id: one set with `id(_:)`, or of an element of a `ForEach`. An unknown one does nothing.
    ///   - anchor: The point of the view that comes to the same point of the scroll view; nil for the shortest way.
    @MainActor @preconcurrency
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let root = finder.node, let box = root.box(named: AnyHashable(id)) else { return }
        var current: _LayoutNode? = box.parent
        while let parent = current {
            if let scroll = parent as? ScrollBox {
                scroll.post?(ScrollTarget(id: AnyHashable(id), anchor: anchor, root: root))
                return
            }
            current = parent.parent
        }
    }
}

private final class ScrollViewReaderNode<Content: View>: KeptViewNode<ScrollViewReader<Content>> {
    private var child: _ViewNode<Content>?
    private let finder = ScrollViewProxy.Finder()

    override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        finder.node = self
        evaluate()
    }

    override func update(_ new: ScrollViewReader<Content>) {
        view = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let content = recordingReads { view.content(ScrollViewProxy(finder: finder)) }
        if let child { child.update(content) } else { child = Content._makeNode(content, inputsForChild()) }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func willRemove() { finder.node = nil }
}

extension _Node {
    /// The first box below with an id.
    final func box(named id: AnyHashable) -> _LayoutNode? {
        if let own = ownBox(named: id) { return own }
        var found: _LayoutNode?
        forEachChild { if found == nil { found = $0.box(named: id) } }
        return found
    }

    /// The first box of the node's views.
    final var firstBox: _LayoutNode? {
        var list = LayoutNodeList()
        appendLayoutNodes(to: &list)
        return list.first
    }
}
