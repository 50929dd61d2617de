/// Converts rows of surface pixels to one device format. The loops are plain so that they vectorise; every shift is the
/// same for all pixels of a row.
struct RowKernel {
    /// Pixels handled at once; a multiple of the 8 columns after which thresholds repeat. Large enough that choosing the
    /// loop costs little; 8 rows of thresholds are then 1 KiB, the most that is kept on the stack.
    static let chunk = 128

    private let format: PixelFormat
    private let packing: ChannelPacking
    /// Whether pixels are stored as a surface keeps them, and whether as 5, 6 and 5 bits with blue lowest.
    private let isNative: Bool
    private let is565: Bool

    init(_ format: PixelFormat) {
        self.format = format
        packing = ChannelPacking(format)
        isNative = format == .xrgb8888
        is565 = format == .rgb565
    }

    /// Converts a row. `thresholds` holds ``chunk`` values for the row's first pixels.
    func convert(_ row: PixelRow, thresholds: UnsafePointer<UInt8>, to output: UnsafeMutableRawPointer) {
        if row.step == 1 {
            convertAdjacent(row.first, row.count, thresholds, output)
        } else {
            gather(row, thresholds, output)
        }
    }

    /// Brings far-apart pixels together, a chunk at a time.
    private func gather(_ row: PixelRow, _ thresholds: UnsafePointer<UInt8>, _ output: UnsafeMutableRawPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.chunk) { buffer in
            guard let pixels = buffer.baseAddress else { return }
            var done = 0
            while done < row.count {
                let count = min(Self.chunk, row.count - done)
                for index in 0..<count { pixels[index] = row.first[(done &+ index) &* row.step] }
                convertAdjacent(pixels, count, thresholds, output + done * format.bitsPerPixel / 8)
                done += count
            }
        }
    }

    private func convertAdjacent(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        // It prepares the thresholds once a row, not once a chunk.
        if is565 { return store565(pixels, count, thresholds, output) }
        var done = 0
        while done < count {
            let part = min(Self.chunk, count - done)
            store(pixels + done, part, thresholds, output + done * format.bitsPerPixel / 8)
            done += part
        }
    }

    @inline(__always)
    private func store(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        switch (format.kind, format.bitsPerPixel) {
        case (.rgb, 32): store32(pixels, count, thresholds, output)
        case (.rgb, 24): store24(pixels, count, thresholds, output)
        case (.rgb, 16): store16(pixels, count, thresholds, output)
        case (.rgb, _): store8(pixels, count, thresholds, output)
        case (.gray, 8): storeGray8(pixels, count, output)
        case (.gray, _): storeGray4(pixels, count, thresholds, output)
        case (.palette, _): store8(pixels, count, thresholds, output)
        case (.mono(let inverted), _): storeMono(pixels, count, thresholds, output, inverted ? 0xFF : 0)
        }
    }

    private func store32(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let packing = self.packing
        if isNative {
            for index in 0..<count {
                let value = pixels[index] | 0xFF00_0000
                output.storeBytes(of: value.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            }
        } else {
            for index in 0..<count {
                let value = packing.value(pixels[index], UInt32(thresholds[index]))
                output.storeBytes(of: value.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            }
        }
    }

    private func store24(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let packing = self.packing
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        for index in 0..<count {
            let value = packing.value(pixels[index], UInt32(thresholds[index]))
            bytes[index &* 3] = UInt8(truncatingIfNeeded: value)
            bytes[index &* 3 &+ 1] = UInt8(truncatingIfNeeded: value &>> 8)
            bytes[index &* 3 &+ 2] = UInt8(truncatingIfNeeded: value &>> 16)
        }
    }

    private func store16(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let packing = self.packing
        for index in 0..<count {
            let value = UInt16(truncatingIfNeeded: packing.value(pixels[index], UInt32(thresholds[index])))
            output.storeBytes(of: value.littleEndian, toByteOffset: index &* 2, as: UInt16.self)
        }
    }

    /// Pixels whose thresholds are prepared for ``store565(_:_:_:_:)``: four vectors.
    private static let prepared = 32

    /// The same as `packing` does, for the commonest panels: all channels at once in one word, shifts known
    /// beforehand. 800 by 480 pixels take 100 us where `packing` takes 300.
    private func store565(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.prepared) { memory in
            guard let added = memory.baseAddress else { return }
            for index in 0..<Self.prepared {
                let threshold = UInt32(thresholds[index])
                added[index] = (threshold &>> 4) &<< 16 | (threshold &>> 5) &<< 8 | threshold &>> 4
            }
            let words = output.assumingMemoryBound(to: UInt16.self)
            var done = 0
            while done &+ Self.prepared <= count {
                let (source, target) = (pixels + done, words + done)
                for index in 0..<Self.prepared { target[index] = Self.word565(source[index], added[index]) }
                done &+= Self.prepared
            }
            for index in done..<count { words[index] = Self.word565(pixels[index], added[index &- done]) }
        }
    }

    @inline(__always)
    private static func word565(_ pixel: UInt32, _ thresholds: UInt32) -> UInt16 {
        let spread = (pixel &>> 5) & 0x0007_0007 | (pixel &>> 6) & 0x0300
        let reduced = (pixel & 0x00FF_FFFF) &- spread &+ thresholds
        let value = (reduced &>> 8) & 0xF800 | (reduced &>> 5) & 0x07E0 | (reduced &>> 3) & 0x1F
        return UInt16(truncatingIfNeeded: value).littleEndian
    }

    private func store8(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let packing = self.packing
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        for index in 0..<count {
            bytes[index] = UInt8(truncatingIfNeeded: packing.value(pixels[index], UInt32(thresholds[index])))
        }
    }

    private func storeGray8(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ output: UnsafeMutableRawPointer) {
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: luminance(pixels[index])) }
    }

    private func storeGray4(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        for pair in 0..<(count + 1) / 2 {
            let left = OrderedDither.reduce(
                luminance(pixels[2 * pair]), bits: 4, threshold: UInt32(thresholds[2 * pair]))
            var value = left << 4
            if 2 * pair + 1 < count {
                value |= OrderedDither.reduce(
                    luminance(pixels[2 * pair + 1]), bits: 4, threshold: UInt32(thresholds[2 * pair + 1]))
            }
            bytes[pair] = UInt8(truncatingIfNeeded: value)
        }
    }

    private func storeMono(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer, _ inversion: UInt8
    ) {
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        for group in 0..<(count + 7) / 8 {
            var value: UInt32 = 0
            for index in 8 * group..<min(8 * group + 8, count) {
                let bit = OrderedDither.reduce(luminance(pixels[index]), bits: 1, threshold: UInt32(thresholds[index]))
                value |= bit << UInt32(7 - (index & 7))
            }
            // Bits past the last column stay 0 in both polarities.
            let used = UInt8(truncatingIfNeeded: 0xFF00 >> min(8, count - 8 * group))
            bytes[group] = (UInt8(truncatingIfNeeded: value) ^ inversion) & used
        }
    }
}

/// The luminance of a pixel over black, 0...255, with the weights of ITU-R BT.709 (0.2126, 0.7152, 0.0722) in 256ths,
/// applied to the coded values as video does.
@inline(__always)
func luminance(_ pixel: UInt32) -> UInt32 {
    let red = (pixel &>> 16) & 255
    let green = (pixel &>> 8) & 255
    let blue = pixel & 255
    return (54 &* red &+ 183 &* green &+ 19 &* blue &+ 128) &>> 8
}
