extension View {
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented) {
            AlertView(
                title: titleVisibility == .visible ? title : nil, isAtBottom: true, actions: actions(),
                message: message())
        }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented) {
            AlertView(
                title: titleVisibility == .visible ? Text(titleKey) : nil, isAtBottom: true, actions: actions(),
                message: message())
        }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented) {
            AlertView(
                title: titleVisibility == .visible ? Text(title) : nil, isAtBottom: true, actions: actions(),
                message: message())
        }
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented) {
            AlertView(
                title: titleVisibility == .visible ? title : nil, isAtBottom: true, actions: actions(),
                message: EmptyView())
        }
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented) {
            AlertView(
                title: titleVisibility == .visible ? Text(titleKey) : nil, isAtBottom: true, actions: actions(),
                message: EmptyView())
        }
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented) {
            AlertView(
                title: titleVisibility == .visible ? Text(title) : nil, isAtBottom: true, actions: actions(),
                message: EmptyView())
        }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(
                title: titleVisibility == .visible ? title : nil, isAtBottom: true, actions: actions(data),
                message: message(data))
        }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(
                title: titleVisibility == .visible ? Text(titleKey) : nil, isAtBottom: true, actions: actions(data),
                message: message(data))
        }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(
                title: titleVisibility == .visible ? Text(title) : nil, isAtBottom: true, actions: actions(data),
                message: message(data))
        }
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(
                title: titleVisibility == .visible ? title : nil, isAtBottom: true, actions: actions(data),
                message: EmptyView())
        }
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(
                title: titleVisibility == .visible ? Text(titleKey) : nil, isAtBottom: true, actions: actions(data),
                message: EmptyView())
        }
    }
    /// Shows a title and buttons at the bottom of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(
                title: titleVisibility == .visible ? Text(title) : nil, isAtBottom: true, actions: actions(data),
                message: EmptyView())
        }
    }
}
