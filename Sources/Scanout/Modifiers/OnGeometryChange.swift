import Raster

/// Calls back when what a function makes of a view's geometry has changed.
public struct _GeometryChangeModifier<T: Equatable> {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    /// There is none.
    public typealias Body = Never

    /// The box that is watched.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryChangeBox(modifier, node)
    }
}

extension _GeometryChangeModifier: _UnaryModifier {}

private final class GeometryChangeBox<T: Equatable>: _ModifierBox<_GeometryChangeModifier<T>>, GeometryObserver {
    private var value: T?

    override func adopt(_ child: _LayoutNode) {
        super.adopt(child)
        node.graph.observeGeometry(self)
    }

    /// Geometry stays as it is; another function may make something else of it.
    override func update(_ new: _GeometryChangeModifier<T>) { modifier = new }

    /// A function may have kept the proxy.
    override func didRemove() {
        graph.stopObservingGeometry(self)
        detach()
    }

    func geometryMayHaveChanged() {
        guard isPlaced, node.isAlive else { return }
        let new = modifier.transform(GeometryProxy(box: self))
        if new == value { return }
        let old = value ?? new
        value = new
        let action = modifier.action
        node.graph.afterUpdate { action(old, new) }
    }
}

extension View {
    /// Calls back with what a function makes of the view's geometry: at first, and whenever it has changed.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) }) }

    /// Calls back with what a function made and makes of the view's geometry: at first with the same value twice, and
    /// whenever it has changed.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(_GeometryChangeModifier(transform: transform, action: action)) }
}
