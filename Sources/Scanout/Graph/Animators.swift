/// What is stepped in every frame.
@MainActor
struct Animators {
    private var boxesByID: [ObjectIdentifier: _LayoutNode] = [:]
    /// Nodes whose bodies are evaluated in every frame, in the order in which they began.
    private var nodes: [any NodeAnimator] = []

    nonisolated init() {}

    var isEmpty: Bool { boxesByID.isEmpty && nodes.isEmpty }
    var hasNodes: Bool { !nodes.isEmpty }
    /// The boxes as they are now, whatever is added or removed meanwhile.
    var boxes: Dictionary<ObjectIdentifier, _LayoutNode>.Values { boxesByID.values }

    mutating func add(_ box: _LayoutNode) { boxesByID[ObjectIdentifier(box)] = box }
    mutating func add(_ node: any NodeAnimator) {
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    }

    /// Whether the box was there.
    mutating func remove(_ box: _LayoutNode) -> Bool { boxesByID.removeValue(forKey: ObjectIdentifier(box)) != nil }

    /// Hands the nodes out, to be stepped; those that begin meanwhile are kept apart.
    mutating func takeNodes() -> [any NodeAnimator] {
        defer { nodes = [] }
        return nodes
    }

    /// Takes back those that go on, before those that began meanwhile.
    mutating func keep(_ moving: [any NodeAnimator]) {
        if moving.isEmpty { return }
        nodes = moving + nodes.filter { node in !moving.contains { $0 === node } }
    }

    mutating func dropRetired() { boxesByID = boxesByID.filter { $0.value.node.isAlive } }
}
