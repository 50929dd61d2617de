/// Rows of values in columns, with the columns' labels above. The rows that a selection says are drawn as chosen, and the
/// column that they are sorted by has an arrow; nobody chooses or sorts on a panel.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let selection: RowSelection<Value.ID>
    private let order: TableOrder?
    private let rows: Rows
    private let columns: Columns
}

/// What rows are sorted by.
struct TableOrder {
    let keyPath: AnyKeyPath
    /// Whether the least comes first.
    let isForward: Bool
}

extension Table: View {
    nonisolated init(
        shown rows: Rows, _ selection: RowSelection<Value.ID> = .none, order: TableOrder? = nil, columns: Columns
    ) {
        self.rows = rows
        self.selection = selection
        self.order = order
        self.columns = columns
    }

    private var shownColumns: [_TableColumn<Value>] {
        var all: [_TableColumn<Value>] = []
        columns._append(to: &all)
        return all
    }

    private var values: [Value] {
        var all: [Value] = []
        rows._append(to: &all)
        return all
    }

    /// The labels above the rows, which can be scrolled.
    public var body: some View {
        let chosen = selection.values
        let columns = shownColumns
        VStack(spacing: 0) {
            TableHeader(columns: columns, order: order)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(values) { value in
                        TableRowView(
                            columns: columns, value: value, isChosen: chosen.contains(AnyHashable(value.id)))
                    }
                }
            }
        }
    }
}

/// The labels of columns, with a line below.
private struct TableHeader<Value>: View {
    @Environment(\.tableHeadersAreHidden) private var isHidden
    @Environment(\.pixelLength) private var pixelLength
    let columns: [_TableColumn<Value>]
    let order: TableOrder?

    var body: some View {
        if !isHidden {
            TableCells(columns: columns, cell: label)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
                .frame(minHeight: 28)
            Rectangle().fill(Color.primary.opacity(0.3)).frame(height: pixelLength)
        }
    }

    private func label(_ column: _TableColumn<Value>) -> some View {
        HStack(spacing: 4) {
            column.label()
            if let order, column.keyPath == order.keyPath {
                Image(systemName: order.isForward ? "chevron.up" : "chevron.down").imageScale(.small)
            }
        }
    }
}

/// A row of cells, with a line below.
private struct TableRowView<Value>: View {
    @Environment(\.pixelLength) private var pixelLength
    let columns: [_TableColumn<Value>]
    let value: Value
    let isChosen: Bool

    var body: some View {
        VStack(spacing: 0) {
            TableCells(columns: columns) { $0.cell(value) }
                .padding(.vertical, 4)
                .frame(minHeight: 28)
                .background { if isChosen { SelectedRowBackground(look: .plain) } }
            Rectangle().fill(Color.primary.opacity(0.15)).frame(height: pixelLength)
        }
    }
}

/// Cells beside each other. How wide they are depends on the columns alone, so that those of all rows stand below each other.
private struct TableCells<Value, Cell: View>: View {
    let columns: [_TableColumn<Value>]
    let cell: (_TableColumn<Value>) -> Cell

    var body: some View {
        HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                cell(column)
                    .lineLimit(1)
                    .frame(
                        minWidth: column.minWidth, maxWidth: column.maxWidth, alignment: column.alignment.alignment)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 8)
    }
}
