/// A label with what it names.
public struct LabeledContent<Label, Content> {
    @Environment(\.labeledContentStyles) private var styles
    private let label: Label
    private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// Makes labelled content of views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// What the style makes of both.
    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: styles.erased(label, \.labeledContentStyles)),
            content: .init(content: styles.erased(content, \.labeledContentStyles)))
        let style = styles.last as? any LabeledContentStyle ?? AutomaticLabeledContentStyle()
        return Self.styled(style, configuration).environment(\.labeledContentStyles, styles.outer)
    }

    @MainActor private static func styled<S: LabeledContentStyle>(
        _ style: S, _ configuration: LabeledContentStyleConfiguration
    ) -> AnyView { AnyView(LabeledContentBody(style: style, configuration: configuration)) }
}

private struct LabeledContentBody<Style: LabeledContentStyle>: View {
    var style: Style
    let configuration: LabeledContentStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension LabeledContent where Label == Text, Content: View {
    /// Makes labelled content with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// Makes labelled content with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with another one that it names.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
    /// Makes a text with another one that it names.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

#if !SCANOUT_EMBEDDED
extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with a formatted value that it names.
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
    }
    /// Makes a text with a formatted value that it names.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(title) })
    }
}
#endif

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Makes labelled content of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
