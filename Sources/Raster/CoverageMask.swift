/// Coverage of a small shape, such as a glyph: one byte a pixel.
public struct CoverageMask: Sendable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    private let memory: CoverageMemory

    /// Makes a mask; `coverage` must hold `width * height` values, 0 outside, 255 inside.
    public init(width: Int, height: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height, "a mask of \(width)x\(height) needs as many values")
        self.width = width
        self.height = height
        memory = CoverageMemory(width: width, height: height, coverage: coverage)
    }

    /// `width * height` values, 0 outside, 255 inside; copied.
    public var coverage: [UInt8] {
        (0..<height * width).map { memory.bytes[$0 / width * memory.pitch + $0 % width] }
    }

    /// The memory that the coverage takes, in bytes.
    public var byteCount: Int { memory.bytes.count }

    /// A mask's coverage without a share in its memory: valid only as long as the mask. Thousands of glyphs a frame
    /// are drawn without counting references.
    package struct View: @unchecked Sendable {
        /// Columns.
        package let width: Int
        /// Rows.
        package let height: Int
        let coverage: UnsafePointer<UInt8>
        let pitch: Int

        /// The view placed with its first pixel on a device pixel.
        func placed(x: Int, y: Int) -> PlacedMask {
            PlacedMask(
                coverage: coverage, pitch: pitch, bounds: PixelRect(x: x, y: y, width: width, height: height))
        }
    }

    /// The coverage to be drawn.
    package var view: View {
        let base = memory.bytes.baseAddress.unsafelyUnwrapped
        return View(width: width, height: height, coverage: UnsafePointer(base), pitch: memory.pitch)
    }
}

/// Rows of coverage, each padded with zeros to whole vectors, so that a row is drawn without a rest. One more vector
/// behind the last row can be read.
private final class CoverageMemory: @unchecked Sendable {
    /// Never written after the start.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// Values from a row to the next.
    let pitch: Int

    init(width: Int, height: Int, coverage: [UInt8]) {
        pitch = (width + PixelVector.count - 1) & ~(PixelVector.count - 1)
        bytes = .allocate(capacity: pitch * height + PixelVector.count)
        bytes.initialize(repeating: 0)
        for y in 0..<height {
            for x in 0..<width { bytes[y * pitch + x] = coverage[y * width + x] }
        }
    }

    deinit { bytes.deallocate() }
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
