extension Table where Columns.TableColumnSortComparator == Never {
    /// Makes a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(shown: TableForEachContent(data: data), columns: columns())
    }
    /// Makes a table with a row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(shown: TableForEachContent(data: data), .one(selection), columns: columns())
    }
    /// Makes a table with a row for each element, of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(shown: TableForEachContent(data: data), .several(selection), columns: columns())
    }
    /// Makes a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(shown: rows(), columns: columns()) }
    /// Makes a table of rows, of which one can be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(shown: rows(), .one(selection), columns: columns()) }
    /// Makes a table of rows, of which several can be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(shown: rows(), .several(selection), columns: columns()) }
}

#if !SCANOUT_EMBEDDED
extension TableOrder {
    /// The first of several orders, where it goes by a key path.
    fileprivate init?<Value, Sort>(_ order: [Sort], of type: Value.Type) {
        guard let first = order.first as? KeyPathComparator<Value> else { return nil }
        self.init(keyPath: first.keyPath, isForward: first.order == .forward)
    }
}

extension Table {
    /// Makes a table with a row for each element, and an arrow at the column that they are sorted by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        let order = TableOrder(sortOrder.wrappedValue, of: Value.self)
        self.init(shown: TableForEachContent(data: data), order: order, columns: columns())
    }
    /// Makes a table with a row for each element, of which one can be chosen, and an arrow at the column that they are sorted by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        let order = TableOrder(sortOrder.wrappedValue, of: Value.self)
        self.init(shown: TableForEachContent(data: data), .one(selection), order: order, columns: columns())
    }
    /// Makes a table with a row for each element, of which several can be chosen, and an arrow at the column that they are sorted
    /// by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        let order = TableOrder(sortOrder.wrappedValue, of: Value.self)
        self.init(shown: TableForEachContent(data: data), .several(selection), order: order, columns: columns())
    }
    /// Makes a table of rows, and an arrow at the column that they are sorted by.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(shown: rows(), order: TableOrder(sortOrder.wrappedValue, of: Value.self), columns: columns())
    }
}
#endif
