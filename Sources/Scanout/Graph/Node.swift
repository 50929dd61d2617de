/// What a node is born with: its graph, its parent, and what the views around hand down.
@MainActor
public struct _NodeInputs {
    fileprivate let graphReference: Uncounted<ViewGraph>
    fileprivate let parentReference: Uncounted<_Node>?
    @inline(__always) var graph: ViewGraph { graphReference.object }
    @inline(__always) var parent: _Node? { parentReference?.object }
    var environment: EnvironmentValues
    var scope: AnimationScope?
    /// Whether collections wait with making their elements' views until a lazy container around asks for them.
    var isLazy: Bool

    init(
        graph: ViewGraph, parent: _Node?, environment: EnvironmentValues, scope: AnimationScope?, isLazy: Bool = false
    ) {
        graphReference = Uncounted(graph)
        parentReference = .to(parent)
        self.environment = environment
        self.scope = scope
        self.isLazy = isLazy
    }
}

/// The lasting counterpart of a view value: identity, environment and place in the tree.
///
/// View values come and go with every evaluation of a body; a node stays as long as a view of its type stands in its
/// place. Nodes without a size of their own (bodies, tuples, groups, branches) pass the layout nodes of their children
/// on to the container around them; see ``_LayoutNode``.
@MainActor
public class _Node {
    /// The graph takes the tree down before it goes.
    final private let graphReference: Uncounted<ViewGraph>
    @inline(__always) final var graph: ViewGraph { graphReference.object }
    @exclusivity(unchecked) final private var parentReference: Uncounted<_Node>?
    /// The node that owns this one; nil for the root, and once the view is gone. Removing a node clears it, and the graph
    /// keeps those that were removed until nothing of an update is under way in them.
    @inline(__always) final var parent: _Node? { parentReference?.object }
    final private var environmentStorage: EnvironmentValues.Storage
    final var environment: EnvironmentValues { EnvironmentValues(storage: environmentStorage) }
    /// Whether the environment's text is read from the right.
    final var readsRightToLeft: Bool { environmentStorage.direction == .rightToLeft }
    /// The animation modifiers around.
    final let scope: AnimationScope?
    final private let depthStorage: Int32
    /// The number of nodes above. Updates go from small to large, layout from large to small.
    final var depth: Int { Int(depthStorage) }
    /// Whether collections inside are lazy; see ``_NodeInputs/isLazy``.
    final let isLazy: Bool
    /// False once the view is gone.
    @exclusivity(unchecked) final private(set) var isAlive = true
    /// Whether the node waits to be evaluated.
    @exclusivity(unchecked) final var isDirty = false
    /// Whether the view is on its way out.
    @exclusivity(unchecked) final var isDeparting = false
    /// Whether a view below sets a preference, so that readers can pass the rest of the tree by.
    @exclusivity(unchecked) final private(set) var hasPreferences = false
    /// Whether a placeholder below stands for a view that a node above this one owns.
    final private(set) var holdsPlaceholder = false
    /// Whether the environment was read as a whole.
    final private var readsAllOfEnvironment = false
    /// The state that the node read when it was last evaluated.
    @exclusivity(unchecked) final private(set) var reads: [StateRead] = []
    /// Whether the graph knows of keys that were read of the environment; few nodes read any.
    @exclusivity(unchecked) final private var readsEnvironment = false
    /// The only child, of nodes that have one for their whole life. Kept here, as ``boxes`` are, so that what most nodes
    /// do alike need not be done by generic code, which looks types up as it runs.
    @exclusivity(unchecked) final var onlyChild: _Node?
    /// The boxes that the node puts around those of its content, or is shown by.
    @exclusivity(unchecked) final var boxes = LayoutNodeList()

    init(_ inputs: _NodeInputs) {
        graphReference = inputs.graphReference
        parentReference = inputs.parentReference
        environmentStorage = inputs.environment.storage
        scope = inputs.scope
        isLazy = inputs.isLazy
        depthStorage = (inputs.parent?.depthStorage ?? -1) &+ 1
        graph.counters.pointee.nodesCreated += 1
    }

    // MARK: What kinds of nodes do in their own way

