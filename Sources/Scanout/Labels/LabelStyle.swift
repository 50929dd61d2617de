/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
    /// What a style makes of a label.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Makes a view of a label's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title: View {
        let content: ErasedView
        /// The label's own title.
        public var body: some View { content }
    }

    /// The icon.
    public struct Icon: View {
        let content: ErasedView
        /// The label's own icon.
        public var body: some View { content }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The style where none is set: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// Icon and title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title, 8 points apart; an icon with a baseline stands on that of the title's first line, any other in the
/// middle of its height.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// Icon and title.
    public func makeBody(configuration: Configuration) -> some View {
        LabelLayout {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style where none is set: icon and title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of labels.
    var labelStyles: StyleChain {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels inside look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0 = $0.appending(style) }
    }
}
