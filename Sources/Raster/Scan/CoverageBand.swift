/// Rows of accumulators for signed coverage, and a bit for each one in use.
///
/// An edge that crosses a pixel adds to it, and to the next one, the change of covered area, so that the running sum
/// along a row is each pixel's covered area in ``fullArea`` units. All sums are whole numbers: their order does not
/// matter, and neither does where the band or the area begins.
final class CoverageBand {
    /// The area of a pixel: 256 x 256 grid squares, in halves.
    static let fullArea: Int32 = 131_072
    /// Accumulators kept for the usual band: 64 KiB.
    private static let usualCapacity = 16_384

    @exclusivity(unchecked) private(set) var cells: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private(set) var bits: UnsafeMutablePointer<UInt64>
    let arcSteps = ArcSteps()
    let crossingRows = CrossingRows()
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private(set) var width = 0
    /// Accumulators to a row: two more than pixels, and three that stay zero, so that four can be taken anywhere.
    @exclusivity(unchecked) private(set) var stride = 0
    /// Words of bits to a row.
    @exclusivity(unchecked) private(set) var words = 0
    /// Rows that fit.
    @exclusivity(unchecked) private(set) var rows = 0

    init() {
        capacity = Self.usualCapacity
        cells = Self.zeroed(capacity)
        bits = Self.zeroed(capacity / 16)
    }

    deinit {
        cells.deallocate()
        bits.deallocate()
    }

    private static func zeroed<T: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<T> {
        let memory = UnsafeMutablePointer<T>.allocate(capacity: count)
        memory.initialize(repeating: 0, count: count)
        return memory
    }

    /// Divides the memory, which is all zero, into rows of a width.
    func prepare(width: Int) {
        self.width = width
        words = (width + 5 + 63) / 64
        stride = words * 64
        if stride > capacity {
            cells.deallocate()
            bits.deallocate()
            capacity = stride
            cells = Self.zeroed(capacity)
            bits = Self.zeroed(capacity / 16)
        }
        rows = capacity / stride
        crossingRows.reserve(rows)
    }

    /// The accumulators as they lie now.
    @inline(__always)
    var grid: CellGrid { CellGrid(cells: cells, bits: bits, stride: stride, words: words) }

    /// Adds the part of an edge that lies in `rows`, counted as the edge's rows are; the first one is row 0 here. Only
    /// upright edges come near the rows that are `copies` of the one before them, and are not added there.
    @inline(__always)
    func add(_ edge: Edge, _ rows: Range<Int>, _ copies: Range<Int>) {
        let top = max(Int(edge.y0) >> 8, rows.lowerBound)
        let bottom = min((Int(edge.y1) &- 1) >> 8, rows.upperBound &- 1)
        guard top <= bottom else { return }
        if edge.x0 == edge.x1 {
            addUpright(edge, top, bottom, rows.lowerBound, copies)
        } else {
            addSlanted(edge, top, bottom, rows.lowerBound)
        }
    }

    @inline(__always)
    private func addUpright(_ edge: Edge, _ top: Int, _ bottom: Int, _ firstRow: Int, _ copies: Range<Int>) {
        let column = Int(edge.x0) >> 8
        let twice = (edge.x0 & 255) &* 2
        var row = top
        while row <= bottom {
            if row >= copies.lowerBound, row < copies.upperBound {
                row = copies.upperBound
                continue
            }
            let y0 = max(edge.y0, Int32(truncatingIfNeeded: row &<< 8))
            let y1 = min(edge.y1, Int32(truncatingIfNeeded: (row &+ 1) &<< 8))
            addCell(CellRow(self, row &- firstRow), column, (y1 &- y0) &* edge.winding, twice)
            row &+= 1
        }
    }

