/// A ramp by distance from a centre, in a space where the ramp's lines are circles.
///
/// Single precision: additions and multiplications only, which all machines round alike; the root by an integer first
/// guess and two Newton steps, good to 5e-6. Every pixel's place is worked out from its column and row alone.
struct RadialShader: Shader {
    private let table: UnsafePointer<UInt32>
    let isOpaque: Bool
    /// From pixel numbers to the vector from the centre, in entries of the table.
    private let map: AffineTransform
    private let sign: Float
    private let offset: Float

    /// - Parameters:
    ///   - inverse: from the device's space to one where `startRadius` and `endRadius` are round the origin.
    ///   - ramp: must outlive the shader.
    init(
        _ ramp: RampTable, startRadius: Double, endRadius: Double,
        inverse: AffineTransform
    ) {
        table = ramp.pixels
        isOpaque = ramp.isOpaque
        // Equal radii make a jump, which is a ramp too short to see.
        let span = endRadius - startRadius
        let scale = ColorRamp.lastEntry / (abs(span) > 1e-9 ? span : 1e-9)
        sign = scale < 0 ? -1 : 1
        offset = Float(-startRadius * scale)
        map = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
            .concatenating(.scale(x: abs(scale), y: abs(scale)))
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let u0 = Float(map.c * Double(y) + map.tx)
        let v0 = Float(map.d * Double(y) + map.ty)
        let du = Float(map.a)
        let dv = Float(map.b)
        let last = Float(ColorRamp.lastEntry)
        let first = Int32(truncatingIfNeeded: x)
        for index in 0..<count {
            let column = Float(first &+ Int32(truncatingIfNeeded: index))
            let u = u0 + column * du
            let v = v0 + column * dv
            let square = min(u * u + v * v, 1e30) + 1e-6
            let place = square * inverseRoot(square) * sign + offset
            output[index] = entryNumber(min(max(place, 0), last))
        }
        lookUp(output, count, table)
    }
}

/// 1 / √x for 1e-6...1e30, within 5e-6 of itself.
@inline(__always)
func inverseRoot(_ x: Float) -> Float {
    var guess = Float(bitPattern: 0x5F37_59DF &- (x.bitPattern &>> 1))
    let half = 0.5 * x
    guess *= 1.5 - half * guess * guess
    guess *= 1.5 - half * guess * guess
    return guess
}

/// The nearest whole number to one in 0...1023: 2^23 leaves a float's last bit worth 1.
@inline(__always)
func entryNumber(_ place: Float) -> UInt32 { (place + 8_388_608).bitPattern & 0x3FF }

/// Puts a table's entries in place of their numbers. A pass of its own, since loads by number would keep the arithmetic
/// that finds the numbers out of vectors.
@inline(__always)
func lookUp(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ table: UnsafePointer<UInt32>) {
    for index in 0..<count { row[index] = table[Int(truncatingIfNeeded: row[index])] }
}
