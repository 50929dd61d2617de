/// A title with an icon, in the style of the views around.
public struct Label<Title, Icon> {
    @Environment(\.labelStyles) private var styles
    private let title: Title
    private let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    /// Makes a label of views.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// What the style makes of both.
    public var body: some View {
        let configuration = LabelStyleConfiguration(
            title: .init(content: styles.erased(title, \.labelStyles)),
            icon: .init(content: styles.erased(icon, \.labelStyles)))
        let style = styles.last as? any LabelStyle ?? DefaultLabelStyle()
        return Self.styled(style, configuration).environment(\.labelStyles, styles.outer)
    }

    @MainActor private static func styled<S: LabelStyle>(_ style: S, _ configuration: LabelStyleConfiguration)
        -> AnyView
    {
        AnyView(LabelBody(style: style, configuration: configuration))
    }
}

/// A style at work: a view, so that the style's own properties are connected.
private struct LabelBody<Style: LabelStyle>: View {
    var style: Style
    let configuration: LabelStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of a text and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// Makes a label of a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// Makes a label of a text and a picture of the program's.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    /// Makes a label of a text and a picture of the program's.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    /// Makes a label of a text and a picture of the program's.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    /// Makes a label of a text and a picture of the program's.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Makes a label of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
