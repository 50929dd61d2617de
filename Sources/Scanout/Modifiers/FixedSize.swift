import Raster

/// Lets a view take its ideal extents, whatever it is offered.
public struct _FixedSizeLayout: Sendable {
    let horizontal: Bool
    let vertical: Bool

    /// There is none.
    public typealias Body = Never

    /// The box that asks for the ideal.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        FixedSizeBox(modifier, node)
    }
}

extension _FixedSizeLayout: _UnaryModifier {}

private final class FixedSizeBox: _ModifierBox<_FixedSizeLayout> {
    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        var answer = childAnswer(inner(proposal))
        if modifier.horizontal { answer.width = .all }
        if modifier.vertical { answer.height = .all }
        return answer
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        child?.pending = PendingPlacement(position: .zero, anchor: .zero, proposal: inner(proposal))
    }
}

extension View {
    /// Lets the view take its ideal extents along the chosen axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
    /// Lets the view take its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
