/// Something to press that leads to another view. Nothing presses links yet: a link is drawn, in the tint.
public struct NavigationLink<Label: View, Destination: View> {
    @Environment(\.buttonStyles) private var styles
    private let label: Label
}

extension NavigationLink: View {
    private nonisolated init(_ label: Label) { self.label = label }

    /// The label; in a list with a mark at the trailing edge.
    public var body: some View {
        Button {
        } label: {
            label
        }
    }

    /// Makes a link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    /// Makes a link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label()) }
    /// Makes a link to a view that is shown while a value is true.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    /// Makes a link to a view that is shown while a value is true.
    public nonisolated init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
}

extension NavigationLink where Label == Text {
    /// Makes a link to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey))
    }
    /// Makes a link to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title))
    }
    /// Makes a link to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey))
    }
    /// Makes a link to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(Text(title)) }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to the view of a value.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label()) }
    /// Makes a link to the view of a value.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey))
    }
    /// Makes a link to the view of a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title))
    }
}
