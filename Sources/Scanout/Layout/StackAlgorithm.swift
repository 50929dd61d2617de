import Raster

/// How a stack shares a length among its views: one algorithm for both axes.
///
/// Views are asked what they take at least and at most. The least flexible one is offered an equal share first, takes
/// what it wants, and the rest is shared among the others. Views of a higher priority come before, with only what the
/// others need at least kept back. Source of the rule: SwiftUI's documentation of stacks and measured results.
///
/// Most stacks hold views that need not be asked that much: see ``shareQuickly(_:_:_:)``.
@MainActor
struct StackAlgorithm: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    /// Between views, in points; nil for the views' own distances.
    let spacing: Double?

    nonisolated init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    private var isHorizontal: Bool { axis == .horizontal }
    private var crossAxis: Axis { isHorizontal ? .vertical : .horizontal }

    private func along(_ point: Point) -> Double { isHorizontal ? point.x : point.y }
    private func across(_ point: Point) -> Double { isHorizontal ? point.y : point.x }
    private func along(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
    private func across(_ size: Size) -> Double { isHorizontal ? size.height : size.width }

    private typealias Share = StackShare
    private typealias Shares = UnsafeMutableBufferPointer<StackShare>

    private func gap(_ children: LayoutNodeList, after index: Int) -> Double {
        if let spacing { return spacing }
        return Double(children[index].spacing.distance(to: children[index + 1].spacing, along: axis))
    }

    private func totalSpacing(_ children: LayoutNodeList) -> Double {
        if children.count < 2 { return 0 }
        if let spacing { return spacing * Double(children.count - 1) }
        return (0..<(children.count - 1)).reduce(0) { $0 + gap(children, after: $1) }
    }

    // MARK: Size

    /// The extents of all views side by side.
    func answer(_ proposal: Proposal, _ children: LayoutNodeList) -> SizeAnswer {
        guard let memory = children.first?.graph.shareMemory else { return SizeAnswer(always: .zero) }
        let shares = memory.take(children.count)
        defer { memory.giveBack(shares) }
        let holds = share(proposal, children, shares)
        var length = totalSpacing(children)
        // The views decide, not the line that their guides meet on, which can lie outside of all of them.
        var before = -Double.infinity
        var after = -Double.infinity
        var index = 0
        children.forEachBox { child in
            let size = shares[index].size
            length += along(size)
            let guide = child.guide(alignment, in: size)
            before = max(before, guide)
            after = max(after, across(size) - guide)
            index += 1
        }
        let width = before + after
        let size = isHorizontal ? Size(width: length, height: width) : Size(width: width, height: length)
        return isHorizontal
            ? SizeAnswer(size, width: holds.along, height: holds.across)
            : SizeAnswer(size, width: holds.across, height: holds.along)
    }

    /// Notes where the views go in a stack that was offered a proposal and begins at a point.
    func place(at origin: Point = .zero, _ proposal: Proposal, _ children: LayoutNodeList) {
        guard let memory = children.first?.graph.shareMemory else { return }
        let shares = memory.take(children.count)
        defer { memory.giveBack(shares) }
        _ = share(proposal, children, shares)
        var line = -Double.infinity
        var index = 0
        children.forEachBox { child in
            line = max(line, child.guide(alignment, in: shares[index].size))
            index += 1
        }
        var position = 0.0
        let count = children.count
        index = 0
        children.forEachBox { child in
            let share = shares[index]
            let offset = (line - child.guide(alignment, in: share.size) + across(origin)).asLength
            let start = (position + along(origin)).asLength
            child.pending = PendingPlacement(
                position: isHorizontal ? Point(x: start, y: offset) : Point(x: offset, y: start), anchor: .zero,
                proposal: Proposal(axis, along: share.offer, across: proposal[crossAxis]))
            position += along(share.size)
            if index + 1 < count { position += gap(children, after: index) }
            index += 1
        }
    }

    // MARK: Shares

    /// The proposals to the stack for which the shares are what they are.
    private struct Validity {
        var along: ExtentInterval
        var across = ExtentInterval.all
    }

    /// Sets all shares for a proposal to the stack.
    private func share(_ proposal: Proposal, _ children: LayoutNodeList, _ shares: Shares) -> Validity {
        let cross = proposal[crossAxis]
        guard let length = proposal[axis] else { return takeIdeals(cross, children, shares) }
        let free = length - totalSpacing(children)
        if let quick = shareQuickly(free, cross, children, shares) {
            var validity = quick.validity
            switch quick.kind {
            case .rigid: validity.along = .all
            case .bounded: validity.along = ExtentInterval(low: Extent.encode(length), high: Extent.infinite)
            case .filling: validity.along = ExtentInterval(Extent.encode(length))
            }
            return validity
        }
        return shareByFlexibility(free, cross, children, shares, Validity(along: .init(Extent.encode(length))))
    }

    private func takeIdeals(_ cross: Double?, _ children: LayoutNodeList, _ shares: Shares) -> Validity {
        var validity = Validity(along: .all)
        var index = 0
        children.forEachBox { child in
            let answer = child.measureAnswer(Proposal(axis, along: nil, across: cross))
            shares.initializeElement(at: index, to: Share(offer: nil, size: answer.size))
            validity.along = validity.along.intersection(answer[axis])
            validity.across = validity.across.intersection(answer[crossAxis])
            index += 1
        }
        // What answers anything alike does so in a stack; what else the length may be is not followed up.
        if !validity.along.isAll { validity.along = ExtentInterval(Extent.unspecified) }
        return validity
    }

    private enum Kind { case rigid, bounded, filling }

    /// Shares a length without asking each view for its least and its most. Nil where that may decide.
    ///
    /// - Views that answer any offer alike (a fixed frame) have no flexibility, so they come first and take what they
    ///   take.
    /// - Of the rest, views that are content with an equal share, and with whatever is more (a line of text that finds
    ///   room), take that in whatever order they are asked, since what one leaves only adds to what the next is
    ///   offered.
    /// - Views that would fill any length are the most flexible, so they come last, in their order.
    /// - Spacers come after all of these, by their priority; what they need at least is kept back.
    private func shareQuickly(
        _ free: Double, _ cross: Double?, _ children: LayoutNodeList, _ shares: Shares
    ) -> (validity: Validity, kind: Kind)? {
        var validity = Validity(along: .all)
        var spacers = 0
        var reserved = 0.0
        if children.first?.graph.usesLayoutPriority == true {
            for child in children {
                let priority = child.layoutPriority
                if priority == 0 { continue }
                guard child.isSpacer, priority == -.infinity else { return nil }
                spacers += 1
                reserved += along(child.measure(Proposal(axis, along: 0, across: cross)))
            }
        }
        let plain = children.count - spacers
        var remaining = free - reserved
        var others = plain

        func offer(_ child: _LayoutNode, _ length: Double) -> SizeAnswer {
            let answer = child.measureAnswer(Proposal(axis, along: length, across: cross))
            validity.across = validity.across.intersection(answer[crossAxis])
            return answer
        }
        func set(_ index: Int, _ offer: Double, _ size: Size) {
            shares.initializeElement(at: index, to: Share(offer: offer, size: size))
            remaining -= along(size)
            others -= 1
        }

        let first = plain > 0 ? max(0, remaining / Double(plain)) : 0
        var index = 0
        children.forEachBox { child in
            defer { index += 1 }
            shares.initializeElement(at: index, to: Share(offer: nil, size: .zero))
            if spacers > 0, child.isSpacer { return }
            let answer = offer(child, first)
            if answer[axis].isAll { set(index, first, answer.size) }
        }
        if others == 0 && spacers == 0 { return (validity, .rigid) }
        let second = others > 0 ? max(0, remaining / Double(others)) : 0
        var filling = 0
        var isClear = true
        index = 0
        children.forEachBox { child in
            defer { index += 1 }
            if !isClear || shares[index].offer != nil || (spacers > 0 && child.isSpacer) { return }
            let answer = offer(child, second)
            if along(answer.size) <= second, answer[axis].high >= Extent.infinite {
                set(index, second, answer.size)
            } else if along(offer(child, .infinity).size) == .infinity {
                filling += 1
            } else {
                isClear = false
            }
        }
        if !isClear { return nil }
        if filling == 0 && spacers == 0 { return (validity, .bounded) }
        for isSpacer in [false, true] {
            var left = isSpacer ? spacers : filling
            if isSpacer { remaining += reserved }
            index = 0
            children.forEachBox { child in
                defer { index += 1 }
                if left == 0 || shares[index].offer != nil || (spacers > 0 && child.isSpacer != isSpacer) { return }
                let length = max(0, remaining / Double(left))
                set(index, length, offer(child, length).size)
                left -= 1
            }
        }
        return (validity, .filling)
    }

    private struct Flexibility {
        var index: Int
        var least: Double
        var range: Double
        var priority: Double
    }

    private func shareByFlexibility(
        _ free: Double, _ cross: Double?, _ children: LayoutNodeList, _ shares: Shares, _ before: Validity
    ) -> Validity {
        var validity = before
        func offer(_ child: _LayoutNode, _ length: Double) -> Size {
            let answer = child.measureAnswer(Proposal(axis, along: length, across: cross))
            validity.across = validity.across.intersection(answer[crossAxis])
            return answer.size
        }
        let order = children.enumerated().map { index, child in
            let least = along(offer(child, 0))
            let most = along(offer(child, .infinity))
            return Flexibility(
                index: index, least: least, range: max(0, most - least), priority: child.layoutPriority)
        }.sorted { ($0.priority, $1.range, $1.index) > ($1.priority, $0.range, $0.index) }
        var remaining = free
        var start = 0
        while start < order.count {
            let end = order[start...].firstIndex { $0.priority != order[start].priority } ?? order.count
            let reserved = order[end...].reduce(0) { $0 + $1.least }
            var available = remaining - reserved
            for position in start..<end {
                let length = max(0, available / Double(end - position))
                let size = offer(children[order[position].index], length)
                shares.initializeElement(at: order[position].index, to: Share(offer: length, size: size))
                available -= along(size)
                remaining -= along(size)
            }
            start = end
        }
        return validity
    }
}

nonisolated func stackProperties(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
}