    /// Walks down an edge. Its place on each row's border is `x0 + round((y - y0) · dx / dy)` by whole numbers alone,
    /// which a division with remainder carries from row to row exactly.
    @inline(__always)
    private func addSlanted(_ edge: Edge, _ top: Int, _ bottom: Int, _ firstRow: Int) {
        var walk = EdgeWalk(edge, row: top)
        var x = walk.x
        var y = max(edge.y0, Int32(truncatingIfNeeded: top &<< 8))
        let rightEnd = Int32(truncatingIfNeeded: width &* 256)
        var row = top
        while row <= bottom {
            let border = Int32(truncatingIfNeeded: (row &+ 1) &<< 8)
            let isLast = edge.y1 <= border
            let nextX = isLast ? edge.x1 : walk.advance(edge, to: border)
            let nextY = isLast ? edge.y1 : border
            let height = nextY &- y
            let cells = CellRow(self, row &- firstRow)
            if x &>> 8 == nextX &>> 8 {
                addCell(cells, Int(x) >> 8, height &* edge.winding, (x & 255) &+ (nextX & 255))
            } else if max(x, nextX) &>> 8 &- min(x, nextX) &>> 8 == 1, min(x, nextX) >= 0, max(x, nextX) < rightEnd {
                addPair(cells, min(x, nextX), max(x, nextX), height, edge.winding)
            } else {
                addAcross(cells, min(x, nextX), max(x, nextX), height, edge.winding)
            }
            x = nextX
            y = nextY
            row &+= 1
        }
    }

    /// Adds a line inside one pixel: the height it spans, signed, and the sum of its two offsets from the left border.
    @inline(__always)
    private func addCell(_ row: CellRow, _ column: Int, _ cover: Int32, _ offsets: Int32) {
        if column < 0 {
            row.cells[0] &+= cover &* 512
            row.bits[0] |= 1
        } else if column < width {
            let right = cover &* offsets
            row.cells[column] &+= cover &* 512 &- right
            row.cells[column &+ 1] &+= right
            row.mark(column)
            row.mark(column &+ 1)
        }
    }

    /// Adds a line across two pixels that lie inside: what ``addAcross(_:_:_:_:_:)`` gives, sooner. Of a steep edge's
    /// rows most cross one border or none.
    @inline(__always)
    private func addPair(_ row: CellRow, _ left: Int32, _ right: Int32, _ height: Int32, _ winding: Int32) {
        let column = Int(left) >> 8
        let run = right &- left
        let offset = left & 255
        let y = ((256 &- offset) &* height &+ run &>> 1) / run
        let first = y &* winding
        let second = (height &- y) &* winding
        let firstRight = first &* (offset &+ 256)
        let secondRight = second &* (right & 255)
        row.cells[column] &+= first &* 512 &- firstRight
        row.cells[column &+ 1] &+= firstRight &+ second &* 512 &- secondRight
        row.cells[column &+ 2] &+= secondRight
        row.mark(column)
        row.mark(column &+ 1)
        row.mark(column &+ 2)
    }

    /// Adds a line across several pixels of a row, from left to right; the borders between pixels are crossed at
    /// `round((x - left) · height / (right - left))`.
    @inline(never)
    private func addAcross(_ row: CellRow, _ left: Int32, _ right: Int32, _ height: Int32, _ winding: Int32) {
        guard right > 0 else { return addCell(row, -1, height &* winding, 0) }
        let run = Int(right) &- Int(left)
        var column = Int(left) >> 8
        let last = Int(right) >> 8
        var offset = left & 255
        var y: Int32 = 0
        if column < 0 {
            y = Int32(truncatingIfNeeded: (-Int(left) &* Int(height) &+ run >> 1) / run)
            addCell(row, -1, y &* winding, 0)
            column = 0
            offset = 0
        }
        guard column < width else { return }
        var crossing = Division((column &+ 1) &* 256 &- Int(left), Int(height), run)
        let end = min(last, width)
        while column < end {
            let cover = Int32(truncatingIfNeeded: crossing.quotient) &- y
            addCell(row, column, cover &* winding, offset &+ 256)
            y = Int32(truncatingIfNeeded: crossing.quotient)
            offset = 0
            column &+= 1
            crossing.advance()
        }
        if column == last { addCell(row, column, (height &- y) &* winding, offset &+ (right & 255)) }
    }
}

