/// Something to press that leads to another view: drawn in the tint, in a list's row with a mark at the trailing edge. A style
/// that triggers it, as styles of buttons can, goes where it leads.
public struct NavigationLink<Label: View, Destination: View> {
    @Environment(\.buttonStyles) private var styles
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.navigationPush) private var push
    @State private var isOpen = false
    private let label: Label
    /// Nil for links by values.
    private let destination: Destination?
    /// What a link by a value leads to; nil leads nowhere.
    private let value: AnyHashable?
    /// Whether the destination is shown; nil where the link itself knows.
    private let isActive: Binding<Bool>?
}

extension NavigationLink: View {
    private nonisolated init(
        _ label: Label, _ destination: Destination?, value: AnyHashable? = nil, isActive: Binding<Bool>? = nil
    ) {
        self.label = label
        self.destination = destination
        self.value = value
        self.isActive = isActive
    }

    /// The label, and while the link is active its destination in the stack around.
    public var body: some View {
        if destination != nil {
            PushingView(content: link, isPresented: isActive ?? $isOpen) { destination }
        } else {
            link.disabled(value == nil)
        }
    }

    @MainActor private func follow() {
        if destination != nil {
            (isActive ?? $isOpen).wrappedValue = true
        } else if let value {
            push?.perform(value)
        }
    }

    @ViewBuilder @MainActor private var link: some View {
        if isInListRow, styles.last == nil {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
            }
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
        } else {
            Button {
                follow()
            } label: {
                label
            }
        }
    }

    /// Makes a link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), destination())
    }
    /// Makes a link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), destination)
    }
    /// Makes a link to a view that is shown while a value is true.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label(), destination(), isActive: isActive) }
    /// Makes a link to a view that is shown while a value is true.
    public nonisolated init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(label(), destination, isActive: isActive) }
    /// Makes a link to a view that is shown while a selection is the link's tag.
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label(), destination(), isActive: selection.isOn(tag)) }
    /// Makes a link to a view that is shown while a selection is the link's tag.
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(label(), destination, isActive: selection.isOn(tag)) }

    /// Says whether the destination comes into the detail of a split view; it comes into the stack around.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
    /// Whether the value is a tag; writing false takes it away.
    fileprivate func isOn<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isOn in
                if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link with a title to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), destination())
    }
    /// Makes a link with a title to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), destination())
    }
    /// Makes a link with a title to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), destination)
    }
    /// Makes a link with a title to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), destination)
    }
    /// Makes a link with a title to a view that is shown while a value is true.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(titleKey), destination, isActive: isActive)
    }
    /// Makes a link with a title to a view that is shown while a value is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(title), destination, isActive: isActive)
    }
    /// Makes a link with a title to a view that is shown while a selection is the link's tag.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(Text(titleKey), destination, isActive: selection.isOn(tag)) }
    /// Makes a link with a title to a view that is shown while a selection is the link's tag.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(Text(title), destination, isActive: selection.isOn(tag)) }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to what a value leads to.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), nil, value: value.map { AnyHashable($0) })
    }
    /// Makes a link with a title to what a value leads to.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey), nil, value: value.map { AnyHashable($0) })
    }
    /// Makes a link with a title to what a value leads to.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title), nil, value: value.map { AnyHashable($0) })
    }
}

private enum ListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view is in a row of a list.
    var isInListRow: Bool {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}
