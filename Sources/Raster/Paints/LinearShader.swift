/// A ramp along a line. The place in the ramp's table is a linear function of the pixel's centre; it is kept in 2^-32
/// of an entry, and worked out for a pixel by one multiplication from column 0, so that no span's start matters.
struct LinearShader: Shader {
    private let table: UnsafePointer<UInt32>
    let isOpaque: Bool
    /// The place at the centre of pixel (0, 0), with half an entry added for rounding, and its change by column and row.
    private let origin: Double
    private let columnStep: Int64
    private let rowStep: Double

    /// - Parameters:
    ///   - inverse: from the device's to the paint's space.
    ///   - ramp: must outlive the shader.
    init(
        _ ramp: RampTable, start: Point, end: Point, inverse: AffineTransform
    ) {
        table = ramp.pixels
        isOpaque = ramp.isOpaque
        let axis = end - start
        let scale = ColorRamp.lastEntry / axis.lengthSquared
        let byColumn = (inverse.a * axis.x + inverse.b * axis.y) * scale
        rowStep = (inverse.c * axis.x + inverse.d * axis.y) * scale
        let corner = Point(x: inverse.tx, y: inverse.ty) - start
        origin = corner.dot(axis) * scale + byColumn / 2 + rowStep / 2 + 0.5
        // A ramp shorter than a quarter pixel is drawn as long as that.
        columnStep = Self.fixed(byColumn, limit: 4096)
    }

    /// In 2^-32; the limit keeps every sum for 32,768 columns within 63 bits. NaN counts as 0.
    private static func fixed(_ value: Double, limit: Double) -> Int64 {
        value.isNaN ? 0 : Int64(min(max(value, -limit), limit) * 4_294_967_296)
    }

    @inline(__always)
    private func place(_ x: Int, _ y: Int) -> Int64 {
        Self.fixed(origin + Double(y) * rowStep, limit: 536_870_912) &+ Int64(x) &* columnStep
    }

    @inline(__always)
    private func entry(_ place: Int64) -> UInt32 {
        table[Int(min(max(place &>> 32, 0), Int64(ColorRamp.tableSize - 1)))]
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { columnStep == 0 ? entry(place(0, y)) : nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        var place = self.place(x, y)
        let last = place &+ Int64(count &- 1) &* columnStep
        if min(place, last) >= 0, max(place, last) < Int64(ColorRamp.tableSize) << 32 {
            for index in 0..<count {
                output[index] = table[Int(truncatingIfNeeded: place &>> 32)]
                place &+= columnStep
            }
        } else {
            for index in 0..<count {
                output[index] = entry(place)
                place &+= columnStep
            }
        }
    }
}
