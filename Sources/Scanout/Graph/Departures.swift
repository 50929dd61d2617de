/// The views that a node has let go of and that are still shown until their exit is over.
///
/// Such a view keeps its node and all inside, so that it can come back as it was while it leaves. The container around
/// draws its boxes where they stood, and arranges the others as if they were gone.
@MainActor
final class Departures {
    private struct Entry {
        let key: AnyHashable
        let node: _Node
        /// Tells this exit from others of the same view.
        let completion: AnimationCompletion
    }

    private unowned(unsafe) let owner: _Node
    private var entries: [Entry] = []

    init(of owner: _Node) { self.owner = owner }

    func forEachNode(_ body: (_Node) -> Void) { for entry in entries { body(entry.node) } }

    fileprivate func add(_ node: _Node, key: AnyHashable, _ completion: AnimationCompletion) {
        entries.append(Entry(key: key, node: node, completion: completion))
        node.isDeparting = true
        if node.hasPreferences { owner.preferenceDidChange(nil) }
    }

    /// Takes back the view with a key, if it is still on its way out.
    func revive<Node: _Node>(_ key: AnyHashable, as type: Node.Type) -> Node? {
        guard let index = entries.lastIndex(where: { $0.key == key }), let node = entries[index].node as? Node else {
            return nil
        }
        entries.remove(at: index)
        node.isDeparting = false
        if node.hasPreferences { owner.preferenceDidChange(nil) }
        owner.bringBack(node)
        return node
    }

    fileprivate func finish(_ completion: AnimationCompletion?) {
        guard let index = entries.firstIndex(where: { $0.completion === completion }) else { return }
        entries.remove(at: index).node.remove()
        if owner.isAlive { owner.childListDidChange() }
    }
}

extension _Node {
    /// Takes a child's view away: at once, or when its exit is over.
    ///
    /// - Parameter key: By which it can come back until then.
    final func dismiss(_ child: _Node, key: AnyHashable, in departures: inout Departures?) {
        let transaction = transaction
        // What stands for a view that stays lets go of it at once, so that another one can take its place.
        if child.holdsPlaceholder { return child.remove() }
        guard graph.usesTransitions || transaction.animation != nil else { return child.remove() }
        let boxes = child.ownBoxes.filter { $0.isPlaced && !$0.isHidden && !$0.outermost.isDeparting }
        if boxes.isEmpty { return child.remove() }
        let list = departures ?? Departures(of: self)
        let exit = Exit()
        let completion = AnimationCompletion(criteria: .removed) { [weak list] in list?.finish(exit.completion) }
        exit.completion = completion
        departures = list
        list.add(child, key: key, completion)
        for box in boxes { box.beginExit(from: child, completion, transaction) }
        graph.wait(for: completion)
    }

    /// Lets a child's view, just made in a node that was there before, come in.
    final func welcome(_ child: _Node) {
        let transaction = transaction
        guard graph.usesTransitions || transaction.animation != nil else { return }
        for box in child.ownBoxes {
            if let phasing = child.transition(of: box) {
                phasing.prepareEntrance()
            } else if transaction.animation != nil {
                box.fade(from: 0, to: 1, transaction)
            }
        }
    }

    fileprivate func bringBack(_ child: _Node) {
        for box in child.ownBoxes {
            let outer = box.outermost
            outer.isDeparting = false
            child.transition(of: box)?.setPhase(.identity)
            if outer.motion?.fade != nil { outer.fade(from: 0, to: 1, transaction) }
            outer.parent?.node.childListDidChange()
        }
        childListDidChange()
    }

    private var ownBoxes: LayoutNodeList {
        var list = LayoutNodeList()
        appendLayoutNodes(to: &list)
        return list
    }

