import Displays

/// A scene of one view, which fills a display.
///
/// An app with one window shows it on the display that `--display` names, or the best. Of several each has a display of
/// its own: the one that `--display` gives to it by id or in order (`status=drm:DSI-1`), else the one of
/// ``Scene/display(_:)``, else the next that is free.
public struct WindowGroup<Content: View>: Scene {
    let window: WindowView<Content>

    /// There is none.
    public typealias Body = Never

    private init(id: String?, content: Content) { window = WindowView(id: id, content: content) }

    /// Shows views on the display.
    public init(@ViewBuilder content: () -> Content) { self.init(id: nil, content: content()) }
    /// Shows views on the display that `--display` gives to the id.
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content: content()) }
    /// Shows views on the display. Panels show no title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, content: content()) }
    /// Shows views on the display that `--display` gives to the id. Panels show no title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content())
    }
    /// Shows views on the display. Panels show no title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, content: content())
    }
    /// Shows views on the display that `--display` gives to the id. Panels show no title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content())
    }
    /// Shows views on the display. Panels show no title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, content: content())
    }
    /// Shows views on the display that `--display` gives to the id. Panels show no title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content())
    }

    /// The views.
    public func _sceneView() -> AnyView { AnyView(window) }
    /// One.
    public nonisolated static var _windowCount: Int { 1 }
}

/// A scene of one window that there is once, which fills a display; see ``WindowGroup``.
public struct Window<Content: View>: Scene {
    let window: WindowView<Content>

    /// There is none.
    public typealias Body = Never

    /// Shows views on the display that `--display` gives to the id. Panels show no title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = WindowView(id: id, content: content())
    }
    /// Shows views on the display that `--display` gives to the id. Panels show no title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        window = WindowView(id: id, content: content())
    }
    /// Shows views on the display that `--display` gives to the id. Panels show no title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        window = WindowView(id: id, content: content())
    }

    /// The views.
    public func _sceneView() -> AnyView { AnyView(window) }
    /// One.
    public nonisolated static var _windowCount: Int { 1 }
}

/// A scene for an app's settings: a panel has no menu to open them from, so that nothing is shown.
public struct Settings<Content: View>: Scene {
    /// There is none.
    public typealias Body = Never

    /// Takes views that are not shown.
    public init(@ViewBuilder content: () -> Content) {}

    /// Nothing.
    public func _sceneView() -> AnyView { AnyView(EmptyView()) }
    /// None.
    public nonisolated static var _windowCount: Int { 0 }
}
