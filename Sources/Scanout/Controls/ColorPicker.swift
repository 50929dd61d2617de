/// A colour to choose. Nothing chooses on a panel yet: it shows what its binding says.
public struct ColorPicker<Label: View> {
    private let color: () -> Color
    private let label: Label
}

extension ColorPicker: View {
    private nonisolated init(_ color: @escaping () -> Color, _ label: Label) {
        self.color = color
        self.label = label
    }

    /// The label, and a disc of the colour at the trailing edge.
    public var body: some View {
        LabeledControl(label) {
            Circle().fill(color()).strokeBorder(Color.primary.opacity(0.2), lineWidth: 1).frame(width: 28, height: 28)
        }
    }

    /// Makes a colour with a label.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) { self.init({ selection.wrappedValue }, label()) }
    /// Makes a colour with a label.
    public nonisolated init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) { self.init({ Color(cgColor: selection.wrappedValue) }, label()) }
}

extension ColorPicker where Label == Text {
    /// Makes a colour with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init({ selection.wrappedValue }, Text(titleKey)) }
    /// Makes a colour with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init({ selection.wrappedValue }, Text(title)) }
}
