/// Something to press that shows others. Nothing presses it yet: the label is drawn as the style has it.
public struct Menu<Label, Content> {
    @Environment(\.menuStyles) private var styles
    private let label: Label
    private let content: Content
}

extension Menu: View where Label: View, Content: View {
    private nonisolated init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }

    /// What the style makes of the label and the entries.
    public var body: some View {
        let configuration = MenuStyleConfiguration(
            label: .init(content: styles.erased(label, \.menuStyles)),
            content: .init(content: styles.erased(content, \.menuStyles)))
        let style = styles.last as? any MenuStyle ?? DefaultMenuStyle()
        return Self.styled(style, configuration).environment(\.menuStyles, styles.outer)
    }

    @MainActor private static func styled<S: MenuStyle>(
        _ style: S, _ configuration: MenuStyleConfiguration
    ) -> AnyView { AnyView(MenuBody(style: style, configuration: configuration)) }

    /// Makes a menu of a view.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
    /// Makes a menu of a view that does something when it is tapped.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(label(), content()) }
}

private struct MenuBody<Style: MenuStyle>: View {
    var style: Style
    let configuration: MenuStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Makes a menu of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content)
    }
}

extension Menu where Label == Text, Content: View {
    /// Makes a menu with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }
    /// Makes a menu with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

extension Menu where Label == Text, Content: View {
    /// Makes a menu with a title that does something when it is tapped.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(Text(titleKey), content()) }
    /// Makes a menu with a title that does something when it is tapped.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(Text(title), content()) }
}

extension Menu where Label == Scanout.Label<Text, Image>, Content: View {
    /// Makes a menu with a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Scanout.Label(titleKey, systemImage: systemImage), content())
    }
    /// Makes a menu with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Scanout.Label(title, systemImage: systemImage), content())
    }
}

extension View {
    /// Adds a menu that is shown on a long press, which nothing does yet.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
    /// Adds a menu that is shown on a long press, which nothing does yet.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }
}

#if !SCANOUT_EMBEDDED
/// Something to press that opens an address. Nothing presses it yet: the label is drawn in the tint.
public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL
    @Environment(\.openURL) private var openURL

    /// Makes a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// The label.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// Makes a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Makes a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
#endif
