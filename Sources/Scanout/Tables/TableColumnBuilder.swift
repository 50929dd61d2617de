/// Puts columns of a ``Table`` together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// A column as it is.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    /// Columns as they are.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
    /// One column.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
    /// Several columns.
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> _TableColumnList<RowValue, Sort> {
        var columns: [_TableColumn<RowValue>] = []
        repeat add(each column, to: &columns)
        return _TableColumnList(columns: columns)
    }
    private static func add<Column: TableColumnContent>(_ column: Column, to all: inout [_TableColumn<RowValue>]) {
        var columns: [_TableColumn<Column.TableRowValue>] = []
        column._append(to: &columns)
        if let columns = columns as? [_TableColumn<RowValue>] { all += columns }
    }
    private static func list<Column: TableColumnContent>(_ column: Column) -> _TableColumnList<RowValue, Sort>
    where Column.TableRowValue == RowValue {
        var columns: [_TableColumn<RowValue>] = []
        column._append(to: &columns)
        return _TableColumnList(columns: columns)
    }
    /// Columns that may not be there.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _OptionalTableColumns<Column>
    where Column.TableRowValue == RowValue { _OptionalTableColumns(column: column) }
    /// The first of two branches.
    public static func buildEither<Column: TableColumnContent>(
        first: Column
    ) -> _TableColumnList<RowValue, Sort> where Column.TableRowValue == RowValue { list(first) }
    /// The second of two branches.
    public static func buildEither<Column: TableColumnContent>(
        second: Column
    ) -> _TableColumnList<RowValue, Sort> where Column.TableRowValue == RowValue { list(second) }
    /// Columns where something is available.
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column { column }
}

/// Several columns.
public struct _TableColumnList<RowValue: Identifiable, Sort>: TableColumnContent {
    /// What says how rows are sorted.
    public typealias TableColumnSortComparator = Sort
    let columns: [_TableColumn<RowValue>]
    /// Adds all of them.
    public func _append(to columns: inout [_TableColumn<RowValue>]) { columns += self.columns }
}

/// Columns that may not be there.
public struct _OptionalTableColumns<Column: TableColumnContent>: TableColumnContent {
    /// What says how rows are sorted.
    public typealias TableColumnSortComparator = Column.TableColumnSortComparator
    let column: Column?
    /// Adds them if they are there.
    public func _append(to columns: inout [_TableColumn<Column.TableRowValue>]) { column?._append(to: &columns) }
}
