/// Keeps the rows of spans of shapes that are drawn again where they were: the rings, gauges and dashed lines of a panel,
/// frame after frame. Finding the edges of a ring takes longer than painting it.
///
/// A shape is kept the second time that it is seen, so that what moves with every frame costs no more than looking it up.
/// Shapes count as the same where all is that their rows depend on: outline, transform, stroke, fill rule and the pixels
/// of the layer. So what is kept is what would have been found anew.
final class RepeatedShapes {
    /// What is kept at most: steps of a path, and dashes of a stroke.
    private static let mostElements = 24
    private static let mostDashes = 8
    /// Numbers besides those of the steps and dashes.
    private static let otherNumbers = 20
    private static let slotCount = 24
    /// Shapes remembered as seen once; a power of 2.
    private static let seenCount = 64
    /// How many other shapes are drawn before one that is kept may be forgotten: more than a frame has, or shapes would
    /// push one another out in turn.
    private static let leastAge = 512

    private let numbers: UnsafeMutablePointer<UInt64>
    private let seen: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var slots: [Slot] = []
    @exclusivity(unchecked) private var time = 0
    /// Shapes whose rows were kept so far.
    @exclusivity(unchecked) private(set) var recordings = 0

    private struct Slot {
        let rows: RecordedRows
        var hash: UInt64
        var lastUse: Int
    }

    private static var mostNumbers: Int { mostElements * ShapeNumbers.ofElement + mostDashes + otherNumbers }

    init() {
        numbers = .allocate(capacity: Self.mostNumbers)
        seen = .allocate(capacity: Self.seenCount)
        seen.initialize(repeating: 0, count: Self.seenCount)
        slots.reserveCapacity(Self.slotCount)
    }

    deinit {
        numbers.deallocate()
        seen.deallocate()
    }

    /// What there is to know about a shape.
    enum Answer {
        /// It is to be drawn without being kept.
        case new
        /// It was seen before: its rows in all of the layer are to be recorded, between the recording's begin, which is
        /// done, and its end.
        case again(RecordedRows)
        /// Its rows.
        case rows(RecordedRows)
    }

    /// Looks up a filled path, or one with a stroke.
    func look(
        _ path: Path, _ stroke: Stroke?, _ rule: FillRule, _ transform: AffineTransform, antialiased: Bool,
        layer: PixelRect
    ) -> Answer {
        guard path.elements.count <= Self.mostElements, (stroke?.dash.count ?? 0) <= Self.mostDashes else {
            return .new
        }
        var shape = ShapeNumbers(numbers)
        shape.add(rule, antialiased: antialiased)
        shape.add(transform)
        shape.add(layer)
        if let stroke { shape.add(stroke) }
        shape.add(path, .identity)
        time &+= 1
        let hash = shape.hash
        for index in slots.indices where slots[index].hash == hash && slots[index].rows.matches(shape) {
            slots[index].lastUse = time
            return slots[index].rows.isComplete ? .rows(slots[index].rows) : .new
        }
        let place = Int(truncatingIfNeeded: hash & UInt64(Self.seenCount - 1))
        guard seen[place] == hash else {
            seen[place] = hash
            return .new
        }
        return record(shape, hash)
    }

    private func record(_ shape: ShapeNumbers, _ hash: UInt64) -> Answer {
        guard let index = freeSlot() else { return .new }
        slots[index].hash = hash
        slots[index].lastUse = time
        slots[index].rows.begin(shape)
        recordings &+= 1
        return .again(slots[index].rows)
    }

    /// A slot for one more shape, if there is one that was not used for long.
    private func freeSlot() -> Int? {
        if slots.count < Self.slotCount {
            slots.append(Slot(rows: RecordedRows(numbers: Self.mostNumbers), hash: 0, lastUse: 0))
            return slots.count - 1
        }
        guard let oldest = slots.indices.min(by: { slots[$0].lastUse < slots[$1].lastUse }) else { return nil }
        return time - slots[oldest].lastUse > Self.leastAge ? oldest : nil
    }
}
