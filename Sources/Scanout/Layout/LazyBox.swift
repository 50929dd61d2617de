import Raster

/// The box of a lazy container: it asks for the views of a line once the line comes into sight, and shows no others.
///
/// Where lines lie is known only as far as they were seen; those that were not count as the mean of the others. What is
/// in sight is followed with each update, as a scroll view around moves the box.
final class LazyBox: _LayoutNode, GeometryObserver {
    var layout: LazyLayout {
        didSet {
            if layout == oldValue { return }
            lines = nil
            invalidateLayout()
        }
    }

    /// Views that stand beside each other.
    struct Line {
        var views: Range<Int>
        /// Set for a section's header or footer, which is a line of its own.
        var role: SectionRole?
    }

    /// Where lines are, in points along the axis.
    struct Arrangement {
        var lines: [Line]
        var tracks: [LazyTrack]
        var starts: [Double] = []
        var extents: [Double] = []
        var length = 0.0
    }

    private var lines: [Line]?
    /// The part of the box that could be seen when its views were placed.
    private var seen: Rect?
    private var isObserving = false
    /// The views that are kept in sight, drawn in front of the others.
    private(set) var pinned: Set<ObjectIdentifier> = []

    init(_ node: _Node, layout: LazyLayout) {
        self.layout = layout
        super.init(node)
    }

    override func childrenDidChange() { lines = nil }

    // MARK: Lines

    private func along(_ size: Size) -> Double { layout.axis == .vertical ? size.height : size.width }
    private func across(_ size: Size) -> Double { layout.axis == .vertical ? size.width : size.height }

    private func currentLines(_ tracks: Int) -> [Line] {
        if let lines { return lines }
        var result: [Line] = []
        for (index, child) in children.enumerated() {
            let role = child.layoutValue(SectionRole.self)
            if role == nil, let last = result.last, last.role == nil, last.views.count < tracks {
                result[result.count - 1].views = last.views.lowerBound..<(index + 1)
            } else {
                result.append(Line(views: index..<(index + 1), role: role))
            }
        }
        lines = result
        return result
    }

    /// What a view is offered: its track, or all of the cross extent.
    func offer(_ line: Line, _ index: Int, _ tracks: [LazyTrack], _ cross: Double?) -> Proposal {
        let isCell = line.role == nil && !tracks.isEmpty
        let extent = isCell ? tracks[index - line.views.lowerBound].extent : cross
        return Proposal(layout.axis, along: nil, across: extent)
    }

    /// A line's extent along the axis; nil while a view of it has not been made.
    private func extent(_ line: Line, _ tracks: [LazyTrack], _ cross: Double?) -> Double? {
        var result = 0.0
        for index in line.views {
            if children[index].isEstimated { return nil }
            result = max(result, along(children[index].measure(offer(line, index, tracks, cross))))
        }
        return result
    }

    private func prepare(_ line: Line) { for index in line.views { children[index].prepare() } }

    /// Finds the lines' places, and makes the views of those that are within a range along the axis.
    func arrange(_ tracks: [LazyTrack], _ cross: Double?, making visible: ClosedRange<Double>? = nil) -> Arrangement {
        var result = Arrangement(lines: currentLines(max(1, tracks.count)), tracks: tracks)
        if let first = result.lines.first, result.lines.allSatisfy({ children[$0.views.lowerBound].isEstimated }) {
            prepare(first)
        }
        let known = result.lines.map { extent($0, tracks, cross) }
        let sum = known.reduce((0.0, 0.0)) { sum, extent in extent.map { (sum.0 + $0, sum.1 + 1) } ?? sum }
        let mean = sum.1 > 0 ? sum.0 / sum.1 : 0
        var position = 0.0
        for (line, extent) in zip(result.lines, known) {
            var extent = extent
            if extent == nil, let visible, visible.overlaps(position...(position + mean)) {
                prepare(line)
                extent = self.extent(line, tracks, cross)
            }
            result.starts.append(position)
            result.extents.append(extent ?? mean)
            position += (extent ?? mean) + layout.gap
        }
        result.length = result.lines.isEmpty ? 0 : position - layout.gap
        return result
    }

    // MARK: Size

    override func computeSize(_ proposal: Proposal) -> Size {
        let cross = proposal[layout.crossAxis]
        let tracks = layout.tracks(cross)
        let arrangement = arrange(tracks, cross)
        let width: Double
        if layout.items != nil {
            width = LazyTrack.length(of: tracks)
        } else {
            width = cross ?? widest(arrangement)
        }
        let isVertical = layout.axis == .vertical
        return Size(
            width: isVertical ? width : arrangement.length, height: isVertical ? arrangement.length : width)
    }

    private func widest(_ arrangement: Arrangement) -> Double {
        var result = 0.0
        for line in arrangement.lines {
            for index in line.views where !children[index].isEstimated {
                result = max(result, across(children[index].measure(offer(line, index, [], nil))))
            }
        }
        return result
    }

    // MARK: Placing

