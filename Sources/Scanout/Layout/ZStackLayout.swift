import Raster

/// Views one upon the other.
///
/// The views of the highest layout priority decide the size; those of a lower one are offered that size.
public struct ZStackLayout: Layout, Sendable {
    /// How views stand to each other.
    public var alignment: Alignment

    /// Makes a layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    /// The smallest size that holds the views of the highest priority, aligned.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let extent = extent(of: subviews, top: topPriority(subviews), proposal: proposal.proposal)
        return CGSize(width: CGFloat(extent.x + extent.right), height: CGFloat(extent.y + extent.bottom))
    }

    /// Places the views with their guides on each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let top = topPriority(subviews)
        let extent = extent(of: subviews, top: top, proposal: proposal.proposal)
        for subview in subviews {
            let offer = top == nil || subview.priority == top ? proposal.proposal : Proposal(Size(bounds.size))
            let guide = guides(subview, subview.size(offer))
            let position = CGPoint(
                x: Double(bounds.minX) + extent.x - guide.x, y: Double(bounds.minY) + extent.y - guide.y)
            subview.place(at: position, anchor: .zero, proposal: ProposedViewSize(offer))
        }
    }

    /// The highest priority, where priorities differ.
    private func topPriority(_ subviews: Subviews) -> Double? {
        guard let first = subviews.first?.priority else { return nil }
        var top = first
        var differ = false
        for subview in subviews.dropFirst() {
            let priority = subview.priority
            if priority != first { differ = true }
            top = max(top, priority)
        }
        return differ ? top : nil
    }

    /// How far the views that decide the size reach from the common guides to each side.
    private func extent(
        of subviews: Subviews, top: Double?, proposal: Proposal
    ) -> (x: Double, right: Double, y: Double, bottom: Double) {
        var result = (x: -Double.infinity, right: -Double.infinity, y: -Double.infinity, bottom: -Double.infinity)
        for subview in subviews where top == nil || subview.priority == top {
            let size = subview.size(proposal)
            let guide = guides(subview, size)
            result = (
                max(result.x, guide.x), max(result.right, size.width - guide.x),
                max(result.y, guide.y), max(result.bottom, size.height - guide.y)
            )
        }
        return subviews.isEmpty ? (0, 0, 0, 0) : result
    }

    /// The same on boxes, which say more of their answers: an answer of the whole holds where all those inside do.
    @MainActor func answer(_ proposal: Proposal, _ children: LayoutNodeList) -> SizeAnswer {
        if let first = children.first?.layoutPriority, children.contains(where: { $0.layoutPriority != first }) {
            let size = extent(
                of: LayoutSubviews(boxes: children), top: children.map(\.layoutPriority).max(), proposal: proposal)
            return SizeAnswer(Size(width: size.x + size.right, height: size.y + size.bottom), only: proposal)
        }
        var result = SizeAnswer(always: .zero)
        var x = (before: -Double.infinity, after: -Double.infinity)
        var y = (before: -Double.infinity, after: -Double.infinity)
        for child in children {
            let answer = child.measureAnswer(proposal)
            let left = child.guide(alignment.horizontal.key, in: answer.size)
            let top = child.guide(alignment.vertical.key, in: answer.size)
            x = (max(x.before, left), max(x.after, answer.size.width - left))
            y = (max(y.before, top), max(y.after, answer.size.height - top))
            result.width = result.width.intersection(answer.width)
            result.height = result.height.intersection(answer.height)
        }
        if !children.isEmpty { result.size = Size(width: x.before + x.after, height: y.before + y.after) }
        return result
    }

    private func guides(_ subview: LayoutSubview, _ size: Size) -> Point {
        Point(
            x: subview.guide(alignment.horizontal.key, in: size), y: subview.guide(alignment.vertical.key, in: size))
    }
}
