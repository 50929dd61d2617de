/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
    /// What a style makes of a switch.
    associatedtype Body: View
    /// The parts of a switch.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes a view of a switch's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a switch.
public struct ToggleStyleConfiguration {
    /// What a switch is for.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What the switch is for.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether it stands for several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The style where none is set: the label, and a switch at the trailing edge.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// Label and switch.
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(SwitchToggleStyle())
    }
}

/// The label, and a switch at the trailing edge: 51 by 31 points, green or in the tint when on.
public struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var around
    private let tint: Color?

    /// Makes the style.
    public nonisolated init() { tint = nil }
    /// Makes the style with a colour for what is on.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Label and switch.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(configuration.label) {
            ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                Capsule().fill(configuration.isOn ? tint ?? around ?? .green : Color.primary.opacity(0.12))
                Circle().fill(.white).padding(2).frame(width: 31)
            }
            .frame(width: 51, height: 31)
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
        }
    }
}

/// A button that is filled when on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The label on an area when on.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        let button = Button {
            isOn.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn {
            button.buttonStyle(BorderedProminentButtonStyle())
        } else {
            button.buttonStyle(BorderedButtonStyle())
        }
    }
}

/// A box with a mark in it when on, and the label behind it.
public struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.labelsAreHidden) private var isLabelHidden

    /// Makes the style.
    public nonisolated init() {}
    /// Box and label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(
                systemName: configuration.isMixed
                    ? "minus.square.fill"
                    : configuration.isOn
                        ? "checkmark.square.fill" : "square"
            )
            .foregroundStyle(configuration.isOn || configuration.isMixed ? Color.accentColor : .secondary)
            if !isLabelHidden { TitledLabel(configuration.label) }
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style where none is set.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled when on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a mark in it when on.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private enum ToggleStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of switches.
    var toggleStyles: StyleChain {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how switches inside look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        transformEnvironment(\.toggleStyles) { $0 = $0.appending(style) }
    }
}
