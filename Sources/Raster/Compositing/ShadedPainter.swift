/// Paints spans with a shader's colours, source over destination.
struct ShadedPainter<Source: Shader>: SpanSink {
    let layer: Layer
    let shader: Source
    /// Room for the colours of the layer's widest row.
    let colors: UnsafeMutablePointer<UInt32>
    /// An area in which every row is painted whole, from top to bottom; empty where nothing is known of the shape.
    private let wholeRows: PixelRect
    /// Pixels written.
    private(set) var painted = 0

    init(layer: Layer, shader: Source, colors: UnsafeMutablePointer<UInt32>, wholeRows: PixelRect = .empty) {
        self.layer = layer
        self.shader = shader
        self.colors = colors
        self.wholeRows = shader.isOpaque ? wholeRows : .empty
    }

    /// Spans that adjoin are shaded at one go up to this length: edges are a few pixels each, and a loop's set-up costs
    /// as much as many of them.
    private static var joinedLength: Int { 256 }

    @inline(__always)
    mutating func row(_ row: SpanRow) {
        if !wholeRows.isEmpty, let twin = shader.twin(ofRow: row.y), twin >= wholeRows.y0, twin < row.y {
            let source = layer.pixel(wholeRows.x0, twin)
            layer.pixel(wholeRows.x0, row.y).update(from: source, count: wholeRows.width)
            painted &+= wholeRows.width
            return
        }
        let rowColor = shader.color(ofRow: row.y)
        var index = 0
        while index < row.spans.count {
            let span = row.spans[index]
            let count = Int(span.count)
            if let rowColor, span.coverage == 255, rowColor &>> 24 == 255 {
                RowKernels.fill(layer.pixel(Int(span.x), row.y), count, rowColor)
                painted &+= count
                index &+= 1
            } else if span.coverage == 255, shader.isOpaque, count > Self.joinedLength {
                shader.shade(layer.pixel(Int(span.x), row.y), x: Int(span.x), y: row.y, count: count)
                painted &+= count
                index &+= 1
            } else {
                index = paintJoined(row, from: index)
            }
        }
    }

    /// Paints a span and those that adjoin it; returns the number of the next one.
    @inline(__always)
    private mutating func paintJoined(_ row: SpanRow, from first: Int) -> Int {
        let start = row.spans[first].x
        var end = start &+ row.spans[first].count
        var next = first &+ 1
        while next < row.spans.count {
            let span = row.spans[next]
            guard span.x == end, Int(span.x &+ span.count &- start) <= Self.joinedLength else { break }
            end = span.x &+ span.count
            next &+= 1
        }
        // Whole vectors, past the end: there is room for them.
        let count = (Int(end &- start) &+ PixelVector.count &- 1) & ~(PixelVector.count &- 1)
        shader.shade(colors, x: Int(start), y: row.y, count: count)
        for index in first..<next {
            let span = row.spans[index]
            blend(
                layer.pixel(Int(span.x), row.y), Int(span.count), span, row, colors + Int(span.x &- start))
            painted &+= Int(span.count)
        }
        return next
    }

    @inline(__always)
    private func blend(
        _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ span: Span, _ row: SpanRow,
        _ source: UnsafeMutablePointer<UInt32>
    ) {
        switch span.coverage {
        case 255:
            if shader.isOpaque {
                target.update(from: source, count: count)
            } else {
                RowKernels.blend(target, count, source)
            }
        case 0: blendVaried(target, count, Int(span.x), source, row.covers(of: span))
        default: RowKernels.blend(target, count, source, coverage: UInt32(truncatingIfNeeded: span.coverage))
        }
    }

    @inline(__always)
    private func blendVaried(
        _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ source: UnsafeMutablePointer<UInt32>,
        _ covers: UnsafePointer<UInt8>
    ) {
        if x &+ count &+ PixelVector.count <= layer.bounds.x1 {
            RowKernels.blendWithRoom(target, count, source, covers: covers)
        } else {
            RowKernels.blend(target, count, source, covers: covers)
        }
    }
}

/// Gives the colours of pixels. What it gives for a pixel may depend on that pixel's place alone.
protocol Shader {
    /// Whether every colour is opaque.
    var isOpaque: Bool { get }
    /// The colour of a whole row, where it has but one.
    func color(ofRow y: Int) -> UInt32?
    /// A row with the same colours in every column, where one is known.
    func twin(ofRow y: Int) -> Int?
    /// Writes the premultiplied colours of the pixels from (x, y) on; some past the layer's end may be asked for.
    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}

extension Shader {
    @inline(__always)
    func twin(ofRow y: Int) -> Int? { nil }
}
