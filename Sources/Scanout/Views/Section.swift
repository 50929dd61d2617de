/// Views with a header and a footer. Lazy containers can keep these two in sight; elsewhere the views follow each other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// There is none.
    public typealias Body = Never

    /// Makes a section with header and footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
    /// Makes a section with header and footer.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }

    /// A node with the nodes of all three.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SectionNode(view, inputs) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
    /// Makes a section with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
    /// Makes a section with a footer.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content)
    }
    /// Makes a section with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content)
    }
}

/// What a view is in a section, for the lazy container around.
struct SectionRole: LayoutValueKey {
    static var defaultValue: SectionRole? { nil }

    let section: ObjectIdentifier
    let isHeader: Bool
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: KeptViewNode<
    Section<Parent, Content, Footer>
>, SectionParts
{
    var headerNode: _Node? { header }
    var contentNode: _Node? { content }
    var footerNode: _Node? { footer }
    private typealias Marked<V> = ModifiedContent<V, _LayoutValueModifier<SectionRole>>
    private var header: _ViewNode<Marked<Parent>>?
    private var content: _ViewNode<Content>?
    private var footer: _ViewNode<Marked<Footer>>?

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        header = ModifiedContent._makeNode(marked(view.header, isHeader: true), inputsForChild())
        content = Content._makeNode(view.content, inputsForChild())
        footer = ModifiedContent._makeNode(marked(view.footer, isHeader: false), inputsForChild())
    }

    private func marked<V: View>(_ view: V, isHeader: Bool) -> Marked<V> {
        let role = SectionRole(section: ObjectIdentifier(self), isHeader: isHeader)
        return ModifiedContent(content: view, modifier: _LayoutValueModifier(value: role))
    }

    override func update(_ new: Section<Parent, Content, Footer>) {
        view = new
        header?.update(marked(new.header, isHeader: true))
        content?.update(new.content)
        footer?.update(marked(new.footer, isHeader: false))
    }

    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let header { body(header) }
        if let content { body(content) }
        if let footer { body(footer) }
    }
}
