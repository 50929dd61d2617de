/// Finds the colours of a row's pixels in a table, by numbers worked out in vectors.
enum EntryRow {
    /// Writes `count` colours.
    ///
    /// The numbers come first, in the colours' place, then the colours: a loop that looked each number up as it is found
    /// would stay scalar. Passes over whole rows do best: of 800 by 480 pixels looking up takes 95 us, and in turns of 32
    /// with the arithmetic 130.
    ///
    /// - Parameter entry: a number in the table for a pixel's index.
    @inline(__always)
    static func shade(
        _ output: UnsafeMutablePointer<UInt32>, count: Int, _ table: UnsafePointer<UInt32>, _ entry: (Int) -> UInt32
    ) {
        for index in 0..<count { output[index] = entry(index) }
        for index in 0..<count { output[index] = table[Int(truncatingIfNeeded: output[index])] }
    }
}

/// The nearest whole number to one in 0...1023: 2^23 leaves a float's last bit worth 1.
@inline(__always)
func entryNumber(_ place: Float) -> UInt32 { (place + 8_388_608).bitPattern & 0x3FF }

/// As ``entryNumber(_:)``, for any place; those before the first entry and past the last take it.
@inline(__always)
func clampedEntryNumber(_ place: Float) -> UInt32 {
    let number = Int32(bitPattern: (place + 8_388_608).bitPattern) &- 0x4B00_0000
    return UInt32(bitPattern: min(max(number, 0), 0x3FF))
}

/// Columns as whole numbers, far more than a surface has, so that sums of them cannot overflow.
enum Column {
    static let limit = 1_048_576.0

    /// The first column at or right of a place; NaN counts as 0.
    @inline(__always)
    static func ceiling(_ place: Double) -> Int {
        let limited = place.isNaN ? 0 : min(max(place, -limit), limit)
        let whole = Int(limited)
        return Double(whole) < limited ? whole &+ 1 : whole
    }
}

/// Distances of columns from a line across rows, in a paint's space, in steps of half a column: exact opposites left and
/// right of a line on half a column.
struct ColumnDistances {
    /// The distance of a column is `(2 · column - doubledOrigin) · halfStep + start`.
    let doubledOrigin: Int
    let halfStep: Float
    let start: Float

    /// - Parameters:
    ///   - axis: where between columns the line is.
    ///   - step: a column's width.
    ///   - doubledOrigin: twice a column near to the line, or to it between two.
    @inline(__always)
    init(axis: Double, step: Double, doubledOrigin: Int) {
        self.doubledOrigin = doubledOrigin
        halfStep = Float(step / 2)
        // A line within 1/4096 of half a column is taken to lie there.
        let rest = Double(doubledOrigin) - 2 * axis
        start = abs(rest) < 1.0 / 2048 ? 0 : Float.bounded(rest * step / 2)
    }

    /// Whether columns left and right of the line mirror each other.
    @inline(__always)
    var isSymmetric: Bool { start == 0 }

    /// The distance of the column `index` past `x`.
    @inline(__always)
    func callAsFunction(_ x: Int32, _ index: Int) -> Float {
        Float(x &+ 2 &* Int32(truncatingIfNeeded: index)) * halfStep + start
    }

    /// What ``callAsFunction(_:_:)`` takes for a column.
    @inline(__always)
    func first(_ x: Int) -> Int32 { Int32(truncatingIfNeeded: 2 &* x &- doubledOrigin) }
}

extension Float {
    /// A number in single precision, at most 1e15 either way, so that squares stay finite; NaN counts as 0.
    @inline(__always)
    static func bounded(_ value: Double) -> Float { value.isNaN ? 0 : Float(Swift.min(Swift.max(value, -1e15), 1e15)) }
}

extension AffineTransform {
    /// The same circles round the same centre without their turning, and by how many radians they were turned, for a
    /// map that turns and scales evenly; nil of any other.
    var unturned: (map: AffineTransform, radians: Double)? {
        let square = a * a + b * b
        let slack = 1e-9 * square.squareRoot()
        guard square.isNormal, abs(a - d) <= slack, abs(b + c) <= slack else { return nil }
        let scale = square.squareRoot()
        let map = AffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (a * tx + b * ty) / scale, ty: (a * ty - b * tx) / scale)
        return (map, arctangent(y: b, x: a))
    }
}
