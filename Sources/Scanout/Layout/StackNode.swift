/// A view that puts others side by side or one above the other.
protocol StackView: View where Body == Never {
    associatedtype Content: View
    /// The views that are arranged.
    var content: Content { get }
    /// How they are.
    var algorithm: StackAlgorithm { get }
}

/// The node of an `HStack` or a `VStack`.
///
/// Stacks are in every tree in numbers, and nothing of their layouts is animated, so they have a node and a box of their
/// own: one that knows the layout by a type parameter looks types up whenever it measures or places.
final class StackNode<V: StackView>: ContainerNode<V> {
    init(_ view: __shared V, _ inputs: _NodeInputs) {
        super.init(inputs)
        let box = StackBox(self, view.algorithm)
        boxes = LayoutNodeList(box)
        onlyChild = V.Content._makeNode(view.content, inputsForChild(isLazy: false))
        refreshChildren()
    }

    private var box: StackBox? {
        guard let box = boxes.first else { return nil }
        return unsafeDowncast(box, to: StackBox.self)
    }

    override var childEnvironment: EnvironmentValues { environment.along(box?.axis) }

    override func update(_ new: V) {
        box?.update(new.algorithm)
        if let onlyChild { unsafeDowncast(onlyChild, to: _ViewNode<V.Content>.self).update(new.content) }
    }
}
