/// A switch between on and off. Nothing turns a panel's switches yet: it shows what its binding says.
public struct Toggle<Label> {
    @Environment(\.toggleStyles) private var styles
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
}

extension Toggle: View where Label: View {
    /// Makes a switch with a label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }
    /// Makes a switch for several values with a label: on where all are, mixed where some are.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(isOn: Self.all(bindings), isMixed: Self.areMixed(bindings), label: label())
    }

    private nonisolated static func all(_ bindings: [Binding<Bool>]) -> Binding<Bool> {
        Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { new in for binding in bindings { binding.wrappedValue = new } })
    }

    private nonisolated static func areMixed(_ bindings: [Binding<Bool>]) -> Bool {
        let first = bindings.first?.wrappedValue
        return bindings.contains { $0.wrappedValue != first }
    }

    /// What the style makes of it.
    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: styles.erased(label, \.toggleStyles)), isOn: isOn, isMixed: isMixed)
        let style = styles.last as? any ToggleStyle ?? DefaultToggleStyle()
        return Self.styled(style, configuration).environment(\.toggleStyles, styles.outer)
    }

    @MainActor private static func styled<S: ToggleStyle>(
        _ style: S, _ configuration: ToggleStyleConfiguration
    ) -> AnyView { AnyView(ToggleBody(style: style, configuration: configuration)) }
}

private struct ToggleBody<Style: ToggleStyle>: View {
    var style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension Toggle where Label == Text {
    /// Makes a switch with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, isMixed: false, label: Text(titleKey))
    }
    /// Makes a switch with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, isMixed: false, label: Text(title))
    }
}

extension Toggle where Label == Scanout.Label<Text, Image> {
    /// Makes a switch with a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, isMixed: false, label: Scanout.Label(titleKey, systemImage: systemImage))
    }
    /// Makes a switch with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, isMixed: false, label: Scanout.Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes a switch of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}
