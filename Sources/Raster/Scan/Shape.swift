/// What is about to be painted, once it is known where.
enum Shape {
    /// The edges now in the rasterizer.
    case edges(rule: FillRule, antialiased: Bool)
    /// An axis-aligned rectangle.
    case rect(RectSpans)
    /// A small path whose rows are kept.
    case recorded(PlacedRows)
    /// A mask.
    case mask(PlacedMask)

    /// Hands the shape's rows inside a clip to a sink.
    @inline(__always)
    func sweep<Sink: SpanSink>(_ rasterizer: Rasterizer, clip: PixelRect, into sink: inout Sink) {
        switch self {
        case .edges(let rule, let antialiased): rasterizer.sweep(rule: rule, antialiased: antialiased, into: &sink)
        case .rect(let spans): spans.sweep(clip: clip, into: &sink)
        case .recorded(let rows): rows.sweep(clip: clip, into: &sink)
        case .mask(let mask): Self.sweep(mask, clip, &sink)
        }
    }

    private static func sweep<Sink: SpanSink>(_ mask: PlacedMask, _ clip: PixelRect, _ sink: inout Sink) {
        let area = mask.bounds.intersection(clip)
        guard !area.isEmpty else { return }
        var span = Span(
            x: Int32(area.x0), count: Int32(area.width), coverage: 0, offset: Int32(area.x0 - mask.bounds.x0))
        withUnsafePointer(to: &span) { span in
            for y in area.y0..<area.y1 {
                sink.row(
                    SpanRow(y: y, spans: UnsafeBufferPointer(start: span, count: 1), covers: mask.row(y)))
            }
        }
    }
}
