/// Moves a view and all inside as one.
public struct _GeometryGroup: Sendable {
    /// There is none.
    public typealias Body = Never

    /// The box that moves as one.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryGroupBox(modifier, node)
    }
}

extension _GeometryGroup: _UnaryModifier {}

private final class GeometryGroupBox: _ModifierBox<_GeometryGroup> {
    override var movesAsOne: Bool { true }
}

extension View {
    /// Keeps what is new inside of the view from standing where it belongs while the view moves: all inside moves as one.
    public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}
