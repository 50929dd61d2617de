/// Puts scenes together.
@resultBuilder
public struct SceneBuilder {
    /// A scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes, each with windows of its own.
    @MainActor public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _SceneList<repeat each Content> {
        _SceneList(content: (repeat each content))
    }
    /// A scene that is there only where something is available.
    @MainActor public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
    /// A scene that may not be there. Whether it is, is asked once, when the app starts.
    @MainActor public static func buildOptional<Content: Scene>(_ scene: Content?) -> _OptionalScene<Content> {
        _OptionalScene(content: scene)
    }
}

/// Several scenes.
public struct _SceneList<each Content: Scene>: Scene {
    let content: (repeat each Content)

    /// There is none.
    public typealias Body = Never

    /// The windows of all of them.
    public func _sceneView() -> AnyView {
        var all = AnyView(EmptyView())
        func add(_ scene: some Scene) { all = AnyView(TupleView((all, scene._sceneView()))) }
        repeat add(each content)
        return all
    }

    /// The sum.
    public nonisolated static var _windowCount: Int {
        var count = 0
        func add<S: Scene>(_ type: S.Type) { count += S._windowCount }
        repeat add((each Content).self)
        return count
    }
}

/// A scene that may not be there.
public struct _OptionalScene<Content: Scene>: Scene {
    let content: Content?

    /// There is none.
    public typealias Body = Never

    /// The windows of the scene, if it is there.
    public func _sceneView() -> AnyView { content?._sceneView() ?? AnyView(EmptyView()) }
    /// Those that there may be.
    public nonisolated static var _windowCount: Int { Content._windowCount }
}
