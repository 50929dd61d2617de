/// Views for the elements of a tree: those with elements below them can be opened. Nothing presses them yet: what lies
/// below is hidden, as it is at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let roots: [Data.Element]
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf
}

/// What lies below an element of a tree.
public struct OutlineSubgroupChildren: View {
    let content: ErasedView
    /// The views themselves.
    public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// A view for each element, below each other.
    public var body: some View {
        ForEach(roots, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    OutlineSubgroupChildren(
                        content: ErasedView(
                            OutlineGroup(roots: Array(below), id: id, children: children, content: content)))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Makes views for an element, known by its own id, and all below it.
    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: [root], id: \.id, children: children, content: content)
    }
    /// Makes views for elements, known by their own ids, and all below them.
    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: Array(data), id: \.id, children: children, content: content)
    }
    /// Makes views for an element, known by what is at a key path, and all below it.
    public nonisolated init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: children, content: content)
    }
    /// Makes views for elements, known by what is at a key path, and all below them.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: Array(data), id: id, children: children, content: content)
    }
}

/// The rows of a tree.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
    Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
    /// Makes a list of a tree's elements, known by their own ids.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, Row> {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// Makes a list of a tree's elements, known by what is at a key path.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == _OutlineRows<Data, ID, Row> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Makes a list of a tree's elements, of which one can be chosen.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, Row> {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// Makes a list of a tree's elements, of which several can be chosen.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, Row> {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}
