/// What is about to be painted, once it is known where.
enum Shape {
    /// The edges now in the rasterizer.
    case edges(rule: FillRule, antialiased: Bool)
    /// An axis-aligned rectangle.
    case rect(RectSpans)
    /// A mask whose first pixel lies at (x, y).
    case mask(UnsafePointer<UInt8>, x: Int, y: Int, width: Int, height: Int)

    /// Hands the shape's rows inside a clip to a sink.
    @inline(__always)
    func sweep<Sink: SpanSink>(_ rasterizer: Rasterizer, clip: PixelRect, into sink: inout Sink) {
        switch self {
        case .edges(let rule, let antialiased): rasterizer.sweep(rule: rule, antialiased: antialiased, into: &sink)
        case .rect(let spans): spans.sweep(clip: clip, into: &sink)
        case .mask(let coverage, let x, let y, let width, let height):
            Self.sweepMask(coverage, PixelRect(x: x, y: y, width: width, height: height), clip, &sink)
        }
    }

    private static func sweepMask<Sink: SpanSink>(
        _ coverage: UnsafePointer<UInt8>, _ bounds: PixelRect, _ clip: PixelRect, _ sink: inout Sink
    ) {
        let area = bounds.intersection(clip)
        guard !area.isEmpty else { return }
        var span = Span(x: Int32(area.x0), count: Int32(area.width), coverage: 0)
        withUnsafePointer(to: &span) { span in
            for y in area.y0..<area.y1 {
                sink.row(
                    SpanRow(
                        y: y, spans: UnsafeBufferPointer(start: span, count: 1),
                        covers: coverage + (y &- bounds.y0) &* bounds.width, originX: bounds.x0))
            }
        }
    }
}
