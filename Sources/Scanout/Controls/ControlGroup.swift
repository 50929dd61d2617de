/// Controls that belong together, in the style of the views around.
public struct ControlGroup<Content: View> {
    @Environment(\.controlGroupStyles) private var styles
    private let content: Content
    private let label: AnyView?
}

extension ControlGroup: View {
    /// What the style makes of the controls.
    public var body: some View {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content: styles.erased(content, \.controlGroupStyles)), label: .init(content: label))
        let style = styles.last as? any ControlGroupStyle ?? AutomaticControlGroupStyle()
        return Self.styled(style, configuration).environment(\.controlGroupStyles, styles.outer)
    }

    @MainActor private static func styled<S: ControlGroupStyle>(
        _ style: S, _ configuration: ControlGroupStyleConfiguration
    ) -> AnyView { AnyView(ControlGroupBody(style: style, configuration: configuration)) }

    /// Makes a group of controls.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }
    /// Makes a group of controls with a label.
    @MainActor @preconcurrency
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
        self.label = AnyView(label())
    }
    /// Makes a group of controls with a title.
    @MainActor @preconcurrency
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// Makes a group of controls with a title.
    @MainActor @preconcurrency @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content, label: { Text(title) }) }
    /// Makes a group of controls with a title and a symbol.
    @MainActor @preconcurrency
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
    }
    /// Makes a group of what a style was given, to be shown in the style around.
    @MainActor @preconcurrency
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        content = configuration.content
        label = AnyView(configuration.label)
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    /// The controls.
    public var body: some View { content }
}

private struct ControlGroupBody<Style: ControlGroupStyle>: View {
    var style: Style
    let configuration: ControlGroupStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
    /// What a style makes of a group.
    associatedtype Body: View
    /// The parts of a group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Makes a view of a group's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let content: ErasedView
        /// The controls themselves.
        public var body: some View { content }
    }

    /// The label, if there is one.
    public struct Label: View {
        let content: AnyView?
        /// The label itself.
        public var body: some View { content }
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

/// The style where none is set: the controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A row.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// The controls beside each other, as in the bar of a stack.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A row.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// A menu of the controls, of which the label shows.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style where none is set.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// As in the bar of a stack.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private enum ControlGroupStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of groups of controls.
    var controlGroupStyles: StyleChain {
        get { self[ControlGroupStylesKey.self] }
        set { self[ControlGroupStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how groups of controls inside look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.controlGroupStyles) { $0 = $0.appending(style) }
    }
}
