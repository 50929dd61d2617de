/// Turns a view into another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of what the view becomes.
    associatedtype Body: View
    /// What the view becomes.
    @ViewBuilder func body(content: Content) -> Body
    /// Makes the node of a view with the modifier.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    /// The view that the modifier is given.
    public typealias Content = _ViewModifier_Content<Self>

    /// The node of a modifier with a body.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { ModifierBodyNode(view, inputs) }

    /// The modifier that applies this one and then another.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Modifiers that Scanout applies itself have none; it is never asked for.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view or a modifier, with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Puts both together.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// There is none.
    public typealias Body = Never
    /// The node that the modifier makes.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        Modifier._makeNode(view, inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view with one modifier after the other.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
    /// The view with a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without effect.
public struct EmptyModifier: Sendable {
    /// There is none.
    public typealias Body = Never
    /// The modifier.
    public static let identity = EmptyModifier()
    /// Makes it.
    public nonisolated init() {}

    /// The view's own node.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { WrapperNode(view, inputs, content: \.content) }
}

extension EmptyModifier: ViewModifier {}

/// Stands in a modifier's body for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    /// The node of the modifier, which knows the view.
    unowned let source: any ModifiedContentSource
}

/// A node that makes nodes of the view that its modifier modifies.
@MainActor
protocol ModifiedContentSource: AnyObject {
    func makeContent(_ inputs: _NodeInputs) -> _Node
    func forget(_ content: _Node)
}

extension _ViewModifier_Content: View {
    /// There is none.
    public typealias Body = Never
    /// A node of the view that is modified.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ModifiedContentNode(view, inputs)
    }
}

private final class ModifiedContentNode<Modifier: ViewModifier>: KeptViewNode<_ViewModifier_Content<Modifier>> {
    private var child: _Node?

    override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.source.makeContent(inputsForChild())
    }

    override func willRemove() { if let child { view.source.forget(child) } }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// The node of a modifier with a body.
class ModifierBodyNode<V: View, M: ViewModifier>: KeptViewNode<ModifiedContent<V, M>>, ModifiedContentSource {
    private var child: _ViewNode<M.Body>?
    private var contents: [_ViewNode<V>] = []
    private lazy var slots = _PropertySlots(node: self)

    override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override func update(_ new: ModifiedContent<V, M>) {
        let isSame = !isDirty && TypeLayout.areSame(view.modifier, new.modifier)
        view.content = new.content
        if !isSame {
            view.modifier = new.modifier
            evaluate()
        }
        for node in contents { node.update(new.content) }
    }

    override func evaluate() {
        isDirty = false
        graph.counters.pointee.bodiesEvaluated += 1
        let body = recordingReads {
            slots.begin()
            withUnsafeMutablePointer(to: &view.modifier) {
                PropertyLayout.of(M.self).connect(UnsafeMutableRawPointer($0), to: slots)
            }
            return makeBody()
        }
        if let child { child.update(body) } else { child = M.Body._makeNode(body, inputsForChild()) }
    }

    /// The body, once the modifier's properties are connected.
    func makeBody() -> M.Body { view.modifier.body(content: _ViewModifier_Content(source: self)) }

    func makeContent(_ inputs: _NodeInputs) -> _Node {
        let node = V._makeNode(view.content, inputs)
        contents.append(node)
        return node
    }

    func forget(_ content: _Node) { contents.removeAll { $0 === content } }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
