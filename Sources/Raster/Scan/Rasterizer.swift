/// Turns outlines into spans of pixels with their covered area.
///
/// Enters: contours in device pixels, through an ``EdgeBuilder`` on ``edges``. Leaves: rows of spans. Coverage is the
/// exact area of the outline on a grid of 1/256 pixel, that of circles and ellipses as it is, scaled to 0...255 and rounded to nearest (a half goes up, so a
/// pixel halved by a diagonal has 128). Overlapping contours add up to at most full coverage.
final class Rasterizer {
    /// The edges of the shape at hand.
    let edges = EdgeList()
    private let band = CoverageBand()
    @exclusivity(unchecked) private var heads: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var arcHeads: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var headCapacity = 64
    @exclusivity(unchecked) private var spans: UnsafeMutablePointer<Span>
    @exclusivity(unchecked) private var spanCount = 0
    @exclusivity(unchecked) private var rowCapacity = 1024
    @exclusivity(unchecked) private var covers: UnsafeMutablePointer<UInt8>

    init() {
        heads = .allocate(capacity: headCapacity)
        arcHeads = .allocate(capacity: headCapacity)
        spans = .allocate(capacity: rowCapacity)
        covers = .allocate(capacity: rowCapacity)
    }

    deinit {
        heads.deallocate()
        arcHeads.deallocate()
        spans.deallocate()
        covers.deallocate()
    }

    /// Hands the shape's rows to a sink.
    func sweep<Sink: SpanSink>(rule: FillRule, antialiased: Bool, into sink: inout Sink) {
        guard !edges.isEmpty, !edges.area.isEmpty else { return }
        band.prepare(width: edges.area.width)
        reserveRow(edges.area.width + 6 + PixelVector.count)
        let top = max(0, Int(edges.minY) >> 8)
        let bottom = min(edges.area.height, (Int(edges.maxY) + 255) >> 8)
        guard top < bottom else { return }
        let bandCount = (bottom - top + band.rows - 1) / band.rows
        reserveHeads(bandCount)
        sortIntoBands(bandCount, top)
        let plain = antialiased ? edges.plainRows : 0..<0
        for index in 0..<bandCount {
            let firstRow = top + index * band.rows
            let endRow = min(firstRow + band.rows, bottom)
            // All of these rows are as the first one of them.
            let alike = plain.clamped(to: firstRow..<endRow)
            let copies = alike.isEmpty ? endRow..<endRow : alike.lowerBound + 1..<alike.upperBound
            accumulate(index, firstRow..<endRow, copies, antialiased)
            for row in firstRow..<endRow {
                if row < copies.lowerBound || row >= copies.upperBound { makeSpans(row &- firstRow, rule) }
                handOut(row, &sink)
            }
        }
    }

    /// Hands out the spans made last.
    @inline(__always)
    private func handOut<Sink: SpanSink>(_ row: Int, _ sink: inout Sink) {
        guard spanCount > 0 else { return }
        sink.row(
            SpanRow(
                y: edges.area.y0 &+ row, spans: UnsafeBufferPointer(start: spans, count: spanCount), covers: covers))
    }

    private func reserveRow(_ count: Int) {
        guard rowCapacity < count else { return }
        rowCapacity = count
        spans.deallocate()
        covers.deallocate()
        spans = .allocate(capacity: count)
        covers = .allocate(capacity: count)
    }

    private func reserveHeads(_ count: Int) {
        // One more than there are bands: edges that end with the last one are handed on to nowhere.
        if headCapacity <= count {
            heads.deallocate()
            arcHeads.deallocate()
            headCapacity = count + 1
            heads = .allocate(capacity: headCapacity)
            arcHeads = .allocate(capacity: headCapacity)
        }
        heads.initialize(repeating: -1, count: count + 1)
        arcHeads.initialize(repeating: -1, count: count + 1)
    }

