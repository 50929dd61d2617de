/// A colour matrix made ready for rows of premultiplied pixels: whole numbers only.
///
/// Factors become fixed point with as many bits as their sum leaves room for, 16 at most; each channel is rounded once.
/// A map that leaves alpha alone needs no division: `a (m · c / a + k) = m · c + k a`, clamped to 0...a. One that changes
/// alpha to a share of itself scales the pixel after that; any other alpha comes from the colours as they are
/// premultiplied.
struct ColorMatrixKernel {
    private struct Row {
        var red, green, blue, alpha: Int32
    }

    private enum AlphaRule {
        case kept
        case scaled(UInt32)
        case computed
    }

    private let red: Row
    private let green: Row
    private let blue: Row
    private let alpha: Row
    private let bits: Int32
    private let alphaRule: AlphaRule

    /// Prepares a matrix; rows with numbers that are not finite count as zeros.
    init(_ matrix: ColorMatrix) {
        let rows = [matrix.red, matrix.green, matrix.blue, matrix.alpha].map {
            $0.isFinite() ? $0 : ColorMatrix.Row(0, 0, 0)
        }
        let greatest = rows.reduce(1) { max($0, Self.sum($1)) }
        var bits = 16
        while bits > 0, greatest * Double(1 << bits) * 255 >= 1_073_741_824 { bits -= 1 }
        let limit = 4_194_304.0
        func fixed(_ value: Double) -> Int32 { Int32((min(max(value, -limit), limit) * Double(1 << bits)).rounded()) }
        // Of premultiplied pixels, alpha stands for 1 too.
        func row(_ row: ColorMatrix.Row) -> Row {
            let scale = Self.sum(row) > limit ? limit / Self.sum(row) : 1
            return Row(
                red: fixed(row.red * scale), green: fixed(row.green * scale), blue: fixed(row.blue * scale),
                alpha: fixed((row.alpha + row.one) * scale))
        }
        self.bits = Int32(bits)
        red = row(rows[0])
        green = row(rows[1])
        blue = row(rows[2])
        alpha = row(rows[3])
        let a = rows[3]
        if a.red == 0, a.green == 0, a.blue == 0, a.one == 0 {
            alphaRule = a.alpha == 1 ? .kept : .scaled(UInt32((min(max(a.alpha, 0), 1) * 255).rounded()))
        } else {
            alphaRule = .computed
        }
    }

    private static func sum(_ row: ColorMatrix.Row) -> Double {
        abs(row.red) + abs(row.green) + abs(row.blue) + abs(row.alpha) + abs(row.one)
    }

    func apply(_ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        switch alphaRule {
        case .kept: for index in 0..<count { row[index] = mapped(row[index]) }
        case .scaled(let factor): for index in 0..<count { row[index] = scaled(mapped(row[index]), factor) }
        case .computed: for index in 0..<count { row[index] = mappedWithAlpha(row[index]) }
        }
    }

    @inline(__always)
    private func mapped(_ pixel: UInt32) -> UInt32 {
        let p = PixelChannels(pixel)
        return PixelChannels(
            alpha: p.alpha, red: value(red, p), green: value(green, p), blue: value(blue, p)
        ).pixel
    }

    /// Colours keep their shares of alpha: what the map makes of them is scaled from the old alpha to the new one.
    @inline(__always)
    private func mappedWithAlpha(_ pixel: UInt32) -> UInt32 {
        let p = PixelChannels(pixel)
        let new = max(0, min(value(alpha, p), 255))
        guard p.alpha > 0 else { return 0 }
        func channel(_ row: Row) -> Int32 {
            (max(0, min(value(row, p), p.alpha)) &* new &+ p.alpha / 2) / p.alpha
        }
        return PixelChannels(alpha: new, red: channel(red), green: channel(green), blue: channel(blue)).pixel
    }

    @inline(__always)
    private func value(_ row: Row, _ p: PixelChannels) -> Int32 {
        let sum = p.red &* row.red &+ p.green &* row.green &+ p.blue &* row.blue &+ p.alpha &* row.alpha
        return bits == 0 ? sum : (sum &+ (1 &<< (bits &- 1))) &>> bits
    }
}
