import Raster

/// Puts a view along a side of another one, whose safe area ends there.
public struct _SafeAreaInsetModifier<Inset: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset

    /// There is none.
    public typealias Body = Never

    /// The box with both views.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        SafeAreaInsetBox(modifier, node)
    }
}

extension _SafeAreaInsetModifier: _UnaryModifier {}

private final class SafeAreaInsetBox<Inset: View>: _ModifierBox<_SafeAreaInsetModifier<Inset>> {
    private typealias Stack = InsetStack<Inset>
    private var insetNode: LayoutContainerNode<Stack, ZStackLayout, Inset>?
    private var insetBox: _LayoutNode? { children.count > 1 ? children[1] : nil }

    override func adopt(_ child: _LayoutNode) {
        node.graph.usesSafeArea = true
        let inset = LayoutContainerNode(
            Stack(modifier), self.node.inputsForChild(), layout: \Stack.layout, content: \Stack.content)
        insetNode = inset
        var list = LayoutNodeList(child)
        inset.appendLayoutNodes(to: &list)
        setChildren(list)
    }

    override func update(_ new: _SafeAreaInsetModifier<Inset>) {
        modifier = new
        insetNode?.update(Stack(new))
        invalidateLayout()
    }

    override func forEachOwnNode(_ body: (_Node) -> Void) { if let insetNode { body(insetNode) } }

    private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

    /// The inset's ideal extent across the side, along all of it.
    private func insetProposal(_ proposal: Proposal) -> Proposal {
        isVertical ? Proposal(width: proposal.width, height: nil) : Proposal(width: nil, height: proposal.height)
    }

    private func insets(_ proposal: Proposal) -> SideInsets {
        guard let size = insetBox?.measure(insetProposal(proposal)).bounded else { return .zero }
        let spacing = modifier.spacing.map { Double($0).asLength } ?? ViewSpacing.standard
        let length = (isVertical ? size.height : size.width) + spacing
        switch modifier.edge {
        case .top: return SideInsets(top: length)
        case .bottom: return SideInsets(bottom: length)
        case .leading: return SideInsets(left: length)
        case .trailing: return SideInsets(right: length)
        }
    }

    override var safeAreaRole: SafeAreaRole {
        let insets = insets(proposal)
        return .adds(node.readsRightToLeft ? insets.mirrored : insets)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        let insets = insets(proposal)
        let size = child?.measure(proposal.shrunk(by: insets)) ?? .zero
        return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        let insets = insets(proposal)
        child?.pending = PendingPlacement(
            position: Point(x: insets.left, y: insets.top), anchor: .zero, proposal: proposal.shrunk(by: insets))
        placeInset(in: size, insetProposal(proposal))
    }

    private func placeInset(in size: Size, _ offer: Proposal) {
        guard let inset = insetBox else { return }
        let insetSize = inset.measure(offer).bounded
        var position = Point.zero
        switch modifier.edge {
        case .bottom: position.y = size.height - insetSize.height
        case .trailing: position.x = size.width - insetSize.width
        case .top, .leading: break
        }
        let key = isVertical ? modifier.alignment.horizontal.key : modifier.alignment.vertical.key
        let line = Double(key.id.defaultValue(in: ViewDimensions(size: size))).asLength
        let along = line - inset.guide(key, in: insetSize)
        if isVertical { position.x = along } else { position.y = along }
        inset.pending = PendingPlacement(position: position, anchor: .zero, proposal: offer)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child else { return nil }
        let inner = Rect(origin: .zero, size: size).inset(by: insets(Proposal(size)))
        return childGuide(key, (child, inner.size, inner.origin))
    }
}

/// The views of an inset, one upon the other.
private struct InsetStack<Content: View>: View {
    typealias Body = Never
    let layout: ZStackLayout
    let content: Content

    init(_ modifier: _SafeAreaInsetModifier<Content>) {
        layout = ZStackLayout(alignment: modifier.alignment)
        content = modifier.inset
    }
}

extension View {
    /// Puts a view above or below this one, whose safe area ends there: contents are laid out beside it, while what
    /// ignores the safe area, and what scrolls, goes on behind it.
    ///
    /// - Parameter spacing: Between both, in points; nil for the usual distance.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, inset: content()))
    }

    /// Puts a view before or after this one, whose safe area ends there: contents are laid out beside it, while what
    /// ignores the safe area, and what scrolls, goes on behind it.
    ///
    /// - Parameter spacing: Between both, in points; nil for the usual distance.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, inset: content()))
    }
}
