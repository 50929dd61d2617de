/// One of the views of a ``TabView``, with what stands for it in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    private let value: Value?
    private let content: Content
    private let label: Label
}

extension Tab: View {
    private nonisolated init(_ value: Value?, _ content: Content, _ label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// The view.
    public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }

    /// Makes a tab with a label.
    public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, content(), label())
    }
    /// Makes a tab with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never { self.init(nil, content(), label()) }
}

extension Tab where Label == Scanout.Label<Text, Image> {
    /// Makes a tab with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, content(), Scanout.Label(titleKey, systemImage: systemImage)) }
    /// Makes a tab with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, content(), Scanout.Label(title, systemImage: systemImage)) }
    /// Makes a tab with a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never { self.init(nil, content(), Scanout.Label(titleKey, systemImage: systemImage)) }
    /// Makes a tab with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never { self.init(nil, content(), Scanout.Label(title, systemImage: systemImage)) }
}
