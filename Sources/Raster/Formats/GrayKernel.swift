/// Converts at most 128 surface pixels to grey of 8, 4 or 1 bits.
///
/// Luminance takes 16 bits, as in ``WordPacking``. Pixels that share a byte are first put into bytes of their own, then
/// brought together: 800 by 480 pixels to single bits take 146 us, where bit after bit took 390.
enum GrayKernel {
    static func store8(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ output: UnsafeMutableRawPointer) {
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        each(pixels, count) { bytes[$0] = UInt8(truncatingIfNeeded: $1) }
    }

    static func store4(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer
    ) {
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RowKernel.chunk) { memory in
            guard let values = memory.baseAddress else { return }
            each(pixels, count) { index, gray in
                let threshold = UInt16(thresholds[index]) &>> 3
                values[index] = UInt8(truncatingIfNeeded: (gray &- (gray &>> 4) &+ threshold) &>> 4)
            }
            if count & 1 == 1 { values[count] = 0 }
            for pair in 0..<(count &+ 1) / 2 { bytes[pair] = values[2 &* pair] &<< 4 | values[2 &* pair &+ 1] }
        }
    }

    /// - Parameter inversion: 0xFF where a lit pixel's bit is 0. Bits past the last column stay 0 in both cases.
    static func store1(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ thresholds: UnsafePointer<UInt8>,
        _ output: UnsafeMutableRawPointer, _ inversion: UInt8
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RowKernel.chunk) { memory in
            guard let values = memory.baseAddress else { return }
            let groups = (count &+ 7) / 8
            for index in count..<8 &* groups { values[index] = 0 }
            each(pixels, count) { index, gray in
                let sum = gray &- (gray &>> 1) &+ UInt16(thresholds[index])
                values[index] = UInt8(truncatingIfNeeded: sum &>> 7)
            }
            for group in 0..<groups {
                let bits = joined(UnsafeRawPointer(values + 8 &* group))
                let used = UInt8(truncatingIfNeeded: 0xFF00 >> min(8, count &- 8 &* group))
                output.storeBytes(of: (bits ^ inversion) & used, toByteOffset: group, as: UInt8.self)
            }
        }
    }

    /// Eight bytes of 0 or 1 as bits, the first one highest: the product moves byte i by 63 - 9i, which is what takes
    /// its bit to the top byte, and no two bits meet.
    @inline(__always)
    private static func joined(_ bytes: UnsafeRawPointer) -> UInt8 {
        let word = bytes.loadUnaligned(as: UInt64.self).littleEndian
        return UInt8(truncatingIfNeeded: (word &* 0x8040_2010_0804_0201) &>> 56)
    }

    /// Hands on each pixel's luminance over black, 0...255, with the weights of ITU-R BT.709 (0.2126, 0.7152, 0.0722) in
    /// 256ths, applied to the coded values as video does.
    @inline(__always)
    private static func each(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ body: (Int, UInt16) -> Void) {
        let memory = UnsafeRawPointer(pixels)
        for index in 0..<count {
            let low = memory.load(fromByteOffset: 4 &* index, as: UInt16.self)
            let high = memory.load(fromByteOffset: 4 &* index &+ 2, as: UInt16.self)
            let sum = (high & 255) &* 54 &+ (low &>> 8) &* 183 &+ (low & 255) &* 19 &+ 128
            body(index, sum &>> 8)
        }
    }
}
