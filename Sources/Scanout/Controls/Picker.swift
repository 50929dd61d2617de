/// One of several values, by the tags of views. Nothing chooses on a panel yet: it shows what its binding says.
public struct Picker<Label, SelectionValue: Hashable, Content> {
    @Environment(\.pickerLook) private var look
    @Environment(\.labelsAreHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled
    private let selection: SelectionValue
    private let label: Label
    private let content: Content
}

extension Picker: View where Label: View, Content: View {
    /// Makes a choice with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection.wrappedValue, label: label(), content: content()) }
    /// Makes a choice with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection.wrappedValue, label: label, content: content()) }

    /// The label with the chosen view, or with all of them, as the style says.
    public var body: some View {
        Group {
            switch look {
            case .menu: menu
            case .segmented: segments
            case .inline: rows
            }
        }
        .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
    }

    @MainActor private var menu: some View {
        LabeledControl(label) {
            HStack(spacing: 4) {
                Group(subviews: content) { views in
                    ForEach(views.filter { $0.stands(for: selection) }) { $0 }
                }
                Image(systemName: "chevron.up.chevron.down").imageScale(.small)
            }
            .foregroundStyle(Color.accentColor)
        }
    }

    @MainActor private var segments: some View {
        Group(subviews: content) { views in
            HStack(spacing: 0) {
                ForEach(views) { view in
                    view.frame(maxWidth: .infinity)
                        .padding(.vertical, 6)
                        .background {
                            if view.stands(for: selection) { RoundedRectangle(cornerRadius: 7).fill(.background) }
                        }
                }
            }
            .font(.subheadline)
            .padding(2)
            .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 9))
        }
    }

    @MainActor private var rows: some View {
        Group(subviews: content) { views in
            VStack(alignment: .leading) {
                if !isLabelHidden { label.font(.subheadline).foregroundStyle(.secondary) }
                ForEach(views) { view in
                    HStack {
                        view
                        Spacer()
                        if view.stands(for: selection) {
                            Image(systemName: "checkmark").foregroundStyle(Color.accentColor)
                        }
                    }
                }
            }
        }
    }
}

extension Picker where Label == Text, Content: View {
    /// Makes a choice with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection.wrappedValue, label: Text(titleKey), content: content()) }
    /// Makes a choice with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection.wrappedValue, label: Text(title), content: content()) }
}

extension Picker where Label == Scanout.Label<Text, Image>, Content: View {
    /// Makes a choice with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection.wrappedValue, label: Scanout.Label(titleKey, systemImage: systemImage),
            content: content())
    }
    /// Makes a choice with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection.wrappedValue, label: Scanout.Label(title, systemImage: systemImage),
            content: content())
    }
}
