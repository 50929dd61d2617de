/// Adjacent pixels of a row that a shape covers.
struct Span {
    /// The first column.
    var x: Int32
    /// How many pixels.
    var count: Int32
    /// 1...255 for all of them, or 0 where each has its own.
    var coverage: Int32
}

/// The spans of one row from left to right.
struct SpanRow {
    /// The row.
    let y: Int
    /// The spans.
    let spans: UnsafeBufferPointer<Span>
    /// Coverage by pixel, for spans that do not have one for all.
    let covers: UnsafePointer<UInt8>
    /// The column of the first value in `covers`.
    let originX: Int

    @inline(__always)
    func covers(of span: Span) -> UnsafePointer<UInt8> { covers + (Int(span.x) &- originX) }
}

/// Takes a shape's rows from top to bottom; rows that it does not touch are left out.
protocol SpanSink {
    mutating func row(_ row: SpanRow)
}
