/// Keeps a view whose parts others show: owns its nodes, and contributes no box by itself.
@MainActor
class SubviewSource: _Node {
    /// Told when there are other parts.
    var whenChanged: (() -> Void)?
    private(set) var elements: [SubviewElement] = []
    private var known: [ObjectIdentifier: SubviewElement] = [:]
    /// The ids that loops know boxes by, once somebody asked.
    private var loopIDs: [ObjectIdentifier: AnyHashable]?

    /// The node of the view.
    var base: _Node? { nil }

    /// Makes another node of the same view.
    func makeBase(_ inputs: _NodeInputs) -> _Node? { nil }

    /// Takes over the present parts. Returns whether there are others than before.
    @discardableResult
    func refreshElements() -> Bool {
        var list = LayoutNodeList()
        base?.appendLayoutNodes(to: &list)
        let boxes = list.filter { !$0.isDeparting && !$0.node.isDeparting }
        if boxes.elementsEqual(elements, by: { $0 === $1.box }) { return false }
        loopIDs = nil
        var next: [ObjectIdentifier: SubviewElement] = [:]
        elements = boxes.map { box in
            let id = ObjectIdentifier(box)
            let element = known[id].flatMap { $0.box === box ? $0 : nil } ?? SubviewElement(box, self)
            next[id] = element
            return element
        }
        known = next
        return true
    }

    /// What a part's element is called in the innermost loop that made it; nil where none did.
    func loopID(of element: SubviewElement) -> AnyHashable? {
        if loopIDs == nil { loopIDs = base?.boxesByLoopID() ?? [:] }
        // Modifiers around the loop put boxes around those that it knows.
        var box = element.box
        var found: AnyHashable?
        while let current = box {
            found = loopIDs?[ObjectIdentifier(current)] ?? found
            box = current.isWrapper ? current.children.first : nil
        }
        return found
    }

    /// Gives all parts the environments of the places where they are shown.
    func takeEnvironments() { for element in elements { element.takeEnvironment() } }

    /// The node highest up that stands for one part alone.
    func root(of element: SubviewElement) -> _Node? {
        guard var target = element.box, var node = base else { return nil }
        while true {
            var list = LayoutNodeList()
            node.appendLayoutNodes(to: &list)
            if list.count == 1 { return list[0] === target ? node : nil }
            if node is any WrappingNode {
                guard let inner = target.children.first, let content = node.onlyChild else { return nil }
                (target, node) = (inner, content)
                continue
            }
            var found: _Node?
            node.forEachChild { child in
                var list = LayoutNodeList()
                child.appendLayoutNodes(to: &list)
                if list.contains(where: { $0 === target }) { found = child }
            }
            guard let found else { return nil }
            node = found
        }
    }

    /// A view that looks like a part.
    func makeCopy(of element: SubviewElement, _ inputs: _NodeInputs) -> SubviewCopy? {
        guard let index = elements.firstIndex(where: { $0 === element }), let node = makeBase(inputs) else {
            return nil
        }
        return SubviewCopy(node: node, index: index)
    }

    override func childListDidChange() { whenChanged?() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) {}
    override func forEachChild(_ body: (_Node) -> Void) { if let base { body(base) } }
}

/// A view made to look like a part of another one.
@MainActor
final class SubviewCopy {
    let node: _Node
    private let index: Int

    init(node: _Node, index: Int) {
        self.node = node
        self.index = index
    }

    var box: _LayoutNode? {
        var list = LayoutNodeList()
        node.appendLayoutNodes(to: &list)
        return index < list.count ? list[index] : nil
    }
}

/// The source of a view of a known type.
final class TypedSubviewSource<Base: View>: SubviewSource {
    private var view: Base
    private var node: _ViewNode<Base>?
    private var copies: [_ViewNode<Base>] = []

    init(_ view: Base, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        node = Base._makeNode(view, inputsForChild(isLazy: false))
        refreshElements()
    }

    override var base: _Node? { node }

    override func makeBase(_ inputs: _NodeInputs) -> _Node? {
        let copy = Base._makeNode(view, inputs)
        copies.append(copy)
        return copy
    }

    func update(_ new: Base) {
        view = new
        node?.update(new)
        copies.removeAll { !$0.isAlive }
        for copy in copies { copy.update(new) }
    }
}

/// A node of a loop, whose own boxes are those of its elements.
@MainActor
protocol LoopNode: _Node {}

extension _Node {
    /// The ids of all elements of loops below by their boxes.
    fileprivate func boxesByLoopID() -> [ObjectIdentifier: AnyHashable] {
        var found: [ObjectIdentifier: AnyHashable] = [:]
        func visit(_ node: _Node) {
            if node is any LoopNode { node.forEachOwnBox { found[ObjectIdentifier($1)] = $0 } }
            node.forEachChild { visit($0) }
        }
        visit(self)
        return found
    }
}
