/// A title, a message and one or two buttons, in the words of earlier versions; see ``View/alert(_:isPresented:actions:)``.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes one with a button that closes it; "OK" where none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }
    /// Makes one with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// A button for something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }
        /// A button that leaves things as they are.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }
        /// A button "Cancel" that leaves things as they are.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }
        /// A button that does away with something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

/// A title, a message and buttons at the bottom, in the words of earlier versions; see
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct ActionSheet {
    /// A button.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes one with buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an alert as views.
private struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Scanout.Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension View {
    /// Shows an alert while a value is true.
    @MainActor @preconcurrency
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        dialog(isPresented) {
            let alert = content()
            return AlertView(
                title: alert.title, isAtBottom: false, actions: AlertButtons(buttons: alert.buttons),
                message: alert.message)
        }
    }
    /// Shows an alert while there is a value.
    @MainActor @preconcurrency
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let shown = item.wrappedValue.map { content($0) }
        return alert(isPresented: item.isThere()) { shown ?? Alert(title: Text(verbatim: "")) }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while a value is true.
    @MainActor @preconcurrency
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        dialog(isPresented) {
            let sheet = content()
            return AlertView(
                title: sheet.title, isAtBottom: true, actions: AlertButtons(buttons: sheet.buttons),
                message: sheet.message)
        }
    }
    /// Shows a title, a message and buttons at the bottom of the panel while there is a value.
    @MainActor @preconcurrency
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        let shown = item.wrappedValue.map { content($0) }
        return actionSheet(isPresented: item.isThere()) { shown ?? ActionSheet(title: Text(verbatim: "")) }
    }
}

extension Binding {
    /// Whether there is a value; writing false takes it away.
    func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
