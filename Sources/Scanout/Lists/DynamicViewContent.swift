#if !SCANOUT_EMBEDDED
/// Views that a collection makes, whose elements a person can take away and move in a list. Nothing does so yet.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The collection's type.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Calls back when elements are to be taken away, which nothing asks for yet.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }
    /// Calls back when elements are to be moved, which nothing asks for yet.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
}
#endif
