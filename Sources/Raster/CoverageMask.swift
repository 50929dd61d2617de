/// Coverage of a small shape, such as a glyph: one byte a pixel.
public struct CoverageMask: Sendable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// `width * height` values, 0 outside, 255 inside.
    public let coverage: [UInt8]

    /// Makes a mask; `coverage` must hold `width * height` values.
    public init(width: Int, height: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height, "a mask of \(width)x\(height) needs as many values")
        self.width = width
        self.height = height
        self.coverage = coverage
    }
}
