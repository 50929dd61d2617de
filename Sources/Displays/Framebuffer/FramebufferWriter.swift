import Raster

/// Writes damage into a frame buffer's visible part.
struct FramebufferWriter {
    let layout: PanelLayout
    private let converter: PixelConverter

    init(layout: PanelLayout) {
        self.layout = layout
        converter = layout.converter()
    }

    /// Writes a rectangle; `memory` is the first visible pixel. Returns the bytes written.
    func write(
        _ surface: Surface, _ rect: PixelRect, to memory: UnsafeMutableRawPointer, _ geometry: FramebufferGeometry
    ) -> Int {
        if geometry.leftmostPixelIsLowest { return writeMirrored(surface, rect, to: memory, geometry.bytesPerRow) }
        return converter.convert(surface, rect, to: memory, bytesPerRow: geometry.bytesPerRow)
    }

    // Where the leftmost pixel is in the lowest bits, bytes are turned round in a buffer of our own, since the device's
    // memory is not read. Such panels are small: 128x64 pixels of one bit are 1 KiB.
    private func writeMirrored(
        _ surface: Surface, _ rect: PixelRect, to memory: UnsafeMutableRawPointer, _ bytesPerRow: Int
    ) -> Int {
        let native = converter.writtenRect(rect, of: surface)
        let first = native.x0 * layout.format.bitsPerPixel / 8
        let end = (native.x1 * layout.format.bitsPerPixel + 7) / 8
        let rowBytes = layout.nativeBytesPerRow
        return withUnsafeTemporaryAllocation(byteCount: rowBytes * layout.nativeHeight, alignment: 8) { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            let written = converter.convert(surface, rect, to: base, bytesPerRow: rowBytes)
            for y in native.y0..<native.y1 {
                for column in first..<end {
                    let byte = base.load(fromByteOffset: y * rowBytes + column, as: UInt8.self)
                    memory.storeBytes(of: mirrored(byte), toByteOffset: y * bytesPerRow + column, as: UInt8.self)
                }
            }
            return written
        }
    }

    private func mirrored(_ byte: UInt8) -> UInt8 {
        if layout.format.bitsPerPixel == 4 { return byte << 4 | byte >> 4 }
        var value = byte
        value = (value & 0xF0) >> 4 | (value & 0x0F) << 4
        value = (value & 0xCC) >> 2 | (value & 0x33) << 2
        return (value & 0xAA) >> 1 | (value & 0x55) << 1
    }
}
