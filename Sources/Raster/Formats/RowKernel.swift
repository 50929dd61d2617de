/// Converts rows of surface pixels to one device format. The loops are plain so that they vectorise; every shift is the
/// same for all pixels of a row.
struct RowKernel {
    /// Pixels handled at once; a multiple of the 8 columns after which thresholds repeat. Large enough that choosing the
    /// loop costs little.
    static let chunk = 128
    /// What a row's prepared thresholds take.
    static let patternBytes = 192

    private let format: PixelFormat
    private let packing: ChannelPacking
    private let words: WordPacking
    /// Whether pixels are stored as a surface keeps them, and whether as 5, 6 and 5 bits with blue lowest.
    private let isNative: Bool
    private let is565: Bool

    init(_ format: PixelFormat) {
        self.format = format
        packing = ChannelPacking(format)
        words = WordPacking(format)
        isNative = format == .xrgb8888
        is565 = format == .rgb565
    }

    /// Whether ``WordPacking`` does the work.
    private var packsWords: Bool { format.isPacked && format.bitsPerPixel <= 16 }

    /// Turns the ``chunk`` thresholds of a row into what ``convert(_:_:pattern:to:)`` takes, in their place.
    func prepare(_ thresholds: UnsafeMutablePointer<UInt8>) {
        if packsWords { words.prepare(thresholds, is565: is565) }
    }

    /// Converts a row of adjacent pixels. `pattern` was prepared from the thresholds of its first pixels.
    func convert(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, pattern: UnsafePointer<UInt8>,
        to output: UnsafeMutableRawPointer
    ) {
        if packsWords {
            let constants = UnsafeRawPointer(pattern).assumingMemoryBound(to: UInt16.self)
            if is565 {
                words.store565(pixels, count, isBackwards: false, constants, output)
            } else if format.bitsPerPixel == 16 {
                words.store16(pixels, count, constants, output)
            } else {
                words.store8(pixels, count, constants, output)
            }
            return
        }
        var done = 0
        while done < count {
            let part = min(Self.chunk, count - done)
            store(pixels + done, part, pattern, output + done * format.bitsPerPixel / 8)
            done += part
        }
    }

    /// Converts a row of adjacent pixels from the last one, which `pixels` is at, down; false where the format must have
    /// them in order.
    func convertBackwards(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, pattern: UnsafePointer<UInt8>,
        to output: UnsafeMutableRawPointer
    ) -> Bool {
        guard is565 else { return false }
        let constants = UnsafeRawPointer(pattern).assumingMemoryBound(to: UInt16.self)
        words.store565(pixels, count, isBackwards: true, constants, output)
        return true
    }

    @inline(__always)
    private func store(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        switch (format.kind, format.bitsPerPixel) {
        case (.rgb, 32): store32(pixels, count, thresholds, output)
        case (.rgb, _), (.palette, _): store24(pixels, count, thresholds, output)
        case (.gray, 8): GrayKernel.store8(pixels, count, output)
        case (.gray, _): GrayKernel.store4(pixels, count, thresholds, output)
        case (.mono(let inverted), _): GrayKernel.store1(pixels, count, thresholds, output, inverted ? 0xFF : 0)
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
        } else if packing.isExact {
            for index in 0..<count {
                let value = packing.exactValue(pixels[index])
                output.storeBytes(of: value.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            }
        } else {
            for index in 0..<count {
                let value = packing.value(pixels[index], UInt32(thresholds[index]))
                output.storeBytes(of: value.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            }
        }
    }

    /// At most ``chunk`` pixels: their values first, in vectors; then words of 4 bytes 3 bytes apart, each over the last
    /// one's fourth byte.
    private func store24(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let packing = self.packing
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.chunk) { memory in
            guard let values = memory.baseAddress else { return }
            if packing.isExact {
                for index in 0..<count { values[index] = packing.exactValue(pixels[index]) }
            } else {
                for index in 0..<count { values[index] = packing.value(pixels[index], UInt32(thresholds[index])) }
            }
            let last = count &- 1
            for index in 0..<last {
                output.storeBytes(of: values[index].littleEndian, toByteOffset: index &* 3, as: UInt32.self)
            }
            for byte in 0..<3 {
                let value = UInt8(truncatingIfNeeded: values[last] &>> UInt32(truncatingIfNeeded: 8 &* byte))
                output.storeBytes(of: value, toByteOffset: last &* 3 &+ byte, as: UInt8.self)
            }
        }
    }
}
