/// A control at the trailing edge of its label; alone where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    @Environment(\.labelsAreHidden) private var isLabelHidden
    let label: Label
    let control: Control

    init(_ label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        HStack {
            if !isLabelHidden {
                TitledLabel(label)
                Spacer()
            }
            control
        }
    }
}

/// A control's label: of several views the first is the title, and the others stand below, smaller and fainter.
struct TitledLabel<Content: View>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    var body: some View {
        Group(subviews: content) { views in
            if views.count > 1 {
                VStack(alignment: .leading, spacing: 2) {
                    views.first
                    Group { ForEach(views.dropFirst()) { $0 } }
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            } else {
                views
            }
        }
    }
}
