/// A view of a type that is not known. Another type in its place drops all that the first one kept.
public struct AnyView {
    fileprivate let storage: any AnyViewStorage

    /// Hides a view's type.
    @MainActor @preconcurrency public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? Storage(view: view)
    }
    /// Hides a view's type.
    @MainActor @preconcurrency public init<V: View>(erasing view: V) { self.init(view) }

    nonisolated init<V: View>(erased view: V) { storage = Storage(view: view) }

    fileprivate struct Storage<V: View> {
        let view: V

        @MainActor func makeNode(_ inputs: _NodeInputs) -> _Node { V._makeNode(view, inputs) }

        @MainActor func update(_ node: _Node) -> Bool {
            guard let node = node as? _ViewNode<V> else { return false }
            node.update(view)
            return true
        }
    }
}

extension AnyView.Storage: AnyViewStorage {}

/// A view value behind ``AnyView``.
@MainActor
fileprivate protocol AnyViewStorage {
    func makeNode(_ inputs: _NodeInputs) -> _Node
    /// Gives the node the value; false if the node is one of another type.
    func update(_ node: _Node) -> Bool
}

extension AnyView: View {
    /// There is none.
    public typealias Body = Never
    /// The node of the view inside.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { AnyViewNode(view, inputs) }
}

private final class AnyViewNode: KeptViewNode<AnyView> {
    private var child: _Node?
    private var departures: Departures?

    override init(_ view: AnyView, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.storage.makeNode(inputsForChild())
    }

    override func update(_ new: AnyView) {
        view = new
        if let child, new.storage.update(child) { return }
        if let child { dismiss(child, key: ObjectIdentifier(type(of: child)), in: &departures) }
        let node = new.storage.makeNode(inputsForChild())
        child = node
        welcome(node)
        childListDidChange()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
        departures?.forEachNode(body)
    }
}
