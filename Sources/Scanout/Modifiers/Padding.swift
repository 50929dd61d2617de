import Raster

/// Keeps free space around a view.
public struct _PaddingLayout: Sendable {
    let edges: Edge.Set
    let insets: EdgeInsets?

    /// There is none.
    public typealias Body = Never

    /// The usual distance, in points.
    nonisolated static let standard = 16.0

    struct Lengths {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
    }

    var lengths: Lengths {
        func length(_ edge: Edge.Set, _ value: CGFloat?) -> Double {
            edges.contains(edge) ? value.map { Double($0).asLength } ?? Self.standard : 0
        }
        return Lengths(
            top: length(.top, insets?.top), left: length(.leading, insets?.leading),
            bottom: length(.bottom, insets?.bottom), right: length(.trailing, insets?.trailing))
    }

    /// The box with the free space.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        PaddingBox(modifier, node)
    }
}

extension _PaddingLayout: _UnaryModifier {}

private final class PaddingBox: _ModifierBox<_PaddingLayout> {
    private func inner(_ proposal: Proposal) -> Proposal {
        let lengths = modifier.lengths
        return Proposal(
            width: proposal.width.map { $0 - lengths.left - lengths.right },
            height: proposal.height.map { $0 - lengths.top - lengths.bottom })
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        let lengths = modifier.lengths
        var answer = childAnswer(inner(proposal))
        answer.size.width += lengths.left + lengths.right
        answer.size.height += lengths.top + lengths.bottom
        answer.width = answer.width.outset(by: lengths.left + lengths.right)
        answer.height = answer.height.outset(by: lengths.top + lengths.bottom)
        return answer
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let lengths = modifier.lengths
        child?.pending = PendingPlacement(
            position: Point(x: lengths.left, y: lengths.top), anchor: .zero, proposal: inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child else { return nil }
        let lengths = modifier.lengths
        let childSize = Size(
            width: (size.width - lengths.left - lengths.right).asExtent,
            height: (size.height - lengths.top - lengths.bottom).asExtent)
        return childGuide(key, (child, childSize, Point(x: lengths.left, y: lengths.top)))
    }
}

extension View {
    /// Keeps free space along sides, in points; nil for the usual distance.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modifier(_PaddingLayout(edges: edges, insets: insets))
    }
    /// Keeps free space all around, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    /// Keeps the distance that a window's content usually keeps from its sides.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, nil) }
    /// Keeps free space, in points for each side.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }
}
