/// The coverage of everything that clips a drawing, where that is not just a rectangle.
struct ClipMask {
    /// Where it lies on the device; nothing is drawn outside.
    let bounds: PixelRect
    /// One byte a pixel, rows without padding.
    let memory: UnsafeMutableRawBufferPointer

    /// The coverage from a device position inside on.
    @inline(__always)
    func covers(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
            + ((y &- bounds.y0) &* bounds.width &+ (x &- bounds.x0))
    }
}

/// Writes a shape's coverage into a mask, which must be zero at first.
struct MaskWriter: SpanSink {
    let mask: ClipMask

    mutating func row(_ row: SpanRow) {
        for span in row.spans {
            let target = mask.covers(Int(span.x), row.y)
            if span.coverage == 0 {
                target.update(from: row.covers(of: span), count: Int(span.count))
            } else {
                target.update(repeating: UInt8(truncatingIfNeeded: span.coverage), count: Int(span.count))
            }
        }
    }
}

/// Multiplies spans by a mask before they go on.
struct MaskedSink<Next: SpanSink>: SpanSink {
    let mask: ClipMask
    /// Room for the spans and the coverage of the mask's widest row.
    let spans: UnsafeMutablePointer<Span>
    let covers: UnsafeMutablePointer<UInt8>
    var next: Next

    mutating func row(_ row: SpanRow) {
        var count = 0
        for span in row.spans { multiply(span, row, &count) }
        guard count > 0 else { return }
        next.row(
            SpanRow(y: row.y, spans: UnsafeBufferPointer(start: spans, count: count), covers: covers))
    }

    @inline(__always)
    private func multiply(_ span: Span, _ row: SpanRow, _ count: inout Int) {
        let length = Int(span.count)
        let clip = mask.covers(Int(span.x), row.y)
        let product = covers + (Int(span.x) &- mask.bounds.x0)
        if span.coverage == 0 {
            RowKernels.multiply(product, length, row.covers(of: span), UnsafePointer(clip))
            append(Span(x: span.x, count: span.count, coverage: 0), &count)
        } else {
            var start = 0
            while start < length { start = appendRun(span, start, clip, product, &count) }
        }
    }

    /// Takes pixels of equal clip coverage where they are many, so that the inside of a clip stays a fill.
    @inline(__always)
    private func appendRun(
        _ span: Span, _ start: Int, _ clip: UnsafePointer<UInt8>, _ product: UnsafeMutablePointer<UInt8>,
        _ count: inout Int
    ) -> Int {
        let length = Int(span.count)
        var end = Self.endOfRun(clip, start, length)
        let x = span.x &+ Int32(truncatingIfNeeded: start)
        if clip[start] == 0 { return end }
        if end &- start >= 16 {
            let coverage = scaledChannel(UInt32(truncatingIfNeeded: span.coverage), UInt32(clip[start]))
            if coverage > 0 {
                append(
                    Span(
                        x: x, count: Int32(truncatingIfNeeded: end &- start),
                        coverage: Int32(truncatingIfNeeded: coverage)), &count)
            }
            return end
        }
        // Short runs are joined to one varied span, up to the next long one.
        while end < length {
            let next = Self.endOfRun(clip, end, length)
            if next &- end >= 16 || clip[end] == 0 { break }
            end = next
        }
        RowKernels.multiply(
            product + start, end &- start, clip + start, coverage: UInt32(truncatingIfNeeded: span.coverage))
        append(Span(x: x, count: Int32(truncatingIfNeeded: end &- start), coverage: 0), &count)
        return end
    }

    @inline(__always)
    private static func endOfRun(_ clip: UnsafePointer<UInt8>, _ start: Int, _ length: Int) -> Int {
        let value = clip[start]
        var end = start &+ 1
        while end < length, clip[end] == value { end &+= 1 }
        return end
    }

    @inline(__always)
    private func append(_ span: Span, _ count: inout Int) {
        spans[count] = span
        spans[count].offset = span.x &- Int32(truncatingIfNeeded: mask.bounds.x0)
        count &+= 1
    }
}
