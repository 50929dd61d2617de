import Raster

/// Where a container wants a child: which point of it lies where, and what size it is offered.
struct PendingPlacement {
    var position: Point
    var anchor: UnitPoint
    var proposal: Proposal
}

/// The placements that containers asked for and that are not carried out yet: a stack, since containers are placed one
/// inside the other. In the boxes themselves they would take a tenth of their memory for the whole of their lives.
@MainActor
final class PendingPlacements {
    private struct Entry {
        /// Tells a place that was given to another box meanwhile.
        var owner: ObjectIdentifier
        var placement: PendingPlacement
    }

    nonisolated(unsafe) private var entries: UnsafeMutablePointer<Entry>
    private var capacity = 64
    private(set) var count = 0

    init() { entries = .allocate(capacity: 64) }

    deinit { entries.deallocate() }

    func get(_ index: Int32, _ box: _LayoutNode) -> PendingPlacement? {
        guard index < count, entries[Int(index)].owner == ObjectIdentifier(box) else { return nil }
        return entries[Int(index)].placement
    }

    /// Keeps a placement, in the box's present place if it has one. Returns the place.
    func set(_ placement: PendingPlacement, at index: Int32, _ box: _LayoutNode) -> Int32 {
        let owner = ObjectIdentifier(box)
        if index >= 0, index < count, entries[Int(index)].owner == owner {
            entries[Int(index)].placement = placement
            return index
        }
        if count == capacity { grow() }
        entries[count] = Entry(owner: owner, placement: placement)
        count += 1
        return Int32(truncatingIfNeeded: count - 1)
    }

    func truncate(to count: Int) { self.count = min(count, self.count) }

    private func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }
}