    /// The outermost transition between this node and one of its boxes.
    fileprivate func transition(of box: _LayoutNode) -> (any TransitionPhasing)? {
        guard graph.usesTransitions else { return nil }
        var inner = box
        while inner.isWrapper, let child = inner.children.first { inner = child }
        var result: (any TransitionPhasing)?
        var node: _Node? = inner.node
        while let current = node {
            if let phasing = current as? any TransitionPhasing { result = phasing }
            if current === self { break }
            node = current.parent
        }
        return result
    }
}

/// Lets a call name the completion that makes it.
@MainActor
private final class Exit {
    weak var completion: AnimationCompletion?
}

/// A node that applies a transition to what is inside.
@MainActor
protocol TransitionPhasing: _Node {
    func setPhase(_ phase: TransitionPhase)
    /// Goes to the phase of a view that is gone; a call waits for the animations.
    func leave(_ completion: AnimationCompletion)
    /// Goes to the phase before a view is there, to leave it in the same update.
    func prepareEntrance()
}

extension _LayoutNode {
    /// The box as its container has it: with the boxes of all modifiers around it.
    final var outermost: _LayoutNode {
        var box = self
        while let parent = box.parent, parent.isWrapper, parent.children.first === box { box = parent }
        return box
    }

    fileprivate final func beginExit(from node: _Node, _ completion: AnimationCompletion, _ transaction: Transaction) {
        let outer = outermost
        outer.isDeparting = true
        outer.parent?.hasDepartures = true
        outer.parent?.node.childListDidChange()
        if let phasing = node.transition(of: self) {
            phasing.leave(completion)
        } else if transaction.animation != nil {
            var transaction = transaction
            transaction.completions.append(completion)
            outer.fade(from: 1, to: 0, transaction)
        }
    }

    /// The children that are on their way out.
    final var departingChildren: [_LayoutNode] {
        hasDepartures ? graph.departing[ObjectIdentifier(self)]?.boxes ?? [] : []
    }

    /// Keeps the boxes of a list that are on their way out, where they stand, and returns the others.
    final func keepDepartures(of list: LayoutNodeList) -> LayoutNodeList {
        let old = graph.departing[ObjectIdentifier(self)]
        let kept = Set(list.map { ObjectIdentifier($0) })
        for box in old?.boxes ?? [] where !kept.contains(ObjectIdentifier(box)) {
            dropDeparture(box)
            redrawGroups()
        }
        let boxes = list.filter(\.isDeparting)
        let present = LayoutNodeList(list.filter { !$0.isDeparting })
        hasDepartures = !boxes.isEmpty
        graph.departing[ObjectIdentifier(self)] =
            boxes.isEmpty ? nil : DepartingBoxes(boxes, among: present, before: old?.order ?? Array(children))
        return present
    }

    /// Children in the order of drawing, those on their way out with them.
    final var drawnChildren: LayoutNodeList {
        guard hasDepartures, let all = graph.departing[ObjectIdentifier(self)]?.order else {
            return childrenInDrawingOrder
        }
        guard graph.usesZIndex else { return LayoutNodeList(all) }
        let order = all.enumerated().map { ($0.element.zIndex, $0.offset, $0.element) }
        return LayoutNodeList(order.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2))
    }
}

/// The boxes that leave a container.
struct DepartingBoxes {
    let boxes: [_LayoutNode]
    /// All of the container's boxes in the order of drawing: one that leaves lies where it lay, next above what was next
    /// below it, so that it is seen while it leaves.
    let order: [_LayoutNode]

    init(_ boxes: [_LayoutNode], among present: LayoutNodeList, before old: [_LayoutNode]) {
        self.boxes = boxes
        var order = Array(present)
        for (place, box) in old.enumerated() where boxes.contains(where: { $0 === box }) {
            let below = old[..<place].last { below in order.contains { $0 === below } }
            let index = below.flatMap { below in order.firstIndex { $0 === below } }.map { $0 + 1 } ?? 0
            order.insert(box, at: index)
        }
        self.order = order
    }
}
