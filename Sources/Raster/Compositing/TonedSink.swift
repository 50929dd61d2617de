/// Passes spans on with their coverage changed by a table.
struct TonedSink<Next: SpanSink>: SpanSink {
    /// The coverage that each coverage becomes, 256 values; none but the first is 0.
    let table: UnsafePointer<UInt8>
    /// Room for the spans of the widest row.
    let spans: UnsafeMutablePointer<Span>
    /// Room for the coverage of the widest row, a vector past it.
    let covers: UnsafeMutablePointer<UInt8>
    /// The column that the first coverage is for.
    let originX: Int
    var next: Next

    mutating func row(_ row: SpanRow) {
        for (index, span) in row.spans.enumerated() {
            var toned = span
            if span.coverage == 0 {
                let source = row.covers(of: span)
                toned.offset = span.x &- Int32(truncatingIfNeeded: originX)
                let target = covers + Int(toned.offset)
                for column in 0..<Int(span.count) { target[column] = table[Int(source[column])] }
            } else {
                toned.coverage = Int32(table[Int(span.coverage)])
            }
            spans[index] = toned
        }
        next.row(
            SpanRow(
                y: row.y, spans: UnsafeBufferPointer(start: spans, count: row.spans.count), covers: covers))
    }
}

extension Renderer {
    /// Fills a path with one colour, its edges heavier or lighter than they are: `coverage` holds what each of the 256
    /// values of coverage becomes, 0 for 0 alone.
    package func fill(_ path: Path, color: RGBA, coverage: [UInt8], transform: AffineTransform) {
        precondition(coverage.count == 256, "a table of coverage has 256 values")
        let pixel = pixel(of: color.opacity(opacity))
        guard pixel != 0, let clip = clips.last, let shape = shape(of: path, .nonZero, transform, true) else { return }
        writeBackdrop()
        let painter = SolidPainter(layer: layer, color: pixel)
        rowMemory.reserve(max(layer.bounds.width, clip.mask?.bounds.width ?? 0))
        let painted = coverage.withUnsafeBufferPointer { table -> Int in
            let table = table.baseAddress.unsafelyUnwrapped
            guard let mask = clip.mask else {
                var sink = TonedSink(
                    table: table, spans: rowMemory.spans, covers: rowMemory.covers, originX: layer.bounds.x0,
                    next: painter)
                shape.sweep(rasterizer, clip: clip.bounds, into: &sink)
                return sink.next.painted
            }
            // The mask's sink takes the row's memory.
            let room = layer.bounds.width + RowMemory.slack
            return withUnsafeTemporaryAllocation(of: Span.self, capacity: room) { spans in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { covers in
                    var sink = TonedSink(
                        table: table, spans: spans.baseAddress.unsafelyUnwrapped,
                        covers: covers.baseAddress.unsafelyUnwrapped, originX: layer.bounds.x0,
                        next: MaskedSink(
                            mask: mask, spans: rowMemory.spans, covers: rowMemory.covers, next: painter))
                    shape.sweep(rasterizer, clip: clip.bounds, into: &sink)
                    return sink.next.next.painted
                }
            }
        }
        if layer.isSurface { pixelsPainted += painted }
    }
}
