/// The rows of spans of one shape, to be handed out again.
final class RecordedRows {
    /// One row: its spans, and where its coverage by pixel begins.
    struct Row {
        let y: Int32
        let firstSpan: Int32
        let spanCount: Int32
        let firstCover: Int32
    }

    /// What is kept at most of one shape: 128 KiB of spans and 64 KiB of coverage.
    private static let mostSpans = 8192
    private static let mostCovers = 65_536

    private let numbers: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var numberCount = -1
    @exclusivity(unchecked) fileprivate var rows: [Row] = []
    @exclusivity(unchecked) fileprivate var spans: [Span] = []
    @exclusivity(unchecked) fileprivate var covers: [UInt8] = []
    /// The spans of a row where they are handed out.
    @exclusivity(unchecked) fileprivate var placed: UnsafeMutablePointer<Span>
    @exclusivity(unchecked) private var placedCapacity = 16
    /// All pixels of the spans.
    @exclusivity(unchecked) fileprivate var bounds = PixelRect.empty
    /// Whether all rows were kept: shapes of very many spans are not worth the memory.
    @exclusivity(unchecked) private(set) var isComplete = false

    /// - Parameter numbers: the most that a shape takes.
    init(numbers: Int) {
        self.numbers = .allocate(capacity: numbers)
        placed = .allocate(capacity: placedCapacity)
    }

    deinit {
        numbers.deallocate()
        placed.deallocate()
    }

    /// Whether these are the rows of a shape.
    @inline(__always)
    func matches(_ shape: ShapeNumbers) -> Bool {
        guard numberCount == shape.count else { return false }
        var index = 0
        while index < shape.count, numbers[index] == shape.memory[index] { index &+= 1 }
        return index == shape.count
    }

    /// Forgets the rows kept, for those of another shape.
    func begin(_ shape: ShapeNumbers) {
        numberCount = shape.count
        numbers.update(from: shape.memory, count: shape.count)
        rows.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        covers.removeAll(keepingCapacity: true)
        bounds = .empty
        isComplete = true
    }

    /// Ends the recording.
    func end() {
        // Painters read whole vectors of coverage.
        for _ in 0..<PixelVector.count { covers.append(0) }
        let most = rows.reduce(0) { max($0, Int($1.spanCount)) }
        if most > placedCapacity {
            placed.deallocate()
            placed = .allocate(capacity: most)
            placedCapacity = most
        }
    }

    fileprivate func add(_ row: SpanRow) {
        guard let first = row.spans.first, let last = row.spans.last, isComplete else { return }
        guard spans.count + row.spans.count <= Self.mostSpans, covers.count < Self.mostCovers else {
            return isComplete = false
        }
        let box = PixelRect(x0: Int(first.x), y0: row.y, x1: Int(last.x + last.count), y1: row.y + 1)
        bounds = rows.isEmpty ? box : bounds.union(box)
        let firstCover = covers.count
        // Rows are often like the one before; they share its spans.
        let before = rows.last
        let isRepeated = before.map { self.isRepeated(row, $0) } ?? false
        let firstSpan = isRepeated ? Int(before?.firstSpan ?? 0) : spans.count
        for span in row.spans {
            var kept = span
            kept.offset = Int32(covers.count - firstCover)
            if span.coverage == 0 {
                covers.append(contentsOf: UnsafeBufferPointer(start: row.covers(of: span), count: Int(span.count)))
            }
            if !isRepeated { spans.append(kept) }
        }
        rows.append(
            Row(
                y: Int32(row.y), firstSpan: Int32(firstSpan), spanCount: Int32(row.spans.count),
                firstCover: Int32(firstCover)))
    }

    private func isRepeated(_ row: SpanRow, _ before: Row) -> Bool {
        guard row.spans.count == Int(before.spanCount) else { return false }
        for (index, span) in row.spans.enumerated() {
            let other = spans[Int(before.firstSpan) + index]
            if span.x != other.x || span.count != other.count || span.coverage != other.coverage { return false }
        }
        return true
    }
}

/// Takes rows into a recording.
struct RowRecorder: SpanSink {
    let rows: RecordedRows

    mutating func row(_ row: SpanRow) { rows.add(row) }
}

/// Recorded rows in their place.
struct PlacedRows {
    let rows: RecordedRows
    /// How far the rows are moved.
    var x = 0
    var y = 0

    /// Every pixel that is touched.
    var bounds: PixelRect {
        let box = rows.bounds
        return box.isEmpty ? box : PixelRect(x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y)
    }

    /// Hands the rows inside a clip to a sink.
    func sweep<Sink: SpanSink>(clip: PixelRect, into sink: inout Sink) {
        let columns = bounds
        let isCut = columns.x0 < clip.x0 || columns.x1 > clip.x1
        rows.rows.withUnsafeBufferPointer { list in
            rows.spans.withUnsafeBufferPointer { spans in
                rows.covers.withUnsafeBufferPointer { covers in
                    guard let covers = covers.baseAddress, let spans = spans.baseAddress else { return }
                    var count = 0
                    var lastSpan: Int32 = -1
                    var index = firstRow(list, from: clip.y0)
                    while index < list.count, Int(list[index].y) &+ y < clip.y1 {
                        let row = list[index]
                        index &+= 1
                        if row.firstSpan != lastSpan {
                            lastSpan = row.firstSpan
                            count = isCut ? cut(row, spans, clip) : move(row, spans)
                        }
                        guard count > 0 else { continue }
                        let handed = isCut || x != 0 ? UnsafePointer(rows.placed) : spans + Int(row.firstSpan)
                        sink.row(
                            SpanRow(
                                y: Int(row.y) &+ y, spans: UnsafeBufferPointer(start: handed, count: count),
                                covers: covers + Int(row.firstCover)))
                    }
                }
            }
        }
    }

    /// The number of the first row at or below a place: rows are in order.
    private func firstRow(_ list: UnsafeBufferPointer<RecordedRows.Row>, from top: Int) -> Int {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low &+ high) / 2
            if Int(list[middle].y) &+ y < top { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Moves a row's spans to their place, if they are not there; returns how many they are.
    @inline(__always)
    private func move(_ row: RecordedRows.Row, _ spans: UnsafePointer<Span>) -> Int {
        let count = Int(row.spanCount)
        guard x != 0 else { return count }
        let placed = rows.placed
        let first = spans + Int(row.firstSpan)
        for index in 0..<count {
            placed[index] = first[index]
            placed[index].x = first[index].x &+ Int32(truncatingIfNeeded: x)
        }
        return count
    }

    /// Moves a row's spans to their place and cuts them off at the clip; returns how many are left.
    @inline(__always)
    private func cut(_ row: RecordedRows.Row, _ spans: UnsafePointer<Span>, _ clip: PixelRect) -> Int {
        let placed = rows.placed
        var count = 0
        for index in Int(row.firstSpan)..<Int(row.firstSpan &+ row.spanCount) {
            let span = spans[index]
            let origin = Int(span.x) &+ x
            let start = max(origin, clip.x0)
            let end = min(Int(span.x &+ span.count) &+ x, clip.x1)
            guard start < end else { continue }
            placed[count] = Span(
                x: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: end &- start),
                coverage: span.coverage, offset: span.offset &+ Int32(truncatingIfNeeded: start &- origin))
            count &+= 1
        }
        return count
    }
}
