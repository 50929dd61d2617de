/// The rows of spans of one outline, to be handed out again.
final class RecordedRows {
    /// What tells outlines apart besides their numbers.
    struct Key: Equatable {
        let count: Int
        let rule: FillRule
        let antialiased: Bool
    }

    /// One row: its spans, and where the coverage of its first pixel lies.
    fileprivate struct Row {
        let y: Int32
        let firstSpan: Int32
        let spanCount: Int32
        let firstCover: Int32
        let originX: Int32
    }

    @exclusivity(unchecked) private var key: Key?
    private let outline: UnsafeMutablePointer<Double>
    @exclusivity(unchecked) fileprivate var rows: [Row] = []
    @exclusivity(unchecked) fileprivate var spans: [Span] = []
    @exclusivity(unchecked) fileprivate var covers: [UInt8] = []
    /// The spans of a row where they are handed out.
    @exclusivity(unchecked) fileprivate var placed: UnsafeMutablePointer<Span>
    @exclusivity(unchecked) private var placedCapacity = 16
    /// All pixels of the spans.
    @exclusivity(unchecked) fileprivate var bounds = PixelRect.empty

    /// - Parameter numbers: the most that an outline takes.
    init(numbers: Int) {
        outline = .allocate(capacity: numbers)
        placed = .allocate(capacity: placedCapacity)
    }

    deinit {
        outline.deallocate()
        placed.deallocate()
    }

    /// Whether these are the rows of an outline.
    @inline(__always)
    func matches(_ key: Key, _ outline: UnsafePointer<Double>) -> Bool {
        guard self.key == key else { return false }
        var index = 0
        while index < key.count, self.outline[index] == outline[index] { index &+= 1 }
        return index == key.count
    }

    /// Forgets the rows kept, for those of another outline.
    func begin(_ key: Key, _ outline: UnsafePointer<Double>) {
        self.key = key
        self.outline.update(from: outline, count: key.count)
        rows.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        covers.removeAll(keepingCapacity: true)
        bounds = .empty
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
        guard let first = row.spans.first, let last = row.spans.last else { return }
        let box = PixelRect(x0: Int(first.x), y0: row.y, x1: Int(last.x + last.count), y1: row.y + 1)
        bounds = rows.isEmpty ? box : bounds.union(box)
        // Rows of full spans are often like the one before; they share its spans.
        var firstSpan = spans.count
        if let before = rows.last, isRepeated(row, before) {
            firstSpan = Int(before.firstSpan)
        } else {
            spans.append(contentsOf: row.spans)
        }
        let varied = row.spans.first { $0.coverage == 0 }
        let originX = Int(varied?.x ?? first.x)
        rows.append(
            Row(
                y: Int32(row.y), firstSpan: Int32(firstSpan), spanCount: Int32(row.spans.count),
                firstCover: Int32(covers.count), originX: Int32(originX)))
        guard varied != nil, let end = row.spans.last(where: { $0.coverage == 0 }) else { return }
        covers.append(
            contentsOf: UnsafeBufferPointer(
                start: row.covers + (originX - row.originX), count: Int(end.x + end.count) - originX))
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
    /// Where the outline's whole pixel lies.
    let x: Int
    let y: Int

    /// Every pixel that is touched.
    var bounds: PixelRect {
        let box = rows.bounds
        return box.isEmpty ? box : PixelRect(x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y)
    }

    /// Hands the rows inside a clip to a sink.
    func sweep<Sink: SpanSink>(clip: PixelRect, into sink: inout Sink) {
        let placed = rows.placed
        var count = 0
        var lastSpan: Int32 = -1
        rows.rows.withUnsafeBufferPointer { list in
            rows.spans.withUnsafeBufferPointer { spans in
                rows.covers.withUnsafeBufferPointer { covers in
                    guard let covers = covers.baseAddress else { return }
                    for row in list {
                        let rowY = Int(row.y) &+ y
                        guard rowY >= clip.y0, rowY < clip.y1 else { continue }
                        if row.firstSpan != lastSpan {
                            lastSpan = row.firstSpan
                            count = place(row, spans, clip, placed)
                        }
                        guard count > 0 else { continue }
                        sink.row(
                            SpanRow(
                                y: rowY, spans: UnsafeBufferPointer(start: placed, count: count),
                                covers: covers + Int(row.firstCover), originX: Int(row.originX) &+ x))
                    }
                }
            }
        }
    }

    /// Moves a row's spans to their place and cuts them off at the clip; returns how many are left.
    @inline(__always)
    private func place(
        _ row: RecordedRows.Row, _ spans: UnsafeBufferPointer<Span>, _ clip: PixelRect,
        _ placed: UnsafeMutablePointer<Span>
    ) -> Int {
        var count = 0
        for index in Int(row.firstSpan)..<Int(row.firstSpan &+ row.spanCount) {
            let span = spans[index]
            let start = max(Int(span.x) &+ x, clip.x0)
            let end = min(Int(span.x &+ span.count) &+ x, clip.x1)
            guard start < end else { continue }
            placed[count] = Span(
                x: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: end &- start),
                coverage: span.coverage)
            count &+= 1
        }
        return count
    }
}
