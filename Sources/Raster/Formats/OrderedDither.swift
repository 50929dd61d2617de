/// The thresholds that spread the error of lost depth over 8 x 8 pixels (Bayer, 1973).
///
/// Where a channel of 8 bits becomes one of n, its value v is first moved to `v - (v >> n)`. That puts the values that
/// n bits can express (those whose bits repeat) exactly on multiples of 2^(8-n) and all others between, so adding a
/// threshold below 2^(8-n) and shifting right never changes a colour that the format can express.
enum OrderedDither {
    /// The threshold that rounds to the nearest value everywhere.
    static let nearest: UInt32 = 64

    /// An odd number from 1 to 127 for a pixel; of n bits' threshold it is the part `>> (n - 1)`.
    static func threshold(x: Int, y: Int) -> UInt32 {
        var rank: UInt32 = 0
        for bit in 0..<3 {
            let column = UInt32(truncatingIfNeeded: (x ^ y) >> bit) & 1
            let row = UInt32(truncatingIfNeeded: y >> bit) & 1
            rank = rank << 2 | column << 1 | row
        }
        return 2 * rank + 1
    }

    /// A value of 8 bits in `bits` bits, 1 to 8.
    @inline(__always)
    static func reduce(_ value: UInt32, bits: UInt32, threshold: UInt32) -> UInt32 {
        (value &- (value &>> bits) &+ (threshold &>> (bits &- 1))) &>> (8 &- bits)
    }

    /// A value of `bits` bits in 8 bits, by repeating its bits from the top.
    static func expand(_ value: UInt32, bits: Int) -> UInt32 {
        guard bits > 0 else { return 0 }
        guard bits < 8 else { return value >> UInt32(bits - 8) }
        var result: UInt32 = 0
        var filled = 0
        while filled < 8 {
            let shift = 8 - filled - bits
            result |= shift >= 0 ? value << UInt32(shift) : value >> UInt32(-shift)
            filled += bits
        }
        return result
    }
}
