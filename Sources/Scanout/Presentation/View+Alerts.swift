extension View {
    /// Shows a dialog while a value is true.
    @MainActor
    func dialog<A: View, M: View>(_ isPresented: Binding<Bool>, make: () -> AlertView<A, M>) -> some View {
        PresentingView(
            content: self, presented: isPresented.wrappedValue ? make() : nil,
            dismiss: { isPresented.wrappedValue = false }, onDismiss: nil)
    }

    /// Shows a dialog about something while a value is true and there is something.
    @MainActor
    func dialog<A: View, M: View, T>(
        _ isPresented: Binding<Bool>, presenting data: T?, make: (T) -> AlertView<A, M>
    ) -> some View {
        PresentingView(
            content: self, presented: isPresented.wrappedValue ? data.map { make($0) } : nil,
            dismiss: { isPresented.wrappedValue = false }, onDismiss: nil)
    }
}

extension View {
    /// Shows a title, a message and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented) {
            AlertView(title: title, isAtBottom: false, actions: actions(), message: message())
        }
    }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented) {
            AlertView(title: Text(titleKey), isAtBottom: false, actions: actions(), message: message())
        }
    }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented) {
            AlertView(title: Text(title), isAtBottom: false, actions: actions(), message: message())
        }
    }
    /// Shows a title and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented) {
            AlertView(title: title, isAtBottom: false, actions: actions(), message: EmptyView())
        }
    }
    /// Shows a title and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented) {
            AlertView(title: Text(titleKey), isAtBottom: false, actions: actions(), message: EmptyView())
        }
    }
    /// Shows a title and buttons in the middle of the panel while a value is true.
    @MainActor @preconcurrency @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented) {
            AlertView(title: Text(title), isAtBottom: false, actions: actions(), message: EmptyView())
        }
    }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(title: title, isAtBottom: false, actions: actions(data), message: message(data))
        }
    }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(title: Text(titleKey), isAtBottom: false, actions: actions(data), message: message(data))
        }
    }
    /// Shows a title, a message and buttons in the middle of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(title: Text(title), isAtBottom: false, actions: actions(data), message: message(data))
        }
    }
    /// Shows a title and buttons in the middle of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(title: title, isAtBottom: false, actions: actions(data), message: EmptyView())
        }
    }
    /// Shows a title and buttons in the middle of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(title: Text(titleKey), isAtBottom: false, actions: actions(data), message: EmptyView())
        }
    }
    /// Shows a title and buttons in the middle of the panel while a value is true and there is something to show.
    @MainActor @preconcurrency @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, presenting: data) { data in
            AlertView(title: Text(title), isAtBottom: false, actions: actions(data), message: EmptyView())
        }
    }
}

#if !SCANOUT_EMBEDDED
extension View {
    /// Shows an error's description and buttons in the middle of the panel while a value is true and there is an error.
    @MainActor @preconcurrency
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, presenting: error) { error in
            AlertView(
                title: Text(error.errorDescription ?? ""), isAtBottom: false, actions: actions(), message: EmptyView())
        }
    }
    /// Shows an error's description, a message and buttons in the middle of the panel while a value is true and there is an
    /// error.
    @MainActor @preconcurrency
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(isPresented, presenting: error) { error in
            AlertView(
                title: Text(error.errorDescription ?? ""), isAtBottom: false, actions: actions(error),
                message: message(error))
        }
    }
}
#endif