    private func sortIntoBands(_ bandCount: Int, _ top: Int) {
        let list = edges.edges
        let rows = band.rows
        for index in 0..<edges.count {
            let bandIndex = bandCount == 1 ? 0 : max(0, (Int(list[index].y0) >> 8) &- top) / rows
            list[index].next = heads[bandIndex]
            heads[bandIndex] = Int32(truncatingIfNeeded: index)
        }
        let arcs = edges.arcs
        for index in 0..<edges.arcCount {
            let row = (Int(arcs[index].y0) >> 8) &- edges.area.y0
            let bandIndex = bandCount == 1 ? 0 : max(0, row &- top) / rows
            arcs[index].next = arcHeads[bandIndex]
            arcHeads[bandIndex] = Int32(truncatingIfNeeded: index)
        }
    }

    /// Adds a band's edges, but for the rows that are copies, and hands those that go on to the next one.
    private func accumulate(_ bandIndex: Int, _ rows: Range<Int>, _ copies: Range<Int>, _ antialiased: Bool) {
        let list = edges.edges
        let border = Int32(truncatingIfNeeded: rows.upperBound &<< 8)
        var index = heads[bandIndex]
        while index >= 0 {
            let edge = list[Int(index)]
            if antialiased {
                band.add(edge, rows, copies)
            } else {
                band.addCentres(edge, firstRow: rows.lowerBound, lastRow: rows.upperBound &- 1)
            }
            if edge.y1 > border {
                list[Int(index)].next = heads[bandIndex &+ 1]
                heads[bandIndex &+ 1] = index
            }
            index = edge.next
        }
        if edges.arcCount > 0 { accumulateArcs(bandIndex, rows, antialiased) }
    }

    private func accumulateArcs(_ bandIndex: Int, _ rows: Range<Int>, _ antialiased: Bool) {
        let arcs = edges.arcs
        let border = (rows.upperBound &+ edges.area.y0) &* 256
        var index = arcHeads[bandIndex]
        while index >= 0 {
            let arc = arcs[Int(index)]
            if antialiased {
                band.add(arc, rows, origin: edges.area)
            } else {
                band.addCentres(arc, rows, origin: edges.area)
            }
            if Int(arc.y1) > border {
                arcs[Int(index)].next = arcHeads[bandIndex &+ 1]
                arcHeads[bandIndex &+ 1] = index
            }
            index = arc.next
        }
    }

    /// Makes one row's spans, from its crossings alone where it has nothing else, and leaves it empty.
    @inline(never)
    private func makeSpans(_ line: Int, _ rule: FillRule) {
        var writer = SpanWriter(spans, covers, originX: edges.area.x0, width: band.width)
        let cells = CellRow(band, line)
        let crossings = Int(band.crossingRows.counts[line])
        if crossings == 0 {
            sumUp(cells, rule, &writer)
        } else if !joinCrossings(line, crossings, cells, rule, &writer) {
            band.crossingRows.addAll(line, crossings, to: cells)
            sumUp(cells, rule, &writer)
        }
        spanCount = writer.count
    }

    /// Sums up accumulators into spans and leaves them zero. Marked columns come in runs, two or three at each edge;
    /// what is between them has one coverage.
    @inline(__always)
    private func sumUp(_ cells: CellRow, _ rule: FillRule, _ writer: inout SpanWriter) {
        var sum: Int32 = 0
        for word in 0..<band.words {
            var bits = cells.bits[word]
            guard bits != 0 else { continue }
            cells.bits[word] = 0
            repeat {
                let first = bits.trailingZeroBitCount
                let length = (~(bits &>> UInt64(truncatingIfNeeded: first))).trailingZeroBitCount
                let end = first &+ length
                bits = end >= 64 ? 0 : bits & (~0 &<< UInt64(truncatingIfNeeded: end))
                let column = word &* 64 &+ first
                writer.extend(to: column, Self.coverage(sum, rule))
                writer.begin(column)
                var taken = 0
                repeat {
                    let next = column &+ taken
                    sum = takeFour(cells.cells + next, min(length &- taken, 4), covers + next, sum, rule)
                    taken &+= 4
                } while taken < length
                writer.x = column &+ length
            } while bits != 0
        }
        writer.finish(Self.coverage(sum, rule))
    }

