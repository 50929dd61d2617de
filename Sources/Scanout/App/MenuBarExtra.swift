/// A scene for a bar of menus: a panel has none, so that nothing is shown.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    /// There is none.
    public typealias Body = Never

    /// Takes views that are not shown.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    /// Nothing.
    public func _sceneView() -> AnyView { AnyView(EmptyView()) }
    /// None.
    public nonisolated static var _windowCount: Int { 0 }
}

extension MenuBarExtra where Label == Scanout.Label<Text, Image> {
    /// Takes views that are not shown.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// Takes views that are not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == Text {
    /// Takes views that are not shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Takes views that are not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
