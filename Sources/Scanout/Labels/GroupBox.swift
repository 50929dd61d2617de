/// Views in a box, with a label above.
public struct GroupBox<Label, Content> {
    @Environment(\.groupBoxStyles) private var styles
    private let label: Label
    private let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    /// Makes a box with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    /// Makes a box with a label.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// What the style makes of both.
    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            content: .init(content: styles.erased(content, \.groupBoxStyles)),
            label: .init(content: styles.erased(label, \.groupBoxStyles)))
        let style = styles.last as? any GroupBoxStyle ?? DefaultGroupBoxStyle()
        return Self.styled(style, configuration).environment(\.groupBoxStyles, styles.outer)
    }

    @MainActor private static func styled<S: GroupBoxStyle>(_ style: S, _ configuration: GroupBoxStyleConfiguration)
        -> AnyView
    {
        AnyView(GroupBoxBody(style: style, configuration: configuration))
    }
}

private struct GroupBoxBody<Style: GroupBoxStyle>: View {
    var style: Style
    let configuration: GroupBoxStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension GroupBox where Label == EmptyView, Content: View {
    /// Makes a box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text, Content: View {
    /// Makes a box with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// Makes a box with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Makes a box of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
    /// What a style makes of a box.
    associatedtype Body: View
    /// The parts of a box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes a view of a box's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What is inside.
    public struct Content: View {
        let content: ErasedView
        /// The content itself.
        public var body: some View { content }
    }

    /// What is inside.
    public let content: Content
    /// The label.
    public let label: Label
}

/// The style where none is set: on a rounded area in a shade beside the background's, the label as a headline.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.colorScheme) private var colorScheme

    /// Makes the style.
    public nonisolated init() {}

    /// A rounded area.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        // iOS' second shade of backgrounds.
        .background(
            Color(hex: colorScheme == .dark ? 0x1C1C1E : 0xF2F2F7, opacity: 1), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style where none is set.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of boxes.
    var groupBoxStyles: StyleChain {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how boxes inside look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(\.groupBoxStyles) { $0 = $0.appending(style) }
    }
}
