/// Something to press that shows others. Nothing presses it yet: the label is drawn as a button's.
public struct Menu<Label, Content> {
    private let label: Label
}

extension Menu: View where Label: View, Content: View {
    private nonisolated init(_ label: Label) { self.label = label }

    /// The label.
    public var body: some View {
        Button {
        } label: {
            label
        }
    }

    /// Makes a menu with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label()) }
    /// Makes a menu with a label that does something by itself.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(label()) }
}

extension Menu where Label == Text, Content: View {
    /// Makes a menu with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey))
    }
    /// Makes a menu with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title))
    }
}

extension Menu where Label == Scanout.Label<Text, Image>, Content: View {
    /// Makes a menu with a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Scanout.Label(titleKey, systemImage: systemImage))
    }
    /// Makes a menu with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Scanout.Label(title, systemImage: systemImage))
    }
}

/// Buttons that belong together, beside each other.
public struct ControlGroup<Content: View> {
    private let content: Content
}

extension ControlGroup: View {
    /// Makes a group.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Makes a group with a label, which is not shown.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }

    /// The buttons in a row.
    public var body: some View { HStack { content } }
}

extension View {
    /// Adds a menu that is shown on a long press, which nothing does yet.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
    /// Adds a menu that is shown on a long press, which nothing does yet.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }
}

#if !SCANOUT_EMBEDDED
/// Something to press that opens an address. Nothing presses it yet: the label is drawn in the tint.
public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL
    @Environment(\.openURL) private var openURL

    /// Makes a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// The label.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// Makes a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Makes a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
#endif
