import Raster

/// Makes the safe area of a view smaller.
public struct _SafeAreaPaddingLayout: Sendable {
    let padding: _PaddingLayout

    /// There is none.
    public typealias Body = Never

    /// The box with the smaller safe area.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        SafeAreaPaddingBox(modifier, node)
    }
}

extension _SafeAreaPaddingLayout: _UnaryModifier {}

private final class SafeAreaPaddingBox: _ModifierBox<_SafeAreaPaddingLayout> {
    private var insets: SideInsets { modifier.padding.insetsOfSides }

    override func adopt(_ child: _LayoutNode) {
        node.graph.usesSafeArea = true
        super.adopt(child)
    }

    override var safeAreaRole: SafeAreaRole { .adds(node.readsRightToLeft ? insets.mirrored : insets) }

    override func computeSize(_ proposal: Proposal) -> Size {
        let size = child?.measure(proposal.shrunk(by: insets)) ?? .zero
        return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        child?.pending = PendingPlacement(
            position: Point(x: insets.left, y: insets.top), anchor: .zero, proposal: proposal.shrunk(by: insets))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child else { return nil }
        let inner = Rect(origin: .zero, size: size).inset(by: insets)
        return childGuide(key, (child, inner.size, inner.origin))
    }
}

extension _PaddingLayout {
    /// The lengths along the sides.
    var insetsOfSides: SideInsets {
        let lengths = lengths
        return SideInsets(top: lengths.top, left: lengths.left, bottom: lengths.bottom, right: lengths.right)
    }
}

extension View {
    /// Keeps the view clear of sides, in points for each; backgrounds inside still reach them.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(padding: _PaddingLayout(edges: .all, insets: insets)))
    }
    /// Keeps the view clear of sides, in points; nil for the usual distance.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modifier(_SafeAreaPaddingLayout(padding: _PaddingLayout(edges: edges, insets: insets)))
    }
    /// Keeps the view clear of all sides, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
