/// Paints spans with one colour, source over destination.
struct SolidPainter: SpanSink {
    let layer: Layer
    /// The premultiplied colour.
    let color: UInt32
    /// Pixels written.
    private(set) var painted = 0

    init(layer: Layer, color: UInt32) {
        self.layer = layer
        self.color = color
    }

    @inline(__always)
    mutating func row(_ row: SpanRow) {
        for span in row.spans {
            let count = Int(span.count)
            let target = layer.pixel(Int(span.x), row.y)
            if span.coverage == 0 {
                blendVaried(target, count, row.covers(of: span))
            } else {
                paint(target, count, UInt32(truncatingIfNeeded: span.coverage))
            }
            painted &+= count
        }
    }

    @inline(__always)
    private func paint(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ coverage: UInt32) {
        let source = coverage == 255 ? color : scaled(color, coverage)
        if source &>> 24 == 255 {
            RowKernels.fill(target, count, source)
        } else {
            RowKernels.blend(target, count, source)
        }
    }

    /// Edges are a few pixels at a time, so short runs stay out of the vector loop and its set-up.
    @inline(__always)
    private func blendVaried(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ covers: UnsafePointer<UInt8>) {
        guard count < 8 else { return RowKernels.blend(target, count, color, covers: covers) }
        var index = 0
        while index < count {
            target[index] = over(scaled(color, UInt32(covers[index])), target[index])
            index &+= 1
        }
    }
}
