extension Surface {
    /// The pixels in a device format, rows without padding, dithered where depth is lost.
    ///
    /// Pixels that are not opaque are seen over black. Grey is the luminance of ITU-R BT.709. A format that is not
    /// supported gives no bytes.
    public func data(as format: PixelFormat, dither: Bool = true) -> [UInt8] {
        guard format.isSupported else { return [] }
        let rowBytes = format.bytesPerRow(width: width)
        return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            let converter = PixelConverter(format: format, dither: dither)
            count = converter.convert(self, bounds, to: UnsafeMutableRawPointer(base), bytesPerRow: rowBytes)
        }
    }

    /// Makes a surface from a picture in a device format, unrotated; nil when an extent is out of range or the format
    /// is not supported.
    ///
    /// - Parameters:
    ///   - bytes: the first pixel; `height` rows of `bytesPerRow` bytes must be readable.
    public convenience init?(
        decoding bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat
    ) {
        guard format.isSupported, (1...32_768).contains(width), (1...32_768).contains(height),
            bytesPerRow >= format.bytesPerRow(width: width)
        else { return nil }
        self.init(width: width, height: height)
        PixelConverter(format: format).decode(bytes, bytesPerRow: bytesPerRow, into: self, bounds)
    }
}

extension PixelConverter {
    /// Reads the pixels of `rect`, in the surface's coordinates, back from a picture in the panel's format and native
    /// orientation: the inverse of ``convert(_:_:to:bytesPerRow:)``. Short channels are widened by repeating their
    /// bits; the pixels read are opaque.
    ///
    /// - Parameters:
    ///   - base: the first pixel in native orientation, in ordinary memory.
    ///   - bytesPerRow: bytes from a native row to the next.
    public func decode(_ base: UnsafeRawPointer, bytesPerRow: Int, into surface: Surface, _ rect: PixelRect) {
        let clipped = rect.intersection(surface.bounds)
        guard !clipped.isEmpty, format.isSupported else { return }
        let native = nativeRect(clipped, width: surface.width, height: surface.height)
        let walk = SourceWalk(surface: surface, rotation: rotation)
        for y in native.y0..<native.y1 {
            let row = base + y * bytesPerRow
            var pixel = walk.pixel(nativeX: native.x0, nativeY: y)
            for x in native.x0..<native.x1 {
                pixel.pointee = format.decode(load(row, x))
                pixel += walk.step
            }
        }
    }

    private func load(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
        switch format.bitsPerPixel {
        case 1: UInt32(row.load(fromByteOffset: x / 8, as: UInt8.self) >> UInt8(7 - x % 8)) & 1
        case 4: UInt32(row.load(fromByteOffset: x / 2, as: UInt8.self) >> UInt8(x % 2 == 0 ? 4 : 0)) & 15
        default: loadBytes(row + x * (format.bitsPerPixel / 8))
        }
    }

    private func loadBytes(_ bytes: UnsafeRawPointer) -> UInt32 {
        var value: UInt32 = 0
        for index in 0..<format.bitsPerPixel / 8 {
            value |= UInt32(bytes.load(fromByteOffset: index, as: UInt8.self)) << UInt32(8 * index)
        }
        return value
    }
}
