/// Rows below each other, in sections, which can be scrolled. Nothing chooses a row on a panel yet.
public struct List<SelectionValue: Hashable, Content> {
    @Environment(\.listLook) private var look
    private let content: Content
}

extension List: View where Content: View {
    private nonisolated init(rows: Content) { content = rows }

    /// The rows as the style has them.
    public var body: some View {
        ScrollView {
            ListRows(look: look, content: content)
        }
        .background(look.background)
    }

    /// Makes a list of views, of which several can be chosen.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
    /// Makes a list of views, of which one can be chosen.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
    /// Makes a list of views, of which one is chosen.
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
    /// Makes a list with a row for each element, of which several can be chosen.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Makes a list with a row for each element, of which one can be chosen.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Makes a list with a row for each element, of which several can be chosen.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
    /// Makes a list with a row for each element, of which one can be chosen.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
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

/// Rows in sections, without what scrolls them.
struct ListRows<Content: View>: View {
    let look: _ListLook
    let content: Content

    var body: some View {
        Group(sections: content) { sections in
            VStack(alignment: .leading, spacing: look.isGrouped ? 20 : 0) {
                ForEach(sections) { section in
                    VStack(alignment: .leading, spacing: 0) {
                        section.header
                            .font(look.isGrouped ? .footnote : .headline)
                            .foregroundStyle(.secondary)
                            .padding(.horizontal, 16)
                            .padding(.vertical, 6)
                        rows(section.content)
                        section.footer
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .padding(.horizontal, 16)
                            .padding(.vertical, 6)
                    }
                }
            }
            .padding(.horizontal, look == .insetGrouped ? 16 : 0)
            .padding(.vertical, look.isGrouped ? 16 : 0)
        }
    }

    private func rows(_ rows: SubviewsCollection) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { row in
                ListRow(row: row, isLast: row.id == rows.last?.id, look: look)
            }
        }
        .background(look.rowBackground)
        .clipShape(RoundedRectangle(cornerRadius: look == .insetGrouped ? 10 : 0))
    }
}

/// A row with what separates it from the next.
private struct ListRow: View {
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.pixelLength) private var pixelLength
    let row: Subview
    let isLast: Bool
    let look: _ListLook

    var body: some View {
        let values = row.containerValues
        VStack(spacing: 0) {
            HStack {
                row.environment(\.isInListRow, true).frame(maxWidth: .infinity, alignment: .leading)
                if let badge = values.badge { badge.foregroundStyle(.secondary) }
            }
            .padding(values.listRowInsets ?? EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
            .frame(minHeight: minHeight)
            .background { if let background = values.listRowBackground { background } }
            if !values.hidesListRowSeparator, look.hasSeparators, !(isLast && look.isGrouped) {
                Rectangle().fill(values.listRowSeparatorTint ?? Color.primary.opacity(0.15))
                    .frame(height: pixelLength)
                    .padding(.leading, 16)
            }
        }
    }
}
