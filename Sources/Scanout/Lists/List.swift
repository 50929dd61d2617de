/// Rows below each other, in sections, which can be scrolled. The rows that a selection says are drawn as chosen; nobody
/// chooses one on a panel.
public struct List<SelectionValue: Hashable, Content> {
    @Environment(\.listLook) private var look
    private let selection: RowSelection<SelectionValue>
    private let content: Content
}

extension List: View where Content: View {
    private nonisolated init(rows: Content, _ selection: RowSelection<SelectionValue> = .none) {
        content = rows
        self.selection = selection
    }

    /// The rows as the style has them.
    public var body: some View {
        ScrollView {
            ListRows(look: look, selected: selection.values, content: content)
        }
        .background(look.background)
    }

    /// Makes a list of views, of which several can be chosen.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), .several(selection))
    }
    /// Makes a list of views, of which one can be chosen.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), .one(selection))
    }
    /// Makes a list of views, of which one is chosen. Selections that can be empty are taken as such first.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), .always(selection))
    }
    /// Makes a list with a row for each element, of which several can be chosen.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(rows: ForEach(data, content: rowContent), .several(selection))
    }
    /// Makes a list with a row for each element, of which one can be chosen.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(rows: ForEach(data, content: rowContent), .one(selection))
    }
    /// Makes a list with a row for each element, of which several can be chosen.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent), .several(selection))
    }
    /// Makes a list with a row for each element, of which one can be chosen.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent), .one(selection))
    }
    /// Makes a list with a row for each number of a range, of which several can be chosen.
    public nonisolated init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(rows: ForEach(data, content: rowContent), .several(selection))
    }
    /// Makes a list with a row for each number of a range, of which one can be chosen.
    public nonisolated init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(rows: ForEach(data, content: rowContent), .one(selection))
    }
    /// Makes a list with a row for each element of a collection that someone else owns, of which several can be chosen.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>
    { self.init(rows: ForEach(data, content: rowContent), .several(selection)) }
    /// Makes a list with a row for each element of a collection that someone else owns, of which one can be chosen.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>
    { self.init(rows: ForEach(data, content: rowContent), .one(selection)) }
}

extension List where SelectionValue == Never, Content: View {
    /// Makes a list of views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
    /// Makes a list with a row for each element.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Makes a list with a row for each element.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
    /// Makes a list with a row for each number of a range.
    public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> { self.init(rows: ForEach(data, content: rowContent)) }
    /// Makes a list with a row for each element of a collection that someone else owns.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>
    { self.init(rows: ForEach(data, content: rowContent)) }
}
