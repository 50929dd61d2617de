/// Keeps the rows of spans that small filled paths gave, for the next ones of the same outline: cards, buttons, dots and
/// ticks come in numbers, and finding a rounded rectangle's edges takes longer than painting it. 100 of 60 by 24 pixels
/// take 131 us in place of 240.
///
/// An outline counts as the same where its points are, whole pixels apart. So that what is kept is what would have been
/// found anew, small outlines are always taken relative to the whole pixel at their upper left.
final class ShapeCache {
    /// What is taken for small: steps of the path, and pixels either way.
    private static let mostElements = 24
    private static let mostPixels = 128.0
    /// Outlines kept.
    private static let slotCount = 24

    private let slots: [RecordedRows]
    private let numbers: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var oldest = 0

    init() {
        let most = Self.mostElements * ShapeNumbers.ofElement + 1
        slots = (0..<Self.slotCount).map { _ in RecordedRows(numbers: most) }
        numbers = .allocate(capacity: most)
    }

    deinit { numbers.deallocate() }

    /// What there is to know about a path.
    enum Answer {
        /// It is not small.
        case unknown
        /// It reaches no pixel of the clip.
        case outside
        /// Its rows.
        case rows(PlacedRows)
    }

    /// The rows of a filled path, from an earlier one or found now.
    func rows(
        of path: Path, _ rule: FillRule, _ transform: AffineTransform, antialiased: Bool, clip: PixelRect,
        _ rasterizer: Rasterizer
    ) -> Answer {
        guard path.elements.count <= Self.mostElements else { return .unknown }
        var box = PointBox()
        let limit = FixedPoint.limit
        guard path.extend(&box, transform), box.maxX - box.minX <= Self.mostPixels,
            box.maxY - box.minY <= Self.mostPixels, box.minX > -limit, box.minY > -limit, box.maxX < limit,
            box.maxY < limit
        else { return .unknown }
        let x = Column.floor(box.minX)
        let y = Column.floor(box.minY)
        let reach = PixelRect(x0: x - 1, y0: y - 1, x1: Column.ceiling(box.maxX) + 1, y1: Column.ceiling(box.maxY) + 1)
        guard reach.intersects(clip) else { return .outside }
        let placed = transform.concatenating(.translation(x: -Double(x), y: -Double(y)))
        var shape = ShapeNumbers(numbers)
        shape.add(rule, antialiased: antialiased)
        shape.add(path, placed)
        if let slot = slots.first(where: { $0.matches(shape) }) {
            return .rows(PlacedRows(rows: slot, x: x, y: y))
        }
        let slot = slots[oldest]
        oldest = (oldest + 1) % Self.slotCount
        slot.begin(shape)
        rasterizer.edges.begin(PixelRect(x: -1, y: -1, width: reach.width + 2, height: reach.height + 2))
        rasterizer.edges.add(path, transform: placed)
        var recorder = RowRecorder(rows: slot)
        rasterizer.sweep(rule: rule, antialiased: antialiased, into: &recorder)
        slot.end()
        return .rows(PlacedRows(rows: slot, x: x, y: y))
    }
}

extension Column {
    /// The last whole number at or left of a place; NaN counts as 0.
    @inline(__always)
    static func floor(_ place: Double) -> Int { 0 &- ceiling(-place) }
}
