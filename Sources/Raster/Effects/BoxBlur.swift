/// A Gaussian blur by three passes of a box each way; its cost does not depend on the radius.
///
/// The box has fractional ends: `radius` whole samples on each side of the middle one, and one more at each end that
/// counts `edge` 64ths, chosen so that three passes have the Gaussian's variance (Gwosdek and others, "Theoretical
/// foundations of Gaussian convolution by extended box filtering", 2011). So a growing radius has no steps. Samples are
/// whole numbers of 16ths of an 8-bit value; each pass rounds to nearest, halves up. Past the edges all is clear.
struct BoxBlur: Hashable {
    /// Whole samples on each side.
    let radius: Int
    /// 64ths of the samples past them.
    let edge: UInt32
    /// `2^shift / weight`, rounded up.
    let reciprocal: UInt32
    let shift: UInt64

    /// Passes each way.
    static let passes = 3
    /// The largest deviation in pixels: up to there division by the reciprocal is exact.
    static let largestDeviation = 1000.0
    /// 255, in 16ths.
    static let full: UInt16 = 4080

    /// Prepares a blur by a standard deviation in pixels; nil where it changes nothing. Larger ones than
    /// ``largestDeviation`` count as that.
    init?(deviation: Double) {
        guard deviation > 0 else { return nil }
        let sigma = min(deviation, Self.largestDeviation)
        let variance = sigma * sigma / Double(Self.passes)
        let whole = ((12 * variance + 1).squareRoot() * 0.5 - 0.5).rounded(.down)
        let next = (whole + 1) * (whole + 1)
        let part = (2 * whole + 1) * (variance - whole * (whole + 1) / 3) / (2 * (next - variance))
        radius = Int(whole)
        edge = UInt32((min(max(part, 0), 1) * 64).rounded())
        guard radius > 0 || edge > 0 else { return nil }
        let weight = UInt64(64 * (2 * radius + 1)) + 2 * UInt64(edge)
        shift = 31 + UInt64(63 - weight.leadingZeroBitCount)
        reciprocal = UInt32(((1 << shift) + weight - 1) / weight)
    }

    /// How many pixels away a pixel is still felt.
    var reach: Int { Self.passes * (radius + (edge > 0 ? 1 : 0)) }

    /// One pass down the columns of `rows` rows of `length` samples, packed.
    ///
    /// - Parameters:
    ///   - sums: room for a row of sums.
    ///   - zeros: a row of zeros.
    func pass(
        _ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, length: Int, rows: Int,
        sums: UnsafeMutablePointer<UInt32>, zeros: UnsafePointer<UInt16>
    ) {
        sums.update(repeating: 0, count: length)
        for y in 0..<min(radius, rows) { Self.add(source + y &* length, to: sums, length) }
        for y in 0..<rows {
            // The window's last whole row comes in, then the one that was its first goes out.
            let last = y &+ radius
            if last < rows { Self.add(source + last &* length, to: sums, length) }
            let above = y > radius ? source + (y &- radius &- 1) &* length : zeros
            let below = last &+ 1 < rows ? source + (last &+ 1) &* length : zeros
            write(target + y &* length, length, sums, above, below)
            if y >= radius { Self.subtract(source + (y &- radius) &* length, from: sums, length) }
        }
    }

    private static func add(_ row: UnsafePointer<UInt16>, to sums: UnsafeMutablePointer<UInt32>, _ length: Int) {
        for x in 0..<length { sums[x] &+= UInt32(row[x]) }
    }

    private static func subtract(_ row: UnsafePointer<UInt16>, from sums: UnsafeMutablePointer<UInt32>, _ length: Int) {
        for x in 0..<length { sums[x] &-= UInt32(row[x]) }
    }

    private func write(
        _ target: UnsafeMutablePointer<UInt16>, _ length: Int, _ sums: UnsafePointer<UInt32>,
        _ above: UnsafePointer<UInt16>, _ below: UnsafePointer<UInt16>
    ) {
        let factor = UInt64(reciprocal)
        let half: UInt64 = 1 &<< (shift &- 1)
        for x in 0..<length {
            let weighted = sums[x] &* 64 &+ (UInt32(above[x]) &+ UInt32(below[x])) &* edge
            target[x] = UInt16(truncatingIfNeeded: (UInt64(weighted) &* factor &+ half) &>> shift)
        }
    }
}
