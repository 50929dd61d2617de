/// How high a sheet is; here always as high as the panel but for a little.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half of the panel.
    public static let medium = PresentationDetent(name: "medium")
    /// All but a little of the panel.
    public static let large = PresentationDetent(name: "large")
    /// A share of the panel.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) pt") }
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
        isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }
    /// Shows a view while there is a value: as a sheet, since a panel has no room beside a view.
    @MainActor @preconcurrency
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, content: content) }

    /// Shows a title, a message and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presenting(
            isPresented.wrappedValue
                ? AlertView(title: title, isAtBottom: false, actions: actions(), message: message()) : nil,
            dismiss: { isPresented.wrappedValue = false })
    }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
    /// Shows a title and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() }) }
    /// Shows a title and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    /// Shows a title and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    /// Shows a title, a message and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presenting(
            isPresented.wrappedValue
                ? AlertView(
                    title: titleVisibility == .visible ? title : nil, isAtBottom: true, actions: actions(),
                    message: message()) : nil, dismiss: { isPresented.wrappedValue = false })
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }

    /// Says how high sheets are that show the view; they are as high as the panel but for a little.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Says whether sheets that show the view have a mark to move them by; nothing moves them.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Says whether a hand can close what shows the view; none can.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
