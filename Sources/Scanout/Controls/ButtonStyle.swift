/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
    /// What a style makes of a button.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes a view of a button's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    /// What a button shows.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What it shows.
    public let label: Label
    /// Whether it is pressed, which nothing does yet.
    public let isPressed: Bool
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
    /// What a style makes of a button.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes a view of a button's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, with what it does.
public struct PrimitiveButtonStyleConfiguration {
    /// What a button shows.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What it shows.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// A style of a button's look alone.
private struct LookOfButtons<Style: ButtonStyle> {
    var style: Style
}

extension LookOfButtons: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: ErasedView(configuration.label)), isPressed: false))
    }
}

private enum ButtonStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of buttons.
    var buttonStyles: StyleChain {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons inside look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyles) { $0 = $0.appending(LookOfButtons(style: style)) }
    }
    /// Sets how buttons inside look and when they act.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyles) { $0 = $0.appending(style) }
    }
}
