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

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child else { return nil }
        let childSize = child.measure(Proposal(size)).bounded
        let point = Point(x: Double(modifier.position.x).asLength, y: Double(modifier.position.y).asLength)
        let origin = Point(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2)
        return childGuide(key, (child, childSize, origin))
    }
}

extension View {
    /// Puts the view's centre at a point, in points of the space around.
    public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
    /// Puts the view's centre at a point, in points of the space around.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
