import Raster

/// Names a view's coordinate space.
public struct _CoordinateSpaceModifier: @unchecked Sendable {
    let name: AnyHashable

    /// There is none.
    public typealias Body = Never

    /// The box with the name.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        CoordinateSpaceBox(modifier, node)
    }
}

extension _CoordinateSpaceModifier: _UnaryModifier {}

private final class CoordinateSpaceBox: _ModifierBox<_CoordinateSpaceModifier>, NamedSpaceBox {
    func answers(to name: AnyHashable) -> Bool { name == modifier.name }
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }
}

extension View {
    /// Names the view's coordinate space for readers of geometry inside.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    /// Names the view's coordinate space for readers of geometry inside.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
