extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's own.
    public typealias Index = Value.Index
    /// The collection's own.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Index { wrappedValue.startIndex }
    /// One past the last index.
    public var endIndex: Index { wrappedValue.endIndex }
    /// All indices.
    public var indices: Indices { wrappedValue.indices }
    /// The next index.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// The next index.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
    /// A binding to an element, which must be there. Once it is gone, the binding keeps the last value and writes
    /// nothing.
    public subscript(position: Index) -> Element { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// The index before.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
