import Raster

/// Says which views share space first.
public struct _LayoutPriorityModifier: Sendable {
    let priority: Double

    /// There is none.
    public typealias Body = Never

    /// The box with the priority.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        node.graph.usesLayoutPriority = true
        return LayoutPriorityBox(modifier, node)
    }
}

extension _LayoutPriorityModifier: _UnaryModifier {}

private final class LayoutPriorityBox: _ModifierBox<_LayoutPriorityModifier> {
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override var layoutPriority: Double { modifier.priority.isNaN ? 0 : modifier.priority }

    /// The box's own size stays as it is, so the container has to be told.
    override func update(_ new: _LayoutPriorityModifier) {
        modifier = new
        invalidateLayoutAround(far: false)
    }
}

extension View {
    /// Says which views of a stack share space first; greater goes first, 0 is usual.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(priority: value))
    }
}
