/// A row of a ``Grid``: each view inside is a cell. Elsewhere it is a ``Group``.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Makes a row; without `alignment`, its cells stand as the grid says.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// A node that marks its views as cells of one row.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { GridRowNode(view, inputs) }
}

private final class GridRowNode<Content: View>: KeptViewNode<GridRow<Content>> {
    private var child: _ViewNode<ModifiedContent<Content, GridRowModifier>>?

    override init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = ModifiedContent._makeNode(marked(view), inputsForChild())
    }

    private func marked(_ view: GridRow<Content>) -> ModifiedContent<Content, GridRowModifier> {
        let row = GridCell.Row(id: ObjectIdentifier(self), alignment: view.alignment)
        return ModifiedContent(content: view.content, modifier: GridRowModifier(value: row))
    }

    override func update(_ new: GridRow<Content>) {
        view = new
        child?.update(marked(new))
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

private typealias GridRowModifier = _LayoutValueModifier<GridCell.Row>
