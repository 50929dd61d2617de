/// A modifier that is another one depending on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the other modifier.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply in an environment. It is asked again when a value that it read has changed.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// A node with the view under the other modifier.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { EnvironmentalNode(view, inputs) }
}

private final class EnvironmentalNode<V: View, M: EnvironmentalModifier>: KeptViewNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<ModifiedContent<V, M.ResolvedModifier>>?

    override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override func update(_ new: ModifiedContent<V, M>) {
        view = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let modifier = recordingReads { view.modifier.resolve(in: readEnvironment(\.self)) }
        let content = view.content.modifier(modifier)
        if let child { child.update(content) } else { child = ModifiedContent._makeNode(content, inputsForChild()) }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
