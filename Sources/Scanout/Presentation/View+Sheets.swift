/// Where a popover points; here it points nowhere.
public enum PopoverAttachmentAnchor {
    /// To a part of the view.
    case rect(Anchor<CGRect>.Source)
    /// To a point of the view.
    case point(UnitPoint)
}

extension View {
    private nonisolated func presenting<V: View>(
        _ presented: V?, dismiss: @escaping () -> Void, onDismiss: (() -> Void)? = nil
    ) -> some View {
        PresentingView(content: self, presented: presented, dismiss: dismiss, onDismiss: onDismiss)
    }

    /// Shows a view above all of the panel, from a little below its top, while a value is true. It is there at once.
    @MainActor @preconcurrency
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(
            isPresented.wrappedValue ? SheetView(isWhole: false, content: content()) : nil,
            dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }
    /// Shows a view above all of the panel, from a little below its top, while there is a value. It is there at once.
    @MainActor @preconcurrency
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(
            item.wrappedValue.map { SheetView(isWhole: false, content: content($0).id($0.id)) },
            dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
    /// Shows a view above all of the panel while a value is true. It is there at once.
    @MainActor @preconcurrency
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(
            isPresented.wrappedValue ? SheetView(isWhole: true, content: content()) : nil,
            dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }
    /// Shows a view above all of the panel while there is a value. It is there at once.
    @MainActor @preconcurrency
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(
            item.wrappedValue.map { SheetView(isWhole: true, content: content($0).id($0.id)) },
            dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
    /// Shows a view while a value is true: as a sheet, since a panel has no room beside a view.
    @MainActor @preconcurrency
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }
    /// Shows a view while there is a value: as a sheet, since a panel has no room beside a view.
    @MainActor @preconcurrency
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, content: content) }
}
