import Raster

/// How a stack shares a length among its views: one algorithm for both axes.
///
/// Views are asked what they take at least and at most. The least flexible one is offered an equal share first, takes
/// what it wants, and the rest is shared among the others. Views of a higher priority come before, with only what the
/// others need at least kept back. Source of the rule: SwiftUI's documentation of stacks and measured results.
struct StackAlgorithm {
    let axis: Axis
    let alignment: AlignmentKey
    /// Between views, in points; nil for the views' own distances.
    let spacing: Double?

    private var isHorizontal: Bool { axis == .horizontal }

    private func along(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
    private func across(_ size: Size) -> Double { isHorizontal ? size.height : size.width }
    private func proposal(along: Double?, across: Double?) -> Proposal {
        isHorizontal ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
    }

    /// A view's size, and what it was offered.
    struct Child {
        var proposal: Proposal
        var size: Size
    }

    private func gap(_ subviews: LayoutSubviews, after index: Int) -> Double {
        if let spacing { return spacing }
        return Double(subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis))
    }

    private func totalSpacing(_ subviews: LayoutSubviews) -> Double {
        if subviews.count < 2 { return 0 }
        return (0..<(subviews.count - 1)).reduce(0) { $0 + gap(subviews, after: $1) }
    }

    /// The views' sizes for a proposal to the stack.
    func children(_ proposal: Proposal, _ subviews: LayoutSubviews) -> [Child] {
        let cross = isHorizontal ? proposal.height : proposal.width
        guard let length = isHorizontal ? proposal.width : proposal.height else {
            let offer = self.proposal(along: nil, across: cross)
            return subviews.map { Child(proposal: offer, size: $0.size(offer)) }
        }
        return share(length - totalSpacing(subviews), cross, subviews)
    }

    private struct Flexibility {
        var index: Int
        var least: Double
        var range: Double
        var priority: Double
    }

    private func flexibilities(_ cross: Double?, _ subviews: LayoutSubviews) -> [Flexibility] {
        subviews.indices.map { index in
            let least = along(subviews[index].size(proposal(along: 0, across: cross)))
            let most = along(subviews[index].size(proposal(along: .infinity, across: cross)))
            return Flexibility(
                index: index, least: least, range: max(0, most - least), priority: subviews[index].priority)
        }
    }

    private func share(_ length: Double, _ cross: Double?, _ subviews: LayoutSubviews) -> [Child] {
        var result = [Child](
            repeating: Child(proposal: .unspecified, size: .zero), count: subviews.count)
        let order = flexibilities(cross, subviews).sorted {
            ($0.priority, $1.range, $1.index) > ($1.priority, $0.range, $0.index)
        }
        var remaining = length
        var start = 0
        while start < order.count {
            let end = order[start...].firstIndex { $0.priority != order[start].priority } ?? order.count
            let reserved = order[end...].reduce(0) { $0 + $1.least }
            var available = remaining - reserved
            for position in start..<end {
                let offer = proposal(along: max(0, available / Double(end - position)), across: cross)
                let size = subviews[order[position].index].size(offer)
                result[order[position].index] = Child(proposal: offer, size: size)
                available -= along(size)
                remaining -= along(size)
            }
            start = end
        }
        return result
    }

    /// The extents of all views side by side.
    func size(_ children: [Child], _ subviews: LayoutSubviews) -> Size {
        var length = totalSpacing(subviews)
        var before = 0.0
        var after = 0.0
        for (child, subview) in zip(children, subviews) {
            length += along(child.size)
            let guide = subview.guide(alignment, in: child.size)
            before = max(before, guide)
            after = max(after, across(child.size) - guide)
        }
        let width = subviews.isEmpty ? 0 : before + after
        return isHorizontal ? Size(width: length, height: width) : Size(width: width, height: length)
    }

    func place(in bounds: Size, _ proposal: Proposal, _ subviews: LayoutSubviews) {
        let children = children(proposal, subviews)
        let guides = zip(children, subviews).map { $1.guide(alignment, in: $0.size) }
        let line = guides.max() ?? 0
        var position = 0.0
        for index in subviews.indices {
            let offset = line - guides[index]
            let point = isHorizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
            subviews[index].place(at: point, anchor: .zero, proposal: ProposedViewSize(children[index].proposal))
            position += along(children[index].size)
            if index + 1 < subviews.count { position += gap(subviews, after: index) }
        }
    }
}

func stackProperties(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
}
