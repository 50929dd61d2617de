/// Adjacent pixels of a row that a shape covers.
struct Span {
    /// The first column.
    var x: Int32
    /// How many pixels.
    var count: Int32
    /// 1...255 for all of them, or 0 where each has its own.
    var coverage: Int32
    /// Where in the row's coverage by pixel the first one's lies, if each has its own.
    var offset: Int32 = 0
}

/// The spans of one row from left to right.
struct SpanRow {
    /// The row.
    let y: Int
    /// The spans.
    let spans: UnsafeBufferPointer<Span>
    /// Coverage by pixel, for spans that do not have one for all. A vector past the last one can be read.
    let covers: UnsafePointer<UInt8>

    @inline(__always)
    func covers(of span: Span) -> UnsafePointer<UInt8> { covers + Int(span.offset) }
}

/// Takes a shape's rows from top to bottom; rows that it does not touch are left out.
protocol SpanSink {
    mutating func row(_ row: SpanRow)
}
