import Raster

/// How a lazy container arranges its views: in lines along an axis, each with one view or with one in each track.
struct LazyLayout {
    /// Along which lines follow each other.
    let axis: Axis
    /// The tracks across; nil for one that takes all.
    let items: [GridItem]?
    let alignment: Alignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    /// Between lines, in points.
    var gap: Double { spacing.map { Double($0).asLength } ?? ViewSpacing.standard }
    var crossAxis: Axis { axis == .vertical ? .horizontal : .vertical }

    /// The alignment across the lines.
    var crossKey: AlignmentKey { axis == .vertical ? alignment.horizontal.key : alignment.vertical.key }

    /// The tracks of a length; none for a stack.
    func tracks(_ length: Double?) -> [LazyTrack] { items.map { LazyTrack.tracks(of: $0, length: length) } ?? [] }
}

extension LazyLayout: Equatable {
    static func == (a: LazyLayout, b: LazyLayout) -> Bool {
        a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing && a.pinnedViews == b.pinnedViews
            && a.items.map { $0.map(\.identity) } == b.items.map { $0.map(\.identity) }
    }
}

extension GridItem {
    fileprivate struct Identity: Equatable {
        var kind: Int
        var bounds: [CGFloat]
        var spacing: CGFloat?
        var alignment: Alignment?
    }

    fileprivate var identity: Identity {
        switch size {
        case .fixed(let extent): Identity(kind: 0, bounds: [extent], spacing: spacing, alignment: alignment)
        case .flexible(let minimum, let maximum):
            Identity(kind: 1, bounds: [minimum, maximum], spacing: spacing, alignment: alignment)
        case .adaptive(let minimum, let maximum):
            Identity(kind: 2, bounds: [minimum, maximum], spacing: spacing, alignment: alignment)
        }
    }
}
