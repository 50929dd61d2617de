/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: DynamicProperty {
    /// What a style makes of it.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Makes a view of the parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What is labelled.
    public struct Content: View {
        let content: ErasedView
        /// The content itself.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// What is labelled.
    public let content: Content
}

/// The style where none is set: the label at the leading edge, the content, in the second level of the style, at the
/// trailing one. Hidden labels leave the content alone.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.labelsAreHidden) private var isLabelHidden

    /// Makes the style.
    public nonisolated init() {}

    /// Label and content at both edges.
    public func makeBody(configuration: Configuration) -> some View {
        if isLabelHidden {
            configuration.content
        } else {
            HStack(alignment: .firstTextBaseline) {
                TitledLabel(configuration.label)
                Spacer()
                VStack(alignment: .trailing) { configuration.content }
                    .foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style where none is set.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }
private enum LabelsAreHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The styles of labelled content.
    var labeledContentStyles: StyleChain {
        get { self[LabeledContentStylesKey.self] }
        set { self[LabeledContentStylesKey.self] = newValue }
    }
    /// Whether labels of what shows a value are left out.
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension View {
    /// Sets how labelled content inside looks.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        transformEnvironment(\.labeledContentStyles) { $0 = $0.appending(style) }
    }
    /// Leaves out the labels of labelled content, progress views and gauges inside.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
