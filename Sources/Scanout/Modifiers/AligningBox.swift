import Raster

/// A box whose child stands in it by an alignment.
class AligningBox<M>: _ModifierBox<M> {
    var alignment: Alignment { .center }
    /// What the child is offered.
    func proposalForChild(_ proposal: Proposal, in size: Size) -> Proposal { proposal }

    final func place(of child: _LayoutNode, in size: Size, _ proposal: Proposal) -> (size: Size, origin: Point) {
        let childSize = child.measure(proposal).bounded
        return (
            childSize,
            Point(
                x: guide(alignment.horizontal.key, size) - child.guide(alignment.horizontal.key, in: childSize),
                y: guide(alignment.vertical.key, size) - child.guide(alignment.vertical.key, in: childSize))
        )
    }

    /// The box's own guides are the defaults, whatever the child says.
    private func guide(_ key: AlignmentKey, _ size: Size) -> Double {
        if let fraction = key.fraction { return (fraction * (key.isVertical ? size.height : size.width)).asLength }
        return Double(key.id.defaultValue(in: ViewDimensions(size: size))).asLength
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        guard let child else { return }
        let inner = proposalForChild(proposal, in: size)
        child.pending = PendingPlacement(
            position: place(of: child, in: size, inner).origin, anchor: .zero, proposal: inner)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child else { return nil }
        let place = place(of: child, in: size, proposalForChild(Proposal(size), in: size))
        return childGuide(key, (child, place.size, place.origin))
    }
}
