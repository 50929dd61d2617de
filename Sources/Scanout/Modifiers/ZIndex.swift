import Raster

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
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override var zIndex: Double { modifier.value.isNaN ? 0 : modifier.value }

    override func adopt(_ child: _LayoutNode) {
        node.graph.usesZIndex = true
        super.adopt(child)
    }

    override func update(_ new: _ZIndexModifier) {
        modifier = new
        var current = parent
        while let box = current {
            box.setNeedsDisplay(moved: true)
            current = box.isWrapper ? box.parent : nil
        }
    }
}

extension View {
    /// Says which of a container's views is drawn in front; greater is nearer, 0 is usual.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
