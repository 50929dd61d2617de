/// Puts pixels into formats of red, green and blue in 16 bits or 8, a channel in 16 bits at a time.
///
/// A channel v of n bits is `(v - (v >> n) + t) >> (8 - n)` with its threshold t (see ``OrderedDither``). With m = 2^n - 1
/// that is `(m · v + m + (m + 1) · t) >> 8`, which 16 bits hold: one product and one sum for 16 pixels at once. Of 800 by
/// 480 pixels to 565 that is 85 us, where 32 bits a pixel took 107.
struct WordPacking {
    /// Pixels of constants; thresholds repeat every 8. Shorter runs would spend more on finding out whether memory
    /// overlaps, which a compiled loop does before it begins.
    private static let period = 32

    private struct Field {
        /// 2^n - 1.
        let factor: UInt16
        let bits: UInt8
        let offset: UInt16

        init(_ channel: PixelFormat.Channel) {
            bits = UInt8(min(max(channel.length, 0), 8))
            factor = UInt16((1 << Int(bits)) - 1)
            offset = UInt16(min(max(channel.offset, 0), 15))
        }

        func constant(_ threshold: UInt8) -> UInt16 {
            bits == 0 ? 0 : factor + (factor + 1) * UInt16(threshold >> (bits - 1))
        }

        @inline(__always)
        func place(_ value: UInt16, _ constant: UInt16) -> UInt16 {
            ((value &* factor &+ constant) &>> 8) &<< offset
        }
    }

    private let red: Field
    private let green: Field
    private let blue: Field

    init(_ format: PixelFormat) {
        let channels = format.packedChannels
        red = Field(channels.red)
        green = Field(channels.green)
        blue = Field(channels.blue)
    }

    /// Replaces thresholds, at least 192 bytes, by constants for red, green and blue, ``period`` each. Those for 565 are scaled
    /// as ``store565(_:_:_:_:)`` takes them; other formats with such fields do not use it.
    func prepare(_ thresholds: UnsafeMutablePointer<UInt8>, is565: Bool) {
        var first: UInt64 = 0
        for index in 0..<8 { first |= UInt64(thresholds[index]) << UInt64(8 * index) }
        let words = UnsafeMutableRawPointer(thresholds).bindMemory(to: UInt16.self, capacity: 3 * Self.period)
        for index in 0..<Self.period {
            let threshold = UInt8(truncatingIfNeeded: first >> UInt64(8 * (index & 7)))
            words[index] = red.constant(threshold) * (is565 ? 8 : 1)
            words[Self.period + index] = green.constant(threshold) * (is565 ? 4 : 1)
            words[2 * Self.period + index] = blue.constant(threshold)
        }
    }

    /// Red and green are scaled so that their bits come to lie where they belong, or nearly so.
    func store565(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ constants: UnsafePointer<UInt16>,
        _ output: UnsafeMutableRawPointer
    ) {
        let words = output.assumingMemoryBound(to: UInt16.self)
        Self.each(pixels, count, constants) { index, red, green, blue, constants in
            let high = (red &* 248 &+ constants.red) & 0xF800
            let middle = ((green &* 252 &+ constants.green) &>> 5) & 0x07E0
            let low = (blue &* 31 &+ constants.blue) &>> 8
            words[index] = (high | middle | low).littleEndian
        }
    }

    func store16(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ constants: UnsafePointer<UInt16>,
        _ output: UnsafeMutableRawPointer
    ) {
        let words = output.assumingMemoryBound(to: UInt16.self)
        let packing = self
        Self.each(pixels, count, constants) { index, red, green, blue, constants in
            words[index] = packing.value(red, green, blue, constants).littleEndian
        }
    }

    func store8(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ constants: UnsafePointer<UInt16>,
        _ output: UnsafeMutableRawPointer
    ) {
        let bytes = output.assumingMemoryBound(to: UInt8.self)
        let packing = self
        Self.each(pixels, count, constants) { index, red, green, blue, constants in
            bytes[index] = UInt8(truncatingIfNeeded: packing.value(red, green, blue, constants))
        }
    }

    private typealias Constants = (red: UInt16, green: UInt16, blue: UInt16)

    @inline(__always)
    private func value(_ red: UInt16, _ green: UInt16, _ blue: UInt16, _ constants: Constants) -> UInt16 {
        self.red.place(red, constants.red) | self.green.place(green, constants.green)
            | self.blue.place(blue, constants.blue)
    }

    /// Goes over pixels by halves: a loop over numbers of 16 bits alone fills vectors, where one that began with 32 bits
    /// would leave half of each empty.
    @inline(__always)
    private static func each(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ constants: UnsafePointer<UInt16>,
        _ body: (Int, UInt16, UInt16, UInt16, Constants) -> Void
    ) {
        let memory = UnsafeRawPointer(pixels)
        let (reds, greens, blues) = (constants, constants + period, constants + 2 * period)
        var done = 0
        while done &+ period <= count {
            for index in 0..<period {
                let place = done &+ index
                let low = memory.load(fromByteOffset: 4 &* place, as: UInt16.self)
                let high = memory.load(fromByteOffset: 4 &* place &+ 2, as: UInt16.self)
                body(place, high & 255, low &>> 8, low & 255, (reds[index], greens[index], blues[index]))
            }
            done &+= period
        }
        for index in 0..<count &- done {
            let pixel = pixels[done &+ index]
            let low = UInt16(truncatingIfNeeded: pixel)
            let red = UInt16(truncatingIfNeeded: pixel &>> 16) & 255
            body(done &+ index, red, low &>> 8, low & 255, (reds[index], greens[index], blues[index]))
        }
    }
}