/// Where a band's accumulators are: for loops, which would ask the band for it again with every step.
struct CellGrid {
    let cells: UnsafeMutablePointer<Int32>
    let bits: UnsafeMutablePointer<UInt64>
    /// Accumulators, and words of bits, to a row.
    let stride: Int
    let words: Int

    @inline(__always)
    func row(_ row: Int) -> CellRow { CellRow(cells: cells + row &* stride, bits: bits + row &* words) }
}

/// The accumulators and bits of one row.
struct CellRow {
    let cells: UnsafeMutablePointer<Int32>
    let bits: UnsafeMutablePointer<UInt64>

    @inline(__always)
    init(cells: UnsafeMutablePointer<Int32>, bits: UnsafeMutablePointer<UInt64>) {
        self.cells = cells
        self.bits = bits
    }

    @inline(__always)
    init(_ band: CoverageBand, _ row: Int) {
        cells = band.cells + row &* band.stride
        bits = band.bits + row &* band.words
    }

    @inline(__always)
    func mark(_ column: Int) { bits[column &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63) }
}

/// `round(factor · height / run)` for factors that grow by 256, without dividing again.
private struct Division {
    var quotient: Int
    private var remainder: Int
    private let stepQuotient: Int
    private let stepRemainder: Int
    private let run: Int

    @inline(__always)
    init(_ factor: Int, _ height: Int, _ run: Int) {
        let first = factor &* height &+ run >> 1
        quotient = first / run
        remainder = first &- quotient &* run
        stepQuotient = (height &<< 8) / run
        stepRemainder = (height &<< 8) &- stepQuotient &* run
        self.run = run
    }

    @inline(__always)
    mutating func advance() {
        quotient &+= stepQuotient
        remainder &+= stepRemainder
        if remainder >= run {
            remainder &-= run
            quotient &+= 1
        }
    }
}

/// An edge's place on the borders of rows.
private struct EdgeWalk {
    /// The place on the upper border of the first row, or the edge's start where that is below.
    let x: Int32
    private var quotient = 0
    private var remainder = 0
    private var stepQuotient = 0
    private var stepRemainder = 0
    private var isStepping = false

    @inline(__always)
    init(_ edge: Edge, row: Int) {
        let border = Int32(truncatingIfNeeded: row &<< 8)
        guard edge.y0 < border else {
            x = edge.x0
            return
        }
        let (quotient, remainder) = Self.place(edge, border)
        self.quotient = quotient
        self.remainder = remainder
        x = Int32(truncatingIfNeeded: quotient)
        isStepping = true
        setStep(edge)
    }

    @inline(__always)
    mutating func advance(_ edge: Edge, to border: Int32) -> Int32 {
        if isStepping {
            quotient &+= stepQuotient
            remainder &+= stepRemainder
            let height = Int(edge.y1) &- Int(edge.y0)
            if remainder >= height {
                remainder &-= height
                quotient &+= 1
            }
        } else {
            (quotient, remainder) = Self.place(edge, border)
            isStepping = true
            setStep(edge)
        }
        return Int32(truncatingIfNeeded: quotient)
    }

    @inline(__always)
    private mutating func setStep(_ edge: Edge) {
        (stepQuotient, stepRemainder) = Self.floorDivision(
            (Int(edge.x1) &- Int(edge.x0)) &* 256, Int(edge.y1) &- Int(edge.y0))
    }

    @inline(__always)
    private static func place(_ edge: Edge, _ border: Int32) -> (Int, Int) {
        let height = Int(edge.y1) &- Int(edge.y0)
        let (quotient, remainder) = floorDivision(
            (Int(border) &- Int(edge.y0)) &* (Int(edge.x1) &- Int(edge.x0)) &+ height >> 1, height)
        return (quotient &+ Int(edge.x0), remainder)
    }

    @inline(__always)
    private static func floorDivision(_ a: Int, _ b: Int) -> (Int, Int) {
        var quotient = a / b
        var remainder = a &- quotient &* b
        if remainder < 0 {
            remainder &+= b
            quotient &-= 1
        }
        return (quotient, remainder)
    }
}
