/// One of the views that another view stands for, to be shown somewhere else: in a container of one's own.
///
/// Shown in one place it is the view itself, with its state; shown in several, the others are views of their own that look
/// alike. Environment that is set around it reaches inside.
public struct Subview: Identifiable {
    let element: SubviewElement

    /// Tells a view from others in the same container, for as long as it is there.
    public struct ID: Hashable, Sendable {
        private let element: ObjectIdentifier
        init(_ element: SubviewElement) { self.element = ObjectIdentifier(element) }
    }

    /// What tells the view from others.
    public var id: ID { ID(element) }

    /// The values that the view hands to its container.
    public var containerValues: ContainerValues {
        nonisolated(unsafe) var values = ContainerValues()
        let element = element
        MainActor.assumeIsolated { if let box = element.box { values = box.containerValues } }
        return values
    }
}

extension Subview {
    /// Whether the view stands for a value: its tag does, or where it has none the id of its element in a loop.
    @MainActor
    func stands<V: Hashable>(for value: V) -> Bool {
        guard let tag = containerValues.tag ?? element.loopID else { return false }
        return tag.base as? V == value
    }

    /// Whether the view stands for one of several values, likewise.
    @MainActor
    func stands(forOneOf values: Set<AnyHashable>) -> Bool {
        guard let tag = containerValues.tag ?? element.loopID else { return false }
        return values.contains(tag)
    }
}

extension Subview: View {
    /// There is none.
    public typealias Body = Never
    /// A node in place of the view's own.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SubviewNode(view, inputs) }
}

extension _LayoutNode {
    /// The values for containers around.
    var containerValues: ContainerValues {
        var values = layoutValue(ContainerValuesKey.self)
        values.tag = layoutValue(CanvasTagKey.self)
        return values
    }
}

/// A view among those that another one stands for.
@MainActor
final class SubviewElement {
    /// Nil once the view is gone.
    private(set) weak var box: _LayoutNode?
    private weak var source: SubviewSource?
    /// Those that show the view: the first the view itself, the others ones that are made for them.
    fileprivate var users: [_Node] = []
    /// The environment that the view has where it stands, and the one that it was given for where it is shown.
    private var own: EnvironmentValues?
    private var given: EnvironmentValues?

    init(_ box: _LayoutNode, _ source: SubviewSource) {
        self.box = box
        self.source = source
    }

    /// Gives the view the environment of the place where it is shown, but for what is set within the view that it is one of.
    func takeEnvironment() {
        guard let user = users.first, let source, let root = source.root(of: self) else { return }
        if own == nil || root.environment.storage !== given?.storage { own = root.environment }
        guard let own else { return }
        let merged = own.taking(changesOf: user.environment, since: source.environment)
        given = merged
        source.graph.handingDown { root.setEnvironment(merged) }
    }

    fileprivate func release(_ user: _Node) {
        let wasFirst = users.first === user
        users.removeAll { $0 === user }
        guard wasFirst, let next = users.first else { return }
        (next as? any SubviewShowing)?.becomeFirst()
    }

    /// What the view is called in the loop that made it.
    var loopID: AnyHashable? { source?.loopID(of: self) }

    fileprivate func makeCopy(_ inputs: _NodeInputs) -> SubviewCopy? { source?.makeCopy(of: self, inputs) }
}

/// A node that shows a view that stands elsewhere.
@MainActor
private protocol SubviewShowing: _Node {
    /// The view itself is shown here now.
    func becomeFirst()
}

/// Contributes the box of a view that stands elsewhere.
private final class SubviewNode: KeptViewNode<Subview>, SubviewShowing {
    private var copy: SubviewCopy?

    override init(_ view: Subview, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        join()
    }

    private func join() {
        view.element.users.append(self)
        if view.element.users.first === self {
            view.element.takeEnvironment()
        } else {
            copy = view.element.makeCopy(inputsForChild())
        }
    }

    override func update(_ new: Subview) {
        guard new.element !== view.element else { return }
        leave()
        view = new
        join()
        parent?.childListDidChange()
    }

    private func leave() {
        view.element.release(self)
        copy?.node.remove()
        copy = nil
    }

    func becomeFirst() {
        guard isAlive else { return }
        copy?.node.remove()
        copy = nil
        view.element.takeEnvironment()
        parent?.childListDidChange()
    }

    override func environmentDidChange() { if copy == nil { view.element.takeEnvironment() } }

    override func appendLayoutNodes(to list: inout LayoutNodeList) {
        if let copy {
            if let box = copy.box { list.append(box) }
        } else if let box = view.element.box, view.element.users.first === self {
            list.append(box)
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let copy { body(copy.node) } }
    override func willRemove() {
        copy = nil
        view.element.release(self)
    }
}

extension EnvironmentValues {
    /// The same with the values that are others in one environment than in another, but for those of its own.
    fileprivate func taking(changesOf outer: EnvironmentValues, since base: EnvironmentValues) -> EnvironmentValues {
        if outer.storage === base.storage { return self }
        let changed = outer.keysThatDiffer(from: base)
        if changed.isEmpty { return self }
        let own = keysThatDiffer(from: base)
        var values = storage.values
        for key in changed where !own.contains(key) {
            values[key] = outer.storage.values[key]
        }
        let direction = own.contains(ObjectIdentifier(LayoutDirection.self)) ? layoutDirection : outer.layoutDirection
        return EnvironmentValues(storage: Storage(values, axis: outer.storage.axis, direction: direction))
    }
}
