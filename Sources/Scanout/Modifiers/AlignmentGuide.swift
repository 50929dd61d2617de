import Raster

/// Gives a view a place of its own for a guide.
public struct _AlignmentGuideModifier {
    let key: AlignmentKey
    let place: (ViewDimensions) -> CGFloat

    /// There is none.
    public typealias Body = Never

    /// The box with the guide.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        node.graph.addExplicitGuide(modifier.key)
        return AlignmentGuideBox(modifier, node)
    }
}

extension _AlignmentGuideModifier: _UnaryModifier {}

private final class AlignmentGuideBox: _ModifierBox<_AlignmentGuideModifier> {
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard key == modifier.key, let child else { return super.explicitAlignment(key, in: size) }
        return modifier.place(child.dimensions(size))
    }

    /// Sizes stay as they are, so the containers have to be told: the guide goes through all of them.
    override func update(_ new: _AlignmentGuideModifier) {
        modifier = new
        node.graph.addExplicitGuide(new.key)
        invalidateLayoutAround(far: true)
    }
}

extension View {
    /// Sets the place of a horizontal guide, in the view's own points.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, place: computeValue)) }
    /// Sets the place of a vertical guide, in the view's own points.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, place: computeValue)) }
}
