/// Views that can be hidden, below a label. Nothing presses the label yet: they are shown as the binding says.
public struct DisclosureGroup<Label, Content> {
    @Environment(\.disclosureStyles) private var styles
    @State private var isOpen = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
}

extension DisclosureGroup: View where Label: View, Content: View {
    private nonisolated init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }

    /// What the style makes of both.
    public var body: some View {
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: styles.erased(label, \.disclosureStyles)),
            content: .init(content: styles.erased(content(), \.disclosureStyles)),
            isExpanded: isExpanded ?? $isOpen)
        let style = styles.last as? any DisclosureGroupStyle ?? AutomaticDisclosureGroupStyle()
        return Self.styled(style, configuration).environment(\.disclosureStyles, styles.outer)
    }

    @MainActor private static func styled<S: DisclosureGroupStyle>(
        _ style: S, _ configuration: DisclosureGroupStyleConfiguration
    ) -> AnyView { AnyView(DisclosureBody(style: style, configuration: configuration)) }

    /// Makes views with a label, hidden at first.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content)
    }
    /// Makes views with a label, shown as a binding says.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(isExpanded, label(), content) }
}

private struct DisclosureBody<Style: DisclosureGroupStyle>: View {
    var style: Style
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Makes views with a title, hidden at first.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(titleKey), content)
    }
    /// Makes views with a title, hidden at first.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(label), content)
    }
    /// Makes views with a title, shown as a binding says.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded, Text(titleKey), content) }
    /// Makes views with a title, shown as a binding says.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded, Text(label), content) }
}

/// How views that can be hidden look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
    /// What a style makes of them.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes a view of the parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of views that can be hidden.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// The views.
    public struct Content: View {
        let content: ErasedView
        /// The views themselves.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The views.
    public let content: Content
    /// Whether the views are shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The style where none is set: the label with a mark at the trailing edge, and the views below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The label with a mark, and the views below it.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: "chevron.right").foregroundStyle(Color.accentColor)
                    .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style where none is set.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of views that can be hidden.
    var disclosureStyles: StyleChain {
        get { self[DisclosureStylesKey.self] }
        set { self[DisclosureStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how views that can be hidden look.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.disclosureStyles) { $0 = $0.appending(style) }
    }
}
