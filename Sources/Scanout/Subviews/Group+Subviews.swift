/// Views made of those that another view stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the view's and those of what is made of it.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SubviewGroupNode(view, inputs, base: \.subviews) { $0.transform(SubviewsCollection($1.elements)) }
    }
}

/// Views made of the sections that another view stands for.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the view's and those of what is made of it.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SubviewGroupNode(view, inputs, base: \.sections) { $0.transform(SectionCollection($1.sections())) }
    }
}

extension Group {
    /// Makes views of those that another view stands for: the elements of its groups, loops and branches, one by one.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }
    /// Makes views of the sections that another view stands for.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, transform: transform)
    }
}

private final class SubviewGroupNode<V: View, Base: View, Result: View>: KeptViewNode<V>, LayoutOwner {
    private let base: KeyPath<V, Base>
    private let make: (V, SubviewSource) -> Result
    private var source: TypedSubviewSource<Base>?
    private var child: _ViewNode<Result>?

    init(
        _ view: V, _ inputs: _NodeInputs, base: KeyPath<V, Base>, make: @escaping (V, SubviewSource) -> Result
    ) {
        self.base = base
        self.make = make
        super.init(view, inputs)
        let source = TypedSubviewSource(view[keyPath: base], inputsForChild())
        self.source = source
        source.whenChanged = { [unowned self] in graph.queueForStructure(self) }
        evaluate()
    }

    override func update(_ new: V) {
        view = new
        source?.update(new[keyPath: base])
        source?.refreshElements()
        evaluate()
        source?.takeEnvironments()
    }

    override func evaluate() {
        isDirty = false
        guard let source else { return }
        let result = recordingReads { make(view, source) }
        if let child { child.update(result) } else { child = Result._makeNode(result, inputsForChild()) }
    }

    func refreshChildren() {
        guard isAlive else { return }
        source?.refreshElements()
        evaluate()
        source?.takeEnvironments()
        parent?.childListDidChange()
    }

    override var passesOnItsChild: Bool { false }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { child?.appendLayoutNodes(to: &list) }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let source { body(source) }
        if let child { body(child) }
    }
}
