/// The views that another view stands for, each of which can be shown by itself; as a view, all of them.
@MainActor @preconcurrency
public struct SubviewsCollection {
    private let elements: [SubviewElement]

    nonisolated init(_ elements: [SubviewElement]) { self.elements = elements }
}

extension SubviewsCollection: RandomAccessCollection {
    /// The first index.
    public nonisolated var startIndex: Int { 0 }
    /// The number of views.
    public nonisolated var endIndex: Int { elements.count }
    /// A view.
    public nonisolated subscript(index: Int) -> Subview { Subview(element: elements[index]) }
    /// Some of the views.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
    /// The type of some of the views.
    public typealias SubSequence = SubviewsCollectionSlice
}

extension SubviewsCollection: View {
    /// All of the views.
    public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that another view stands for; as a view, all of them.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice {
    nonisolated let base: SubviewsCollection
    nonisolated let bounds: Range<Int>

    nonisolated init(base: SubviewsCollection, bounds: Range<Int>) {
        precondition(
            bounds.lowerBound >= 0 && bounds.upperBound <= base.count, "views \(bounds) of \(base.count) are asked for")
        self.base = base
        self.bounds = bounds
    }
}

extension SubviewsCollectionSlice: RandomAccessCollection {
    /// The first index.
    public nonisolated var startIndex: Int { bounds.lowerBound }
    /// One past the last index.
    public nonisolated var endIndex: Int { bounds.upperBound }
    /// A view.
    public nonisolated subscript(index: Int) -> Subview { base[index] }
    /// Some of the views.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
    /// The type of some of the views.
    public typealias SubSequence = SubviewsCollectionSlice
}

extension SubviewsCollectionSlice: View {
    /// All of the views.
    public var body: some View { ForEach(self) { $0 } }
}
