/// Controls in sections: a list of rows in the form's style.
public struct Form<Content> {
    @Environment(\.formStyles) private var styles
    private let content: Content
}

extension Form: View where Content: View {
    /// Makes a form.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The rows as the style has them.
    public var body: some View {
        let configuration = FormStyleConfiguration(content: .init(content: styles.erased(content, \.formStyles)))
        let style = styles.last as? any FormStyle ?? AutomaticFormStyle()
        return Self.styled(style, configuration).environment(\.formStyles, styles.outer)
    }

    @MainActor private static func styled<S: FormStyle>(
        _ style: S, _ configuration: FormStyleConfiguration
    ) -> AnyView { AnyView(FormBody(style: style, configuration: configuration)) }
}

private struct FormBody<Style: FormStyle>: View {
    var style: Style
    let configuration: FormStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle: DynamicProperty {
    /// What a style makes of a form.
    associatedtype Body: View
    /// The parts of a form.
    typealias Configuration = FormStyleConfiguration
    /// Makes a view of a form's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
    /// The rows.
    public struct Content: View {
        let content: ErasedView
        /// The rows themselves.
        public var body: some View { content }
    }

    /// The rows.
    public let content: Content
}

/// The style where none is set: a list with sections on areas with rounded corners.
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A list.
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// A list with sections on areas with rounded corners.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(InsetGroupedListStyle())
    }
}

/// Rows below each other, as high as they are.
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// Rows below each other.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style where none is set.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// A list with sections on areas with rounded corners.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Rows below each other.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of forms.
    var formStyles: StyleChain {
        get { self[FormStylesKey.self] }
        set { self[FormStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how forms inside look.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        transformEnvironment(\.formStyles) { $0 = $0.appending(style) }
    }
}
