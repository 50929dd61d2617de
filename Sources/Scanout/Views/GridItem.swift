import Raster

/// A row or a column of a lazy grid, or several of them.
public struct GridItem: Sendable {
    /// How wide a column is, or how high a row.
    public enum Size: Sendable {
        /// One of a fixed extent.
        case fixed(CGFloat)
        /// One that takes its part of the room, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into its part of the room, each at least and at most so large.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The extent.
    public var size: Size
    /// To the next item, in points; nil for the usual distance.
    public var spacing: CGFloat?
    /// How views stand in their cells; nil for the middle.
    public var alignment: Alignment?

    /// Makes an item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A row or column of a lazy grid, as it is laid out.
struct LazyTrack {
    var start: Double
    var extent: Double
    var alignment: Alignment

    /// The tracks that items make of a length. Fixed ones and the distances between come off first; the others are
    /// served in their order, each with an equal part of what is then left. Source of the rule: measured in SwiftUI.
    static func tracks(of items: [GridItem], length: Double?) -> [LazyTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
        let fixed = items.reduce(0) { $0 + ($1.fixedExtent ?? 0) }
        var remaining = max(0, (length ?? 0) - gaps - fixed)
        var flexible = items.count { $0.fixedExtent == nil }
        var result: [LazyTrack] = []
        var start = 0.0
        for item in items {
            let extents = item.extents(remaining / Double(max(1, flexible)))
            for extent in extents {
                result.append(LazyTrack(start: start, extent: extent, alignment: item.alignment ?? .center))
                start += extent + item.gap
            }
            if item.fixedExtent == nil {
                flexible -= 1
                remaining = max(0, remaining - extents.reduce(0, +) - item.gap * Double(extents.count - 1))
            }
        }
        return result
    }

    /// From the first one's start to the last one's end.
    static func length(of tracks: [LazyTrack]) -> Double { tracks.last.map { $0.start + $0.extent } ?? 0 }
}

extension GridItem {
    fileprivate var gap: Double { spacing.map { Double($0).asLength } ?? ViewSpacing.standard }

    fileprivate var fixedExtent: Double? {
        if case .fixed(let extent) = size { return Double(extent).asLength.asExtent }
        return nil
    }

    /// The extents of the item's tracks in its part of the room.
    fileprivate func extents(_ room: Double) -> [Double] {
        switch size {
        case .fixed(let extent): return [Double(extent).asLength.asExtent]
        case .flexible(let minimum, let maximum): return [Self.clamp(room, minimum, maximum)]
        case .adaptive(let minimum, let maximum):
            let least = max(1, Double(minimum).asLength)
            let count = max(1, min(10_000, ((room + gap) / max(1, least + gap)).rounded(.down)))
            let extent = Self.clamp((room - gap * (count - 1)) / count, minimum, maximum)
            return [Double](repeating: extent, count: Int(count))
        }
    }

    private static func clamp(_ value: Double, _ minimum: CGFloat, _ maximum: CGFloat) -> Double {
        let least = Double(minimum).asLength.asExtent
        return max(least, min(value, max(least, Double(maximum).asLength)))
    }
}
