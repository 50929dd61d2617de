/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
    /// What a style makes of a progress view.
    associatedtype Body: View
    /// What is to be shown.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes a view of what is to be shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view shows.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What says the value.
    public struct CurrentValueLabel: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// The share that is done, 0...1; nil where that is not known.
    public let fractionCompleted: Double?
    /// The label, if there is one.
    public var label: Label?
    /// What says the value, if it is said.
    public var currentValueLabel: CurrentValueLabel?
}

/// The style where none is set: a bar for a value, a turning wheel without one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// A bar or a wheel.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar 4 points high, its label above and what says the value, small, below. Without a value a piece of the bar moves.
public struct LinearProgressViewStyle: ProgressViewStyle {
    @Environment(\.labelsAreHidden) private var isLabelHidden
    private let tint: Color?

    /// Makes the style.
    public nonisolated init() { tint = nil }
    /// Makes the style with a colour for what is done.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if !isLabelHidden { configuration.label }
            ProgressTrack(share: configuration.fractionCompleted, tint: tint)
            if !isLabelHidden { configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

/// A wheel: turning without a value, else a ring that closes, its label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
    @Environment(\.labelsAreHidden) private var isLabelHidden
    private let tint: Color?

    /// Makes the style.
    public nonisolated init() { tint = nil }
    /// Makes the style with a colour.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// A wheel.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if let share = configuration.fractionCompleted {
                ProgressRing(share: share, tint: tint)
            } else {
                ProgressWheel(tint: tint)
            }
            if !isLabelHidden {
                configuration.label.foregroundStyle(.secondary)
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style where none is set.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of progress views.
    var progressViewStyles: StyleChain {
        get { self[ProgressViewStylesKey.self] }
        set { self[ProgressViewStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress views inside look.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.progressViewStyles) { $0 = $0.appending(style) }
    }
}
