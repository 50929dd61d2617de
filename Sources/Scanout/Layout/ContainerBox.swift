import Raster

/// A box that arranges those in it.
class ContainerBox: _LayoutNode {
    final var subviews: LayoutSubviews {
        var subviews = LayoutSubviews(boxes: children)
        subviews.layoutDirection = node.environment.layoutDirection
        return subviews
    }

    override var childrenInDrawingOrder: LayoutNodeList {
        guard graph.usesZIndex else { return children }
        let order = children.enumerated().map { ($0.element.zIndex, $0.offset, $0.element) }
        return LayoutNodeList(order.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2))
    }

    /// The layout's own place of a guide.
    func ownGuide(_ key: AlignmentKey, in size: Size) -> CGFloat? { nil }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard graph.hasExplicitGuides(key) else { return nil }
        return ownGuide(key, in: size) ?? combinedGuide(key, in: size)
    }

    /// What the children say of a guide: the first or last for a line of text, the mean for any other.
    private func combinedGuide(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        let mark = graph.placements.count
        defer { graph.placements.truncate(to: mark) }
        placeChildren(in: size, proposal: Proposal(size))
        var values: [Double] = []
        for child in children {
            let pending = child.takePending() ?? middle(of: size)
            let childSize = child.measure(pending.proposal)
            let origin = child.pendingOrigin(pending)
            guard let value = child.explicitAlignment(key, in: childSize) else { continue }
            values.append(Double(value) + (key.isVertical ? origin.y : origin.x))
        }
        return key.combine(values).map { CGFloat($0) }
    }
}
