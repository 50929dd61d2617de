/// Loops over the pixels of a row. Each is the plain formula of `PixelMath` for every pixel, written so that it
/// vectorises: no calls, no checked arithmetic, no branches. Rows must not overlap.
enum RowKernels {
    typealias Row = UnsafeMutablePointer<UInt32>
    typealias ConstantRow = UnsafePointer<UInt32>

    /// One value everywhere. What is left after blocks is a vector that overlaps what is before it: the standard loop
    /// goes pixel by pixel there, up to 31 of them.
    @inline(__always)
    static func fill(_ row: Row, _ count: Int, _ pixel: UInt32) {
        let pixels = PixelVector(repeating: pixel)
        guard count >= PixelVector.count else {
            for index in 0..<max(count, 0) { row[index] = pixel }
            return
        }
        let blocks = count & ~31
        row.update(repeating: pixel, count: blocks)
        var index = blocks
        let end = count &- PixelVector.count
        while index < end {
            pixels.store(to: row + index)
            index &+= PixelVector.count
        }
        pixels.store(to: row + end)
    }

    /// Changes whole vectors of a row, the last of which may overlap the one before: it is worked out first, while all of
    /// its pixels are as they were. Rows shorter than a vector go pixel by pixel. 100 rounded rectangles with rows of 60
    /// pixels take 112 us in place of 123 with the last four by themselves.
    @inline(__always)
    private static func change(
        _ row: Row, _ count: Int, _ vector: (Int, PixelVector) -> PixelVector, _ single: (Int, UInt32) -> UInt32
    ) {
        var index = 0
        guard count >= PixelVector.count else {
            while index < count {
                row[index] = single(index, row[index])
                index &+= 1
            }
            return
        }
        let end = count &- PixelVector.count
        let last = vector(end, PixelVector(row + end))
        while index < end {
            vector(index, PixelVector(row + index)).store(to: row + index)
            index &+= PixelVector.count
        }
        last.store(to: row + end)
    }

    /// One pixel over all.
    static func blend(_ row: Row, _ count: Int, _ source: UInt32) {
        let rest = 255 &- (source &>> 24)
        let sources = PixelVector(repeating: source)
        let rests = Factors(repeating: rest)
        let done = count >= 4 &* blockPixels ? blendBlocks(row, count, source) : 0
        change(row + done, count &- done) { _, pixels in
            PixelVector(sources.halves &+ pixels.scaled(rests).halves)
        } _: { _, pixel in
            source &+ scaled(pixel, rest)
        }
    }

    /// Pixels in 64 bytes.
    private static let blockPixels = 16

