// Drag and drop: a panel has none, so that all of it is taken and changes nothing.

extension View {
    /// Says what is handed on as the view is dragged.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Says what is handed on as the view is dragged, and how that looks.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Says what becomes of values that are dropped on the view.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// Says what is handed on as the view is dragged.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Says what is handed on as the view is dragged, and how that looks.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Says what becomes of what is dropped on the view.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Says what becomes of what is dropped on the view, and where.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Says who deals with what is dropped on the view.
    public nonisolated func onDrop<D: DropDelegate>(
        of supportedContentTypes: [UTType], delegate: D
    ) -> some View { self }
    /// Says what becomes of what is dropped on the view, by the identifiers of its kinds.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Says what becomes of what is dropped on the view, and where, by the identifiers of its kinds.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Says what can be copied of the view.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// Says what becomes of what is pasted into the view.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    /// Says that text of the view can be chosen, in the words for what can be given to services.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

#if !SCANOUT_EMBEDDED
extension DynamicViewContent {
    /// Says what becomes of values that are dropped between the elements.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent<Data> { self }
    /// Says what becomes of what is dropped between the elements.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> { self }
}
#endif
