/// Something to press. Nothing presses a panel's buttons yet: a button is drawn, and does nothing.
public struct Button<Label> {
    @Environment(\.buttonStyles) private var styles
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
}

extension Button: View where Label: View {
    /// Makes a button of a view.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }
    /// Makes a button of a view, for something.
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { self.init(role: role, action: action, label: label()) }

    /// What the style makes of it.
    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: styles.erased(label, \.buttonStyles)), action: action)
        let style = styles.last as? any PrimitiveButtonStyle ?? DefaultButtonStyle()
        return Self.styled(style, configuration).environment(\.buttonStyles, styles.outer)
    }

    @MainActor private static func styled<S: PrimitiveButtonStyle>(
        _ style: S, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> AnyView { AnyView(ButtonBody(style: style, configuration: configuration)) }
}

private struct ButtonBody<Style: PrimitiveButtonStyle>: View {
    var style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension Button where Label == Text {
    /// Makes a button with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }
    /// Makes a button with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(title))
    }
    /// Makes a button with a title, for something.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Text(titleKey)) }
    /// Makes a button with a title, for something.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Text(title)) }
}

extension Button where Label == Scanout.Label<Text, Image> {
    /// Makes a button with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, action: action, label: Scanout.Label(titleKey, systemImage: systemImage)) }
    /// Makes a button with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, action: action, label: Scanout.Label(title, systemImage: systemImage)) }
    /// Makes a button with a title and a symbol, for something.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Scanout.Label(titleKey, systemImage: systemImage)) }
    /// Makes a button with a title and a symbol, for something.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Scanout.Label(title, systemImage: systemImage)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: configuration.label)
    }
}
