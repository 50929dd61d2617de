/// An icon beside a title.
struct LabelLayout: Layout {
    private static let gap: CGFloat = 8

    private struct Plan {
        var sizes: [CGSize] = []
        var tops: [CGFloat] = []
        var size = CGSize.zero
    }

    /// The icon takes what it needs, the title the rest. Both have their baselines on one line where both have one.
    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
        var plan = Plan()
        var rest = proposal.width
        var lines: [(explicit: CGFloat?, height: CGFloat)] = []
        for subview in subviews {
            let dimensions = subview.dimensions(in: ProposedViewSize(width: rest, height: proposal.height))
            rest = rest.map { max(0, $0 - dimensions.width - Self.gap) }
            plan.sizes.append(CGSize(width: dimensions.width, height: dimensions.height))
            lines.append((dimensions[explicit: .firstTextBaseline], dimensions.height))
        }
        let isOnLine = lines.allSatisfy { $0.explicit != nil }
        let places = lines.map { isOnLine ? $0.explicit ?? 0 : $0.height / 2 }
        let line = places.max() ?? 0
        plan.tops = places.map { line - $0 }
        plan.size.width = plan.sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, subviews.count - 1))
        plan.size.height = zip(plan.tops, lines).map { $0 + $1.height }.max() ?? 0
        return plan
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plan(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = plan(proposal, subviews)
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + plan.tops[index]), proposal: ProposedViewSize(plan.sizes[index]))
            x += plan.sizes[index].width + Self.gap
        }
    }
}
