import Raster

/// Puts a view's centre at a point of all the space that is offered.
public struct _PositionLayout: Sendable {
    let position: CGPoint

    /// There is none.
    public typealias Body = Never

    /// The box that takes the space.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        PositionBox(modifier, node)
    }
}

extension _PositionLayout: _UnaryModifier {}

private final class PositionBox: _ModifierBox<_PositionLayout> {
    override func computeSize(_ proposal: Proposal) -> Size {
        let ideal = child?.measure(proposal) ?? .zero
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let point = Point(x: Double(modifier.position.x).asLength, y: Double(modifier.position.y).asLength)
        child?.pending = PendingPlacement(position: point, anchor: .center, proposal: proposal)
    }
}

/// Keeps a view's place free and draws nothing.
public struct _HiddenModifier: Sendable {
    /// There is none.
    public typealias Body = Never

    /// The box that draws nothing.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        HiddenBox(modifier, node)
    }
}

extension _HiddenModifier: _UnaryModifier {}

private final class HiddenBox: _ModifierBox<_HiddenModifier> {
    override func paintAll(_ painter: Painter, _ context: DrawContext) {}
}

/// Says which of the views of a container is drawn in front of which.
public struct _ZIndexModifier: Sendable {
    let value: Double

    /// There is none.
    public typealias Body = Never

    /// The box with the number.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ZIndexBox(modifier, node)
    }
}

extension _ZIndexModifier: _UnaryModifier {}

private final class ZIndexBox: _ModifierBox<_ZIndexModifier> {
    override var zIndex: Double { modifier.value.isNaN ? 0 : modifier.value }

    override func adopt(_ child: _LayoutNode) {
        node.graph.usesZIndex = true
        super.adopt(child)
    }

    override func update(_ new: _ZIndexModifier) {
        modifier = new
        parent?.setNeedsDisplay(moved: true)
    }
}

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
    var spaceName: AnyHashable { modifier.name }
}

extension View {
    /// Puts the view's centre at a point, in points of the space around.
    public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
    /// Puts the view's centre at a point, in points of the space around.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
    /// Keeps the view's place free and draws nothing.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
    /// Says which of a container's views is drawn in front; greater is nearer, 0 is usual.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
    /// Names the view's coordinate space for readers of geometry inside.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