    /// Makes spans of a row that has nothing but crossings; false where it has more, or they are too close.
    @inline(__always)
    private func joinCrossings(
        _ row: Int, _ count: Int, _ cells: CellRow, _ rule: FillRule, _ writer: inout SpanWriter
    ) -> Bool {
        band.crossingRows.counts[row] = 0
        var marks: UInt64 = 0
        for word in 0..<band.words { marks |= cells.bits[word] }
        guard marks == 0, let crossings = band.crossingRows.inOrder(row, count) else { return false }
        var sum: Int32 = 0
        for index in 0..<count {
            let crossing = crossings[index]
            let column = Int(crossing[0])
            writer.extend(to: column, Self.coverage(sum, rule))
            writer.begin(column)
            let first = sum &+ crossing[1]
            let pair = Self.coverage(first, rule) | Self.coverage(first &+ crossing[2], rule) &<< 8
            Self.store(UInt64(truncatingIfNeeded: pair), covers + column)
            sum &+= crossing[3]
            writer.x = column &+ 2
        }
        writer.finish(Self.coverage(sum, rule))
        return true
    }

    /// Stores the coverage of eight columns at once: painters read as many, and a processor waits where it reads more
    /// than one thing written just before.
    @inline(__always)
    private static func store(_ coverage: UInt64, _ covers: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(covers).storeBytes(of: coverage.littleEndian, as: UInt64.self)
    }

    /// Sums up to four accumulators and leaves them zero: most runs have two to four, and a loop's end that is guessed
    /// wrong costs more than all four. Coverage past the run is written anew or never read.
    @inline(__always)
    private func takeFour(
        _ cells: UnsafeMutablePointer<Int32>, _ count: Int, _ covers: UnsafeMutablePointer<UInt8>, _ before: Int32,
        _ rule: FillRule
    ) -> Int32 {
        let memory = UnsafeMutableRawPointer(cells)
        let all = memory.loadUnaligned(as: SIMD4<Int32>.self)
        // All bits set where a place is in the run.
        let places = SIMD4<Int32>(0, 1, 2, 3) &- SIMD4<Int32>(repeating: Int32(truncatingIfNeeded: count))
        let inside = places &>> SIMD4<Int32>(repeating: 31)
        memory.storeBytes(of: all & ~inside, as: SIMD4<Int32>.self)
        let taken = all & inside
        let pairs = taken &+ SIMD4<Int32>(0, taken[0], taken[1], taken[2])
        let fours = pairs &+ SIMD4<Int32>(0, 0, pairs[0], pairs[1])
        let sums = fours &+ SIMD4<Int32>(repeating: before)
        let coverages = Self.coverages(sums, rule) &<< SIMD4<Int32>(0, 8, 16, 24)
        let low = coverages[0] | coverages[1]
        let high = coverages[2] | coverages[3]
        Self.store(UInt64(UInt32(bitPattern: low | high)), covers)
        return sums[3]
    }

    /// As ``coverage(_:_:)``, of four areas.
    @inline(__always)
    private static func coverages(_ areas: SIMD4<Int32>, _ rule: FillRule) -> SIMD4<Int32> {
        let signs = areas &>> SIMD4<Int32>(repeating: 31)
        var covered = (areas ^ signs) &- signs
        let full = SIMD4<Int32>(repeating: CoverageBand.fullArea)
        if rule == .evenOdd {
            covered &= SIMD4<Int32>(repeating: 2 &* CoverageBand.fullArea &- 1)
            // 0...fullArea up, then down.
            let past = covered &- full
            let signs = past &>> SIMD4<Int32>(repeating: 31)
            covered = full &- ((past ^ signs) &- signs)
        } else {
            let past = covered &- full
            covered = full &+ (past & (past &>> SIMD4<Int32>(repeating: 31)))
        }
        let rounded = covered &* SIMD4<Int32>(repeating: 255) &+ SIMD4<Int32>(repeating: 65_536)
        return rounded &>> SIMD4<Int32>(repeating: 17)
    }

