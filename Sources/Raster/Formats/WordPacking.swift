/// Puts pixels into formats of red, green and blue in 16 bits or 8, a channel in 16 bits at a time.
///
/// A channel v of n bits is `(v - (v >> n) + t) >> (8 - n)` with its threshold t (see ``OrderedDither``). With m = 2^n - 1
/// that is `(m · v + m + (m + 1) · t) >> 8`, which 16 bits hold: one product and one sum for 16 pixels at once. Of 800 by
/// 480 pixels to 565 that is 85 us, where 32 bits a pixel took 107.
struct WordPacking {
    /// Pixels of constants; thresholds repeat every 8. Shorter runs would spend more on finding out whether memory
    /// overlaps, which a compiled loop does before it begins.
    fileprivate static let period = 32

    fileprivate struct Field {
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

    fileprivate let red: Field
    fileprivate let green: Field
    fileprivate let blue: Field

    init(_ format: PixelFormat) {
        let channels = format.packedChannels
        red = Field(channels.red)
        green = Field(channels.green)
        blue = Field(channels.blue)
    }

    /// Replaces thresholds, at least 192 bytes, by constants for red, green and blue, ``period`` each. Those for 565 are scaled
    /// as ``store565`` takes them; other formats with such fields do not use it.
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

    private typealias Lanes = SIMD16<UInt16>

    /// Stores pixels as 5, 6 and 5 bits with blue lowest. Written out in vectors: thresholds repeat within one, where a loop would load them again
    /// and again and find out each time whether memory overlaps.
    ///
    /// - Parameters:
    ///   - pixels: the first pixel.
    ///   - isBackwards: whether the others lie before it.
    func store565(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, isBackwards: Bool, _ constants: UnsafePointer<UInt16>,
        _ output: UnsafeMutableRawPointer
    ) {
        let words = output.assumingMemoryBound(to: UInt16.self)
        var done =
            isBackwards
            ? storeBlocks565(count, constants, words, isBackwards: true) { _, end in pixels - (end &- 1) }
            : storeBlocks565(count, constants, words, isBackwards: false) { start, _ in pixels + start }
        while done < count {
            let pixel = pixels[isBackwards ? 0 &- done : done]
            let place = done & (Self.period &- 1)
            let high = UInt16(truncatingIfNeeded: pixel &>> 16)
            let low = UInt16(truncatingIfNeeded: pixel)
            let red = ((high & 255) &* 248 &+ constants[place]) & 0xF800
            let green = (((low &>> 8) &* 252 &+ constants[Self.period &+ place]) &>> 5) & 0x07E0
            let blue = ((low & 255) &* 31 &+ constants[2 &* Self.period &+ place]) &>> 8
            words[done] = (red | green | blue).littleEndian
            done &+= 1
        }
    }

    /// Stores pixels 16 at a time; returns how many. Of 32 that are of one colour, as most of a panel is, only the first
    /// ones after others are worked out.
    ///
    /// - Parameter place: where the pixels lie in memory whose words are between two places.
    @inline(__always)
    private func storeBlocks565(
        _ count: Int, _ constants: UnsafePointer<UInt16>, _ words: UnsafeMutablePointer<UInt16>,
        isBackwards: Bool, _ place: (Int, Int) -> UnsafePointer<UInt32>
    ) -> Int {
        let packing = Packing565(self, constants, isBackwards: isBackwards)
        var flatPixel: UInt32 = 0
        var flatWords = packing.words(of: 0)
        var done = 0
        while done &+ 32 <= count {
            let pixels = place(done, done &+ 32)
            let output = UnsafeMutableRawPointer(words + done)
            if Self.isFlat(pixels) {
                if pixels[0] != flatPixel {
                    flatPixel = pixels[0]
                    flatWords = packing.words(of: flatPixel)
                }
                output.storeBytes(of: flatWords, as: Lanes.self)
                output.storeBytes(of: flatWords, toByteOffset: 32, as: Lanes.self)
            } else {
                output.storeBytes(of: packing.words(place(done, done &+ 16)), as: Lanes.self)
                output.storeBytes(
                    of: packing.words(place(done &+ 16, done &+ 32)), toByteOffset: 32, as: Lanes.self)
            }
            done &+= 32
        }
        if done &+ 16 <= count {
            UnsafeMutableRawPointer(words + done).storeBytes(
                of: packing.words(place(done, done &+ 16)), as: Lanes.self)
            done &+= 16
        }
        return done
    }

    /// Whether 32 pixels are one colour: the first 8 as those one further on, and as the 8 after them and so on.
    @inline(__always)
    private static func isFlat(_ pixels: UnsafePointer<UInt32>) -> Bool {
        let memory = UnsafeRawPointer(pixels)
        let first = memory.loadUnaligned(as: SIMD8<UInt32>.self)
        var difference = memory.loadUnaligned(fromByteOffset: 4, as: SIMD8<UInt32>.self) ^ first
        for part in 1..<4 {
            difference |= memory.loadUnaligned(fromByteOffset: 32 &* part, as: SIMD8<UInt32>.self) ^ first
        }
        let words = unsafeBitCast(difference, to: SIMD4<UInt64>.self)
        return words[0] | words[1] | words[2] | words[3] == 0
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

/// 16 pixels to 5, 6 and 5 bits with blue lowest.
private struct Packing565 {
    typealias Lanes = SIMD16<UInt16>

    private let isBackwards: Bool
    private let redFactor: Lanes
    private let greenFactor: Lanes
    private let blueFactor: Lanes
    private let reds: Lanes
    private let greens: Lanes
    private let blues: Lanes

    /// - Parameter constants: those of ``WordPacking/prepare(_:is565:)``.
    @inline(__always)
    init(_ packing: WordPacking, _ constants: UnsafePointer<UInt16>, isBackwards: Bool) {
        self.isBackwards = isBackwards
        let factors = packing.factors565
        redFactor = Lanes(repeating: factors.red)
        greenFactor = Lanes(repeating: factors.green)
        blueFactor = Lanes(repeating: factors.blue)
        reds = Self.byTurns(constants, isBackwards)
        greens = Self.byTurns(constants + WordPacking.period, isBackwards)
        blues = Self.byTurns(constants + 2 &* WordPacking.period, isBackwards)
    }

    /// Constants for the first and the last 8 pixels by turns: they are the same, since thresholds repeat every 8.
    @inline(__always)
    private static func byTurns(_ constants: UnsafePointer<UInt16>, _ isBackwards: Bool) -> Lanes {
        var lanes = Lanes()
        for index in 0..<8 {
            let constant = constants[isBackwards ? 7 &- index : index]
            lanes[2 &* index] = constant
            lanes[2 &* index &+ 1] = constant
        }
        return lanes
    }

    /// The words of 16 pixels from an address on.
    @inline(__always)
    func words(_ pixels: UnsafePointer<UInt32>) -> Lanes {
        let memory = UnsafeRawPointer(pixels)
        return words(
            memory.loadUnaligned(as: SIMD8<UInt32>.self),
            memory.loadUnaligned(fromByteOffset: 32, as: SIMD8<UInt32>.self))
    }

    /// The words of 16 pixels of one colour.
    @inline(__always)
    func words(of pixel: UInt32) -> Lanes {
        let pixels = SIMD8<UInt32>(repeating: pixel)
        return words(pixels, pixels)
    }

    /// Works with the first and the last 8 pixels by turns, and brings their words into order at the end.
    @inline(__always)
    private func words(_ first: SIMD8<UInt32>, _ last: SIMD8<UInt32>) -> Lanes {
        let sixteen = SIMD8<UInt32>(repeating: 16)
        let low = unsafeBitCast(
            (first & SIMD8(repeating: 0xFFFF)) | (last &<< sixteen), to: Lanes.self)
        let high = unsafeBitCast(
            (first &>> sixteen) | (last & SIMD8(repeating: 0xFFFF_0000)), to: Lanes.self)
        let byte = Lanes(repeating: 255)
        let eight = Lanes(repeating: 8)
        let red = ((high & byte) &* redFactor &+ reds) & Lanes(repeating: 0xF800)
        let middle = (low &>> eight) &* greenFactor &+ greens
        let green = (middle &>> Lanes(repeating: 5)) & Lanes(repeating: 0x07E0)
        let blue = ((low & byte) &* blueFactor &+ blues) &>> eight
        let v = red | green | blue
        return isBackwards
            ? Lanes(
                v[15], v[13], v[11], v[9], v[7], v[5], v[3], v[1], v[14], v[12], v[10], v[8], v[6], v[4], v[2], v[0])
            : Lanes(
                v[0], v[2], v[4], v[6], v[8], v[10], v[12], v[14], v[1], v[3], v[5], v[7], v[9], v[11], v[13], v[15])
    }
}

extension WordPacking {
    /// What channels are multiplied by for 565: red and green so that their bits come to lie where they belong, or nearly
    /// so. Known only when it runs, since a product by a known 31 would be made two steps.
    fileprivate var factors565: (red: UInt16, green: UInt16, blue: UInt16) {
        (red.factor &* 8, green.factor &* 4, blue.factor)
    }
}