    /// Calls for each child, in the order of the view's declaration.
    func forEachChild(_ body: (_Node) -> Void) { if let onlyChild { body(onlyChild) } }
    /// Adds the layout nodes that this view contributes to the container around it.
    func appendLayoutNodes(to list: inout LayoutNodeList) {
        if let onlyChild {
            onlyChild.appendLayoutNodes(to: &list)
        } else {
            forEachChild { $0.appendLayoutNodes(to: &list) }
        }
    }
    /// Evaluates again what depends on state or environment that changed.
    func evaluate() {}
    /// The environment that children get.
    var childEnvironment: EnvironmentValues { environment }
    /// Called after keys of the environment got other values.
    func environmentDidChange() {}
    /// The list of layout nodes below changed; goes up to the node that uses it.
    func childListDidChange() { parent?.childListDidChange() }
    /// Whether the node is one view around another, and neither a container nor one of several.
    var passesOnItsChild: Bool { true }
    /// The first box of a view of the node's own that has an id.
    func ownBox(named id: AnyHashable) -> _LayoutNode? { nil }
    /// Calls for each box of views of the node's own that have an id, in their order.
    func forEachOwnBox(_ body: (AnyHashable, _LayoutNode) -> Void) {}
    /// Called when the view is gone, after its children were told.
    func willRemove() {}
    /// Adds the values that views below set for a key.
    func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        forEachChild { if $0.hasPreferences && !$0.isDeparting { $0.reducePreference(key, into: &value) } }
    }
    /// A view below sets another value for a key; nil for any key.
    func preferenceDidChange(_ key: ObjectIdentifier?) { parent?.preferenceDidChange(key) }
    /// A view that placeholders below stand for.
    var offeredContent: ContentSlot? { nil }
    /// The view's type, for messages.
    var viewName: String { "view" }
    /// Whether the view is of a type with a body, as those of programs are.
    var hasBody: Bool { false }
    /// The type of the nearest view with a body, for messages.
    final var userViewName: String {
        var node: _Node? = self
        while let current = node, !current.hasBody { node = current.parent }
        return (node ?? self).viewName
    }

    // MARK: What all nodes do alike

    /// What a child of this node is born with.
    final func inputsForChild() -> _NodeInputs { inputsForChild(isLazy: isLazy) }

    /// What a child is born with whose collections are lazy, or are not, whatever is around.
    final func inputsForChild(isLazy: Bool) -> _NodeInputs {
        _NodeInputs(graph: graph, parent: self, environment: childEnvironment, scope: scope, isLazy: isLazy)
    }

    /// Hands down another environment.
    final func setEnvironment(_ new: EnvironmentValues) {
        if new.storage === environmentStorage { return }
        let changed = new.keysThatDiffer(from: environment)
        environmentStorage = new.storage
        if changed.isEmpty { return }
        if changed.contains(ObjectIdentifier(LayoutDirection.self)) { turnAround() }
        if readsAllOfEnvironment || readsEnvironment && graph.environmentReads.node(self, readAny: changed) {
            isDirty = true
            graph.evaluateOnceUpdated(self)
        }
        environmentDidChange()
        let inherited = childEnvironment
        forEachChild { $0.setEnvironment(inherited) }
    }

    /// The direction of reading has changed: all that counts from a side is on the other one now.
    private func turnAround() {
        for box in boxes {
            box.invalidateLayout()
            box.setNeedsDisplay(moved: true)
        }
    }

    /// Reads a value of the environment, to be evaluated again when it changes.
    final func readEnvironment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        if keyPath == \EnvironmentValues.self {
            readsAllOfEnvironment = true
            return environment[keyPath: keyPath]
        }
        let recorder = EnvironmentValues.Recorder()
        var values = environment
        values.recorder = recorder
        defer {
            graph.environmentReads.note(recorder.reads, by: self)
            readsEnvironment = true
        }
        return values[keyPath: keyPath]
    }

    /// Runs a body and depends from now on on the state that it read, and on no other.
    final func recordingReads<Result>(_ body: () -> Result) -> Result {
        let recorder = graph.recorders.take(for: self)
        let thread = ThreadState.current
        let outer = thread.recorder
        thread.recorder = recorder
        defer {
            thread.recorder = outer
            setReads(recorder.reads)
            graph.recorders.giveBack(recorder)
        }
        return followingObservables(recorder, body)
    }

    private func setReads(_ new: [StateRead]) {
        let old = reads
        if old.isEmpty && new.isEmpty { return }
        reads = new
        if new.elementsEqual(old, by: { $0.location === $1.location }) { return }
        for read in old where !new.contains(where: { $0.location === read.location }) { forget(read.location) }
        for read in new where !old.contains(where: { $0.location === read.location }) {
            read.location.readers.append(self)
        }
    }

    /// Whether the node read something of a value that is another one now.
    final func isAffected(by location: StateLocation) -> Bool {
        reads.first { $0.location === location }?.isChanged ?? false
    }

    private func forget(_ location: StateLocation) {
        if let index = location.readers.firstIndex(where: { $0 === self }) {
            location.readers.swapAt(index, location.readers.count - 1)
            location.readers.removeLast()
        }
    }

    /// Notes for all nodes above that this one sets a preference.
    final func announcePreferences() {
        var node: _Node? = self
        while let current = node, !current.hasPreferences {
            current.hasPreferences = true
            node = current.parent
        }
    }

    /// Notes for the nodes above, as far as the one that owns the view it stands for, that a placeholder stands here.
    final func announcePlaceholder(upTo owner: _Node?) {
        var node: _Node? = self
        while let current = node, current !== owner {
            current.holdsPlaceholder = true
            node = current.parent
        }
    }

    /// Whether the panel shows this view and no other beside it, so that no container asks for its boxes.
    final var isAloneOnThePanel: Bool {
        var node = parent
        while let current = node {
            if current is any RootNode { return true }
            if !current.passesOnItsChild { return false }
            node = current.parent
        }
        return false
    }

    /// Takes the view and all inside it out of the tree.
    final func remove() {
        guard isAlive else { return }
        isAlive = false
        graph.retire(self)
        if hasPreferences { parent?.preferenceDidChange(nil) }
        forEachChild { $0.remove() }
        willRemove()
        for read in reads { forget(read.location) }
        reads = []
        if readsEnvironment { graph.environmentReads.forget(self) }
        parentReference = nil
    }
}

/// The node of a view of a known type.
///
/// It need not keep the view: most nodes hand its parts on, and would each hold a copy of all below.
@MainActor
public class _ViewNode<V: View>: _Node {
    /// Takes a new value for the view in this place.
    func update(_ new: V) {}

    override var viewName: String { "\(V.self)" }
}

/// The node of a view that keeps the value last given.
class KeptViewNode<V: View>: _ViewNode<V> {
    /// The value last given.
    @exclusivity(unchecked) final var view: V

    init(_ view: V, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    override func update(_ new: V) { view = new }
}