    /// One pixel over all whole blocks; returns the number of pixels done. `s + d · rest / 255` is rounded as
    /// `(s · 255 + d · rest + 128) / 255`, and t / 255 is the upper half of t · 257: a loop over plain numbers of 16
    /// bits becomes that product of upper halves, 10 operations for 8 pixels in place of 14.
    private static func blendBlocks(_ row: Row, _ count: Int, _ source: UInt32) -> Int {
        let rest = UInt16(truncatingIfNeeded: 255 &- (source &>> 24))
        let halvesInBlock = 2 * blockPixels
        let blocks = count / blockPixels
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * halvesInBlock) { memory in
            guard let even = memory.baseAddress else { return }
            let odd = even + halvesInBlock
            for index in 0..<halvesInBlock {
                let half = UInt16(truncatingIfNeeded: source &>> (index & 1 == 0 ? 0 : 16))
                even[index] = (half & 255) &* 255 &+ 128
                odd[index] = (half &>> 8) &* 255 &+ 128
            }
            let halves = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt16.self)
            for block in 0..<blocks {
                let part = halves + block &* halvesInBlock
                for index in 0..<halvesInBlock {
                    let low = upperHalf((part[index] & 255) &* rest &+ even[index])
                    let high = upperHalf((part[index] &>> 8) &* rest &+ odd[index])
                    part[index] = low | high &<< 8
                }
            }
        }
        return blocks &* blockPixels
    }

    @inline(__always)
    private static func upperHalf(_ t: UInt16) -> UInt16 { UInt16(truncatingIfNeeded: (UInt32(t) &* 257) &>> 16) }

    /// One pixel, times each place's coverage, over all.
    static func blend(_ row: Row, _ count: Int, _ source: UInt32, covers: UnsafePointer<UInt8>) {
        let sources = PixelVector(repeating: source)
        change(row, count) { index, pixels in
            sources.scaled(Factors(covers + index)).over(pixels)
        } _: { index, pixel in
            over(scaled(source, UInt32(covers[index])), pixel)
        }
    }

    /// Each pixel over its own.
    static func blend(_ row: Row, _ count: Int, _ source: ConstantRow) {
        change(row, count) { index, pixels in
            PixelVector(source + index).over(pixels)
        } _: { index, pixel in
            over(source[index], pixel)
        }
    }

    /// Each pixel, times one coverage, over its own.
    static func blend(_ row: Row, _ count: Int, _ source: ConstantRow, coverage: UInt32) {
        let factors = Factors(repeating: coverage)
        change(row, count) { index, pixels in
            PixelVector(source + index).scaled(factors).over(pixels)
        } _: { index, pixel in
            over(scaled(source[index], coverage), pixel)
        }
    }

    /// Each pixel, times its place's coverage, over its own.
    static func blend(_ row: Row, _ count: Int, _ source: ConstantRow, covers: UnsafePointer<UInt8>) {
        change(row, count) { index, pixels in
            PixelVector(source + index).scaled(Factors(covers + index)).over(pixels)
        } _: { index, pixel in
            over(scaled(source[index], UInt32(covers[index])), pixel)
        }
    }

    /// Every pixel times one factor.
    static func scale(_ row: Row, _ count: Int, _ factor: UInt32) {
        let factors = Factors(repeating: factor)
        change(row, count) { _, pixels in
            pixels.scaled(factors)
        } _: { _, pixel in
            scaled(pixel, factor)
        }
    }

    /// Every pixel times its place's coverage.
    static func scale(_ row: Row, _ count: Int, covers: UnsafePointer<UInt8>) {
        change(row, count) { index, pixels in
            pixels.scaled(Factors(covers + index))
        } _: { index, pixel in
            scaled(pixel, UInt32(covers[index]))
        }
    }

    /// One pixel in place of all, as far as each place's coverage goes.
    static func replace(_ row: Row, _ count: Int, _ pixel: UInt32, covers: UnsafePointer<UInt8>) {
        let new = PixelVector(repeating: pixel)
        change(row, count) { index, pixels in
            let factors = Factors(covers + index)
            return PixelVector(new.scaled(factors).halves &+ pixels.scaled(factors.complement).halves)
        } _: { index, old in
            let cover = UInt32(covers[index])
            return scaled(pixel, cover) &+ scaled(old, 255 &- cover)
        }
    }

    /// As ``blend(_:_:_:covers:)``, for a few pixels with room behind them: whole vectors are read from both rows and
    /// written, with what is past `count` as it was. Up to 8 pixels take one vector, where a loop over an edge's two
    /// or three would take as long as its set-up.
    @inline(__always)
    static func blendWithRoom(_ row: Row, _ count: Int, _ source: PixelVector, covers: UnsafePointer<UInt8>) {
        var index = 0
        while index < count {
            let factors = Factors(covers + index, count: min(count &- index, PixelVector.count))
            source.scaled(factors).over(PixelVector(row + index)).store(to: row + index)
            index &+= PixelVector.count
        }
    }

    /// As ``blendWithRoom(_:_:_:covers:)``, each pixel over its own.
    @inline(__always)
    static func blendWithRoom(_ row: Row, _ count: Int, _ source: ConstantRow, covers: UnsafePointer<UInt8>) {
        var index = 0
        while index < count {
            let factors = Factors(covers + index, count: min(count &- index, PixelVector.count))
            PixelVector(source + index).scaled(factors).over(PixelVector(row + index)).store(to: row + index)
            index &+= PixelVector.count
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
