/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of what the scene is made of.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
    /// The views of the scene's windows.
    func _rootView() -> AnyView
}

extension Scene {
    /// The views of the scene that this one is made of.
    public func _rootView() -> AnyView { body._rootView() }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that Scanout shows itself have none; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Puts scenes together.
@resultBuilder
public struct SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of one view, which fills the display.
public struct WindowGroup<Content: View>: Scene {
    let content: Content

    /// There is none.
    public typealias Body = Never

    /// Shows views on the display.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows views on the display. Panels show no title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows views on the display. Panels show no title.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public func _rootView() -> AnyView { AnyView(content) }
}
