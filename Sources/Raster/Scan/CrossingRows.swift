/// Where steep arcs cross whole rows: two columns each, and all that is right of them. Rows that nothing else touches are
/// made spans straight from these, without accumulators: of a circle's rows that is 7 in 10.
final class CrossingRows {
    /// Crossings kept of a row: both sides of a ring, left and right.
    static let most = 4

    /// Of each crossing its column, what accumulators change by there and in the next column, and in all.
    @exclusivity(unchecked) private(set) var crossings: UnsafeMutablePointer<SIMD4<Int32>>
    @exclusivity(unchecked) private(set) var counts: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var capacity = 256

    init() {
        crossings = .allocate(capacity: capacity * Self.most)
        counts = .allocate(capacity: capacity)
        counts.initialize(repeating: 0, count: capacity)
    }

    deinit {
        crossings.deallocate()
        counts.deallocate()
    }

    /// Makes room for rows; all of them are empty.
    func reserve(_ rows: Int) {
        guard rows > capacity else { return }
        crossings.deallocate()
        counts.deallocate()
        capacity = rows
        crossings = .allocate(capacity: capacity * Self.most)
        counts = .allocate(capacity: capacity)
        counts.initialize(repeating: 0, count: capacity)
    }

    /// A row's crossings from left to right, with at least the columns of each between one and the next; nil where they
    /// are closer.
    @inline(__always)
    func inOrder(_ row: Int, _ count: Int) -> UnsafePointer<SIMD4<Int32>>? {
        let first = crossings + row &* Self.most
        var closest = Int32.max
        var index = 1
        while index < count {
            let crossing = first[index]
            var place = index
            while place > 0, first[place &- 1][0] > crossing[0] {
                first[place] = first[place &- 1]
                place &-= 1
            }
            first[place] = crossing
            index &+= 1
        }
        index = 1
        while index < count {
            closest = min(closest, first[index][0] &- first[index &- 1][0])
            index &+= 1
        }
        return closest >= 2 ? UnsafePointer(first) : nil
    }

    /// Adds a row's crossings to its accumulators.
    @inline(never)
    func addAll(_ row: Int, _ count: Int, to cells: CellRow) {
        for index in 0..<count {
            let crossing = crossings[row &* Self.most &+ index]
            cells.addThree(Int(crossing[0]), crossing[1], crossing[2], crossing[3] &- crossing[1] &- crossing[2])
        }
    }
}

extension CellRow {
    /// Adds to a column and the two after it.
    @inline(__always)
    func addThree(_ column: Int, _ first: Int32, _ second: Int32, _ third: Int32) {
        cells[column] &+= first
        cells[column &+ 1] &+= second
        cells[column &+ 2] &+= third
        markThree(column)
    }
}
