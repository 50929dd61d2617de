/// A column of a ``Table``: its label above, and what it shows of each row's value.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    private var column: _TableColumn<RowValue>
}

/// Columns of a ``Table``.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What rows show.
    associatedtype TableRowValue: Identifiable
    /// What says how rows are sorted.
    associatedtype TableColumnSortComparator
    /// Adds the columns to others.
    func _append(to columns: inout [_TableColumn<TableRowValue>])
}

/// Where cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Place: Hashable, Sendable { case leading, center, trailing }
    let place: Place
    /// As is usual: at the leading edge.
    public static let automatic = TableColumnAlignment(place: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(place: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(place: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(place: .trailing)
    /// As numbers stand: at the trailing edge.
    public static let numeric = TableColumnAlignment(place: .trailing)

    var alignment: Alignment {
        switch place {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// A column with the types of its views taken away.
public struct _TableColumn<RowValue> {
    let label: () -> AnyView
    let cell: (RowValue) -> AnyView
    /// What of a value the column is sorted by.
    var keyPath: AnyKeyPath?
    var alignment = TableColumnAlignment.automatic
    /// In points.
    var minWidth: CGFloat = 10
    var maxWidth = CGFloat.infinity
    var isHidden = false

    init(
        label: @escaping () -> AnyView, keyPath: AnyKeyPath?, cell: @escaping (RowValue) -> AnyView
    ) {
        self.label = label
        self.keyPath = keyPath
        self.cell = cell
    }
}

extension TableColumn: TableColumnContent {
    /// What says how rows are sorted.
    public typealias TableColumnSortComparator = Sort
    /// Adds the column.
    public func _append(to columns: inout [_TableColumn<RowValue>]) { if !column.isHidden { columns.append(column) } }

    private init(
        _ label: @escaping () -> Label, by keyPath: AnyKeyPath? = nil,
        _ content: @escaping (RowValue) -> Content
    ) {
        column = _TableColumn(
            label: { AnyView(erased: label()) }, keyPath: keyPath, cell: { AnyView(erased: content($0)) })
    }

    private func with(_ change: (inout _TableColumn<RowValue>) -> Void) -> TableColumn {
        var copy = self
        change(&copy.column)
        return copy
    }

    /// The column with a width in points; nil for its share of what is left.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        with { column in
            column.minWidth = width ?? 10
            column.maxWidth = width ?? .infinity
        }
    }
    /// The column with a width between two, in points: its share of what is left.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        with { column in
            column.minWidth = min ?? 10
            column.maxWidth = Swift.max(max ?? .infinity, min ?? 10)
        }
    }
    /// The column with its cells standing somewhere.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { with { $0.alignment = alignment } }
    /// The column, seen or not.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        with { $0.isHidden = visibility == .hidden }
    }
    /// The column with a name, for how a person arranged it; nobody does on a panel.
    public func customizationID(_ identifier: String) -> TableColumn { self }
}

extension TableColumn {
    /// Makes a column with a label of views.
    public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: @escaping () -> Label) {
        self.init({ label() }) { content($0) }
    }
    /// Makes a column with a label of views that rows can be sorted by.
    public init<V: Comparable>(
        value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content,
        @ViewBuilder label: @escaping () -> Label
    ) { self.init({ label() }, by: value) { content($0) } }
}

extension TableColumn where Label == Text {
    /// Makes a column with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ Text(titleKey) }) { content($0) }
    }
    /// Makes a column with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        let text = Text(title)
        self.init({ text }) { content($0) }
    }
    /// Makes a column with a title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ text }) { content($0) }
    }
    /// Makes a column with a title that rows can be sorted by.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init({ Text(titleKey) }, by: value) { content($0) } }
    /// Makes a column with a title that rows can be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        let text = Text(title)
        self.init({ text }, by: value) { content($0) }
    }
}

extension TableColumn where Label == Text, Content == Text {
    /// Makes a column with a title that shows a text of each value.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init({ Text(titleKey) }, by: value) { Text($0[keyPath: value]) }
    }
    /// Makes a column with a title that shows a text of each value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        let text = Text(title)
        self.init({ text }, by: value) { Text($0[keyPath: value]) }
    }
}
