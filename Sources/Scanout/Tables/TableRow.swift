/// Rows of a ``Table``.
public protocol TableRowContent<TableRowValue> {
    /// What rows show.
    associatedtype TableRowValue: Identifiable
    /// Adds the rows' values to others.
    func _append(to values: inout [TableRowValue])
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value
    /// Makes a row of a value.
    public init(_ value: Value) { self.value = value }
    /// Adds the value.
    public func _append(to values: inout [Value]) { values.append(value) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data
    /// Adds the elements.
    public func _append(to values: inout [Data.Element]) { values += data }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// What rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// Adds those of all elements.
    public func _append(to values: inout [Content.TableRowValue]) {
        for element in data { content(element)._append(to: &values) }
    }
    /// Makes rows for elements known by their own ids.
    @_disfavoredOverload
    public nonisolated init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0.id })
    }
    /// Makes rows for elements known by what is at a key path.
    @_disfavoredOverload
    public nonisolated init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

/// Puts rows of a ``Table`` together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Rows as they are.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
    /// One kind of rows.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
    /// Several kinds of rows.
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> _TableRowList<Value> {
        var values: [Value] = []
        repeat add(each content, to: &values)
        return _TableRowList(values: values)
    }
    private static func add<Content: TableRowContent>(_ content: Content, to all: inout [Value]) {
        var values: [Content.TableRowValue] = []
        content._append(to: &values)
        if let values = values as? [Value] { all += values }
    }
    private static func list<Content: TableRowContent>(_ content: Content) -> _TableRowList<Value>
    where Content.TableRowValue == Value {
        var values: [Value] = []
        content._append(to: &values)
        return _TableRowList(values: values)
    }
    /// Rows that may not be there.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _OptionalTableRows<Content>
    where Content.TableRowValue == Value { _OptionalTableRows(content: content) }
    /// The first of two branches.
    public static func buildEither<Content: TableRowContent>(first: Content) -> _TableRowList<Value>
    where Content.TableRowValue == Value { list(first) }
    /// The second of two branches.
    public static func buildEither<Content: TableRowContent>(second: Content) -> _TableRowList<Value>
    where Content.TableRowValue == Value { list(second) }
}

/// Several rows.
public struct _TableRowList<Value: Identifiable>: TableRowContent {
    let values: [Value]
    /// Adds all of them.
    public func _append(to values: inout [Value]) { values += self.values }
}

/// Rows that may not be there.
public struct _OptionalTableRows<Content: TableRowContent>: TableRowContent {
    let content: Content?
    /// Adds them if they are there.
    public func _append(to values: inout [Content.TableRowValue]) { content?._append(to: &values) }
}