    /// An area as coverage 0...255.
    @inline(__always)
    private static func coverage(_ area: Int32, _ rule: FillRule) -> Int32 {
        var covered = area.magnitude
        if rule == .evenOdd {
            covered &= UInt32(2 * CoverageBand.fullArea - 1)
            if covered > UInt32(CoverageBand.fullArea) { covered = UInt32(2 * CoverageBand.fullArea) &- covered }
        } else {
            covered = min(covered, UInt32(CoverageBand.fullArea))
        }
        return Int32(truncatingIfNeeded: (covered &* 255 &+ 65_536) &>> 17)
    }
}

extension CoverageBand {
    /// Adds an edge for drawing without anti-aliasing: a pixel is inside where its centre is.
    func addCentres(_ edge: Edge, firstRow: Int, lastRow: Int) {
        // The first centre at or below the edge's start, and the last one above its end.
        let top = max((Int(edge.y0) + 127) >> 8, firstRow)
        let bottom = min((Int(edge.y1) + 127) >> 8, lastRow + 1)
        let height = Int(edge.y1) - Int(edge.y0)
        guard top < bottom else { return }
        for row in top..<bottom {
            let depth = row * 256 + 128 - Int(edge.y0)
            let rise = depth * (Int(edge.x1) - Int(edge.x0)) + height >> 1
            let x = Int(edge.x0) + (rise >= 0 ? rise / height : -((height - 1 - rise) / height))
            let column = max(0, (x + 127) >> 8)
            guard column < width else { continue }
            let cells = CellRow(self, row - firstRow)
            cells.cells[column] &+= edge.winding &* CoverageBand.fullArea
            cells.mark(column)
        }
    }
}

/// Joins a row's pixels to spans.
private struct SpanWriter {
    /// Stretches of one coverage up to this length inside a varied span stay in it.
    private static let shortRun = 8

    private let spans: UnsafeMutablePointer<Span>
    private let covers: UnsafeMutablePointer<UInt8>
    private let originX: Int32
    private let width: Int
    private(set) var count = 0
    /// The column after the last pixel.
    var x = 0
    /// Where a varied span that is still open began; -1 for none.
    private var variedStart = -1

    @inline(__always)
    init(_ spans: UnsafeMutablePointer<Span>, _ covers: UnsafeMutablePointer<UInt8>, originX: Int, width: Int) {
        self.spans = spans
        self.covers = covers
        self.originX = Int32(truncatingIfNeeded: originX)
        self.width = width
    }

    /// One coverage for the pixels up to a column.
    @inline(__always)
    mutating func extend(to column: Int, _ coverage: Int32) {
        let length = column &- x
        guard length > 0 else { return }
        if coverage > 0, length <= Self.shortRun {
            begin(x)
            for column in x..<column { covers[column] = UInt8(truncatingIfNeeded: coverage) }
        } else {
            close()
            if coverage > 0 { append(x, length, coverage) }
        }
        x = column
    }

    /// Sees to it that a varied span is open; its coverage is written from a column on.
    @inline(__always)
    mutating func begin(_ column: Int) {
        if variedStart < 0 { variedStart = column }
    }

    /// Ends the row: one coverage up to its end, and nothing past it.
    @inline(__always)
    mutating func finish(_ coverage: Int32) {
        extend(to: width, coverage)
        x = min(x, width)
        close()
    }

    /// Ends a varied span, less what is not covered at either end.
    @inline(__always)
    private mutating func close() {
        guard variedStart >= 0 else { return }
        var end = x
        while end > variedStart, covers[end &- 1] == 0 { end &-= 1 }
        while variedStart < end, covers[variedStart] == 0 { variedStart &+= 1 }
        if variedStart < end { append(variedStart, end &- variedStart, 0) }
        variedStart = -1
    }

    @inline(__always)
    private mutating func append(_ x: Int, _ length: Int, _ coverage: Int32) {
        spans[count] = Span(
            x: originX &+ Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: length), coverage: coverage,
            offset: Int32(truncatingIfNeeded: x))
        count &+= 1
    }
}
