/// Paints spans with one colour, source over destination.
struct SolidPainter: SpanSink {
    let layer: Layer
    /// The premultiplied colour.
    let color: UInt32
    private let colors: PixelVector
    /// Pixels written.
    private(set) var painted = 0

    init(layer: Layer, color: UInt32) {
        self.layer = layer
        self.color = color
        colors = PixelVector(repeating: color)
    }

    @inline(__always)
    mutating func row(_ row: SpanRow) {
        for span in row.spans {
            let count = Int(span.count)
            let target = layer.pixel(Int(span.x), row.y)
            if span.coverage == 0 {
                blendVaried(target, count, Int(span.x), row.covers(of: span))
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

    /// Edges are a few pixels each: they take a vector where the layer's row has room for it.
    @inline(__always)
    private func blendVaried(
        _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ covers: UnsafePointer<UInt8>
    ) {
        if x &+ count &+ PixelVector.count <= layer.bounds.x1 {
            RowKernels.blendWithRoom(target, count, colors, covers: covers)
        } else {
            RowKernels.blend(target, count, color, covers: covers)
        }
    }
}
