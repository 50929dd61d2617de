/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of what the scene is made of.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
    /// The scene's windows as a view of the app.
    func _sceneView() -> AnyView
    /// How many windows scenes of this type have.
    nonisolated static var _windowCount: Int { get }
}

extension Scene {
    /// The windows of the scene that this one is made of; state of its own is kept.
    public func _sceneView() -> AnyView { AnyView(SceneView(self)) }
    /// Those of the scene that this one is made of.
    public nonisolated static var _windowCount: Int { Body._windowCount }
}

extension Never: Scene {
    /// There are none.
    public nonisolated static var _windowCount: Int { 0 }
}

extension Scene where Body == Never {
    /// Scenes that Scanout shows itself have none; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A value whose own properties are connected like those of a view: an app, or a scene of its own.
struct ConnectedValue<Value> {
    var value: Value
}

extension ConnectedValue: DynamicProperty {
    @MainActor static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        PropertyLayout.of(Value.self).connect(pointer, to: slots)
    }

    static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        TypeLayout.of(Value.self).isEqual(a, b)
    }
}

/// A scene with a body as a view, so that its state lives in the graph like that of any view.
struct SceneView<S: Scene>: View {
    private var source: ConnectedValue<S>

    init(_ scene: S) { source = ConnectedValue(value: scene) }

    var body: some View { source.value.body._sceneView() }
}
