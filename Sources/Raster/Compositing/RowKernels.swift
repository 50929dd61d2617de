/// Loops over the pixels of a row. Each is the plain formula of `PixelMath` for every pixel, written so that it
/// vectorises: no calls, no checked arithmetic, no branches. Rows must not overlap.
enum RowKernels {
    typealias Row = UnsafeMutablePointer<UInt32>
    typealias ConstantRow = UnsafePointer<UInt32>

    /// One value everywhere.
    @inline(__always)
    static func fill(_ row: Row, _ count: Int, _ pixel: UInt32) {
        row.update(repeating: pixel, count: count)
    }

    /// One pixel over all.
    static func blend(_ row: Row, _ count: Int, _ source: UInt32) {
        let rest = 255 &- (source &>> 24)
        let done = count >= 4 * blockPixels ? blendBlocks(row, count, source) : 0
        for index in done..<count { row[index] = source &+ scaled(row[index], rest) }
    }

    /// Pixels in 64 bytes.
    private static let blockPixels = 16

    /// One pixel over all whole blocks, byte by byte: in vectors of 16 bits this takes two thirds of the time where
    /// there is no fast product of 32 bits. Returns the number of pixels done.
    private static func blendBlocks(_ row: Row, _ count: Int, _ source: UInt32) -> Int {
        let rest = UInt16(truncatingIfNeeded: 255 &- (source &>> 24))
        let blocks = count / blockPixels
        let bytes = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: blockPixels) { memory in
            guard let block = memory.baseAddress else { return }
            block.initialize(repeating: source, count: blockPixels)
            let added = UnsafeRawPointer(block).assumingMemoryBound(to: UInt8.self)
            for start in 0..<blocks {
                let part = bytes + start &* 64
                for index in 0..<64 {
                    let product = UInt16(part[index]) &* rest &+ 128
                    let scaled = UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
                    part[index] = scaled &+ added[index]
                }
            }
        }
        return blocks * blockPixels
    }

    /// One pixel, times each place's coverage, over all.
    static func blend(_ row: Row, _ count: Int, _ source: UInt32, covers: UnsafePointer<UInt8>) {
        for index in 0..<count { row[index] = over(scaled(source, UInt32(covers[index])), row[index]) }
    }

    /// Each pixel over its own.
    static func blend(_ row: Row, _ count: Int, _ source: ConstantRow) {
        for index in 0..<count { row[index] = over(source[index], row[index]) }
    }

    /// Each pixel, times one coverage, over its own.
    static func blend(_ row: Row, _ count: Int, _ source: ConstantRow, coverage: UInt32) {
        for index in 0..<count { row[index] = over(scaled(source[index], coverage), row[index]) }
    }

    /// Each pixel, times its place's coverage, over its own.
    static func blend(_ row: Row, _ count: Int, _ source: ConstantRow, covers: UnsafePointer<UInt8>) {
        for index in 0..<count { row[index] = over(scaled(source[index], UInt32(covers[index])), row[index]) }
    }

    /// Every pixel times one factor.
    static func scale(_ row: Row, _ count: Int, _ factor: UInt32) {
        for index in 0..<count { row[index] = scaled(row[index], factor) }
    }

    /// Every pixel times its place's coverage.
    static func scale(_ row: Row, _ count: Int, covers: UnsafePointer<UInt8>) {
        for index in 0..<count { row[index] = scaled(row[index], UInt32(covers[index])) }
    }

    /// One pixel in place of all, as far as each place's coverage goes.
    static func replace(_ row: Row, _ count: Int, _ pixel: UInt32, covers: UnsafePointer<UInt8>) {
        for index in 0..<count {
            let cover = UInt32(covers[index])
            row[index] = scaled(pixel, cover) &+ scaled(row[index], 255 &- cover)
        }
    }

    /// A row of coverage times another one.
    static func multiply(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, by other: UnsafePointer<UInt8>) {
        for index in 0..<count {
            row[index] = UInt8(truncatingIfNeeded: scaledChannel(UInt32(row[index]), UInt32(other[index])))
        }
    }

    /// The product of two rows of coverage.
    static func multiply(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>
    ) {
        for index in 0..<count {
            row[index] = UInt8(truncatingIfNeeded: scaledChannel(UInt32(a[index]), UInt32(b[index])))
        }
    }

    /// A row of coverage times one coverage.
    static func multiply(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ a: UnsafePointer<UInt8>, coverage: UInt32
    ) {
        for index in 0..<count {
            row[index] = UInt8(truncatingIfNeeded: scaledChannel(UInt32(a[index]), coverage))
        }
    }
}
