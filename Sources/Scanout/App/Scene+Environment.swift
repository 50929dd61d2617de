/// A scene whose views get a changed environment.
struct EnvironmentScene<Content: Scene>: Scene {
    typealias Body = Never

    let content: Content
    let change: (AnyView) -> AnyView

    func _sceneView() -> AnyView { change(content._sceneView()) }
    nonisolated static var _windowCount: Int { Content._windowCount }
}

extension Scene {
    /// Sets a value of the environment for all views of the scene.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Hands an observable object down to all views of the scene, by its class.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.environment(object)) }
    }

    /// Hands an object down to all views of the scene, by its class.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.environmentObject(object)) }
    }

    /// Changes a value of the environment for all views of the scene.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
    }
}
