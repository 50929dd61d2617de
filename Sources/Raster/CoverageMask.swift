/// Coverage of a small shape, such as a glyph: one byte a pixel.
public struct CoverageMask: Sendable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Rows of ``pitch`` values, 0 past the width; one vector more than the rows take.
    let rows: [UInt8]

    /// Makes a mask; `coverage` must hold `width * height` values, 0 outside, 255 inside.
    public init(width: Int, height: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height, "a mask of \(width)x\(height) needs as many values")
        self.width = width
        self.height = height
        let pitch = Self.pitch(width)
        let size = pitch * height + PixelVector.count
        rows = [UInt8](unsafeUninitializedCapacity: size) { rows, count in
            rows.initialize(repeating: 0)
            for y in 0..<height {
                for x in 0..<width { rows[y * pitch + x] = coverage[y * width + x] }
            }
            count = size
        }
    }

    /// `width * height` values, 0 outside, 255 inside; copied.
    public var coverage: [UInt8] {
        (0..<height).flatMap { rows[$0 * pitch..<$0 * pitch + width] }
    }

    /// The memory that the coverage takes, in bytes.
    public var byteCount: Int { rows.count }

    /// Values from a row to the next: whole vectors, so that a row is drawn without a rest.
    var pitch: Int { Self.pitch(width) }

    private static func pitch(_ width: Int) -> Int {
        (width + PixelVector.count - 1) & ~(PixelVector.count - 1)
    }
}

/// A mask in its place.
struct PlacedMask {
    /// The first row's first value. A vector past the last one can be read.
    let coverage: UnsafePointer<UInt8>
    /// Values from a row to the next.
    let pitch: Int
    /// The device pixels it lies on.
    let bounds: PixelRect

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<UInt8> { coverage + (y &- bounds.y0) &* pitch }
}