    override func placeChildren(in size: Size, proposal: Proposal) {
        if !isObserving {
            isObserving = true
            graph.observeGeometry(self)
        }
        let visible = visibleParts
        seen = visible.all
        let cross = layout.items == nil ? proposal[layout.crossAxis] : across(size)
        let range = range(of: visible.all)
        let arrangement = arrange(layout.tracks(cross), cross, making: range)
        pinned = []
        for (number, line) in arrangement.lines.enumerated() {
            let extent = arrangement.extents[number]
            let start = pinnedStart(number, arrangement, self.range(of: visible.safe)) ?? arrangement.starts[number]
            if start != arrangement.starts[number] { pinned.insert(ObjectIdentifier(children[line.views.lowerBound])) }
            if range.overlaps(start...(start + extent)), !children[line.views.lowerBound].isEstimated {
                place(line, at: start, extent, arrangement.tracks, cross, in: size)
            } else {
                for index in line.views { children[index].hide() }
            }
        }
    }

    private func range(of rect: Rect) -> ClosedRange<Double> {
        layout.axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    private func place(
        _ line: Line, at start: Double, _ extent: Double, _ tracks: [LazyTrack], _ cross: Double?, in size: Size
    ) {
        let free = across(size) - LazyTrack.length(of: tracks)
        for index in line.views {
            let child = children[index]
            let offer = offer(line, index, tracks, cross)
            let childSize = child.measure(offer).bounded
            var position = Point(x: start, y: 0)
            if line.role == nil, !tracks.isEmpty {
                let track = tracks[index - line.views.lowerBound]
                position.y = track.start + fraction(layout.crossKey) * free
                let cell =
                    layout.axis == .vertical
                    ? Size(width: track.extent, height: extent) : Size(width: extent, height: track.extent)
                let inner = origin(of: child, childSize, in: cell, track.alignment)
                position = Point(
                    x: position.x + (layout.axis == .vertical ? inner.y : inner.x),
                    y: position.y + (layout.axis == .vertical ? inner.x : inner.y))
            } else {
                let line = Double(layout.crossKey.id.defaultValue(in: ViewDimensions(size: size)))
                position.y = line - child.guide(layout.crossKey, in: childSize)
            }
            if layout.axis == .vertical { position = Point(x: position.y, y: position.x) }
            child.show()
            child.pending = PendingPlacement(position: position, anchor: .zero, proposal: offer)
        }
    }

    /// Where an alignment across stands, as a part of the extent.
    private func fraction(_ key: AlignmentKey) -> Double {
        Double(key.id.defaultValue(in: ViewDimensions(size: Size(width: 1, height: 1))))
    }

    private func origin(of child: _LayoutNode, _ size: Size, in cell: Size, _ alignment: Alignment) -> Point {
        let area = ViewDimensions(size: cell)
        return Point(
            x: Double(alignment.horizontal.key.id.defaultValue(in: area))
                - child.guide(alignment.horizontal.key, in: size),
            y: Double(alignment.vertical.key.id.defaultValue(in: area)) - child.guide(alignment.vertical.key, in: size))
    }

    // MARK: Sections

    /// Where a header or footer goes that is kept in sight while its section is.
    private func pinnedStart(_ number: Int, _ arrangement: Arrangement, _ visible: ClosedRange<Double>) -> Double? {
        guard let role = arrangement.lines[number].role else { return nil }
        let kind: PinnedScrollableViews = role.isHeader ? .sectionHeaders : .sectionFooters
        guard layout.pinnedViews.contains(kind) else { return nil }
        let start = arrangement.starts[number]
        let extent = arrangement.extents[number]
        if role.isHeader {
            let last = end(ofSection: number, arrangement)
            return max(start, min(visible.lowerBound, arrangement.starts[last] + arrangement.extents[last] - extent))
        }
        let first = begin(ofSection: number, arrangement)
        return min(start, max(visible.upperBound - extent, arrangement.starts[first]))
    }

    /// The last line of the section that a header begins: before the next header, or the section's own footer.
    private func end(ofSection number: Int, _ arrangement: Arrangement) -> Int {
        let next = arrangement.lines[(number + 1)...].firstIndex { $0.role != nil }
        guard let next else { return arrangement.lines.count - 1 }
        return arrangement.lines[next].role?.section == arrangement.lines[number].role?.section ? next : next - 1
    }

    private func begin(ofSection number: Int, _ arrangement: Arrangement) -> Int {
        let before = arrangement.lines[..<number].lastIndex { $0.role != nil }
        guard let before else { return 0 }
        return arrangement.lines[before].role?.section == arrangement.lines[number].role?.section ? before : before + 1
    }

    // MARK: Scrolling

    func geometryMayHaveChanged() {
        if isPlaced, node.isAlive, visibleParts.all != seen { invalidatePlacement() }
    }

    /// Where a view is or will be, as far as is known.
    func expectedFrame(of child: _LayoutNode) -> Rect? {
        guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
        let cross = layout.items == nil ? proposal[layout.crossAxis] : across(size)
        let arrangement = arrange(layout.tracks(cross), cross)
        guard let number = arrangement.lines.firstIndex(where: { $0.views.contains(index) }) else { return nil }
        let (start, extent) = (arrangement.starts[number], arrangement.extents[number])
        return layout.axis == .vertical
            ? Rect(x: 0, y: start, width: size.width, height: extent)
            : Rect(x: start, y: 0, width: extent, height: size.height)
    }

    override var childrenInDrawingOrder: LayoutNodeList {
        if pinned.isEmpty && !graph.usesZIndex { return children }
        let order = children.enumerated().map { index, child in
            (pinned.contains(ObjectIdentifier(child)) ? 1 : 0, child.zIndex, index, child)
        }
        return LayoutNodeList(order.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3))
    }
}
