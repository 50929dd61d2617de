import Glibc

/// One pixel of a surface: premultiplied, 8 bits a channel.
@frozen public struct Pixel: Hashable, Sendable {
    /// The value 0xAARRGGBB, stored little endian, so B, G, R, A in memory.
    public var value: UInt32

    /// Makes a pixel from 0xAARRGGBB.
    @inlinable public init(value: UInt32) { self.value = value }
    /// Makes an opaque pixel from 0xRRGGBB.
    @inlinable public init(rgb: UInt32) { value = 0xFF00_0000 | rgb }

    /// Red, premultiplied.
    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: value >> 16) }
    /// Green, premultiplied.
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: value >> 8) }
    /// Blue, premultiplied.
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: value) }
    /// Coverage.
    @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: value >> 24) }
}

/// Premultiplied 8-bit BGRA pixels in ordinary memory, rows padded to 64 bytes.
public final class Surface {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Bytes from a row to the next.
    public let bytesPerRow: Int
    /// The first pixel, 64-byte aligned. Row `y` begins `y * bytesPerRow` bytes further on.
    public let pixels: UnsafeMutablePointer<UInt32>
    private let memory: UnsafeMutableRawPointer

    /// Makes a surface of clear pixels; extents are at least 1 and at most 32,768.
    public init(width: Int, height: Int) {
        self.width = min(max(width, 1), 32_768)
        self.height = min(max(height, 1), 32_768)
        bytesPerRow = (self.width * 4 + 63) & ~63
        // Zeroed by the kernel where it is large: pages on which nothing is drawn cost neither time nor memory.
        let count = bytesPerRow * self.height
        guard let memory = calloc(count + 63, 1) else { fatalError("no memory for a surface of \(count) bytes") }
        self.memory = memory
        pixels = memory.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: UInt32.self)
    }

    deinit { free(memory) }

    /// All pixels.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The pixel at a column and a row, which must be inside.
    public subscript(x: Int, y: Int) -> Pixel {
        get { Pixel(value: pixels[index(x, y)]) }
        set { pixels[index(x, y)] = newValue.value }
    }

    private func index(_ x: Int, _ y: Int) -> Int {
        precondition(
            x >= 0 && y >= 0 && x < width && y < height, "pixel (\(x), \(y)) is outside \(width)x\(height)")
        return y * (bytesPerRow / 4) + x
    }
}
