/// A ramp along a line. The place in the ramp's table is a linear function of the pixel's centre, kept in 2^-32 of an
/// entry, and worked out for a pixel by one multiplication from column 0, so that no span's start matters.
///
/// Rows of one ramp are all one line of colours, each begun elsewhere. Their beginnings are rounded to a whole part of a
/// column's step, at most an eighth of an entry, so that there are few lines; a large area has them made once, and
/// its rows are copies: 800 by 480 pixels take 44 us, and 130 where each is looked up.
struct LinearShader: Shader {
    private let table: UnsafePointer<UInt32>
    let isOpaque: Bool
    /// The place at the centre of pixel (0, 0), with half an entry added for rounding, and its change by column and row.
    private let origin: Double
    private let columnStep: Int64
    private let rowStep: Double
    /// How many parts of a column's step rows begin at, a power of 2; 0 where they begin anywhere.
    private let phases: Int
    private var strips: Strips?

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
        let step = Self.fixed(byColumn, limit: 4096)
        phases = Self.phases(step)
        columnStep = phases > 0 ? step / Int64(phases) * Int64(phases) : step
    }

    /// Steps under 2^-12 of an entry and over 8 are left alone: of the first rows would be too far apart, and of the
    /// others there would be too many lines.
    private static func phases(_ step: Int64) -> Int {
        guard step.magnitude >= 1 << 20, step.magnitude <= 8 << 32 else { return 0 }
        var phases = 1
        while step.magnitude > UInt64(phases) << 29 { phases *= 2 }
        return phases
    }

    /// In 2^-32; the limit keeps every sum for 32,768 columns within 63 bits. NaN counts as 0.
    @inline(__always)
    private static func fixed(_ value: Double, limit: Double) -> Int64 {
        value.isNaN ? 0 : Int64(min(max(value, -limit), limit) * 4_294_967_296)
    }

    /// The place at column 0 of a row.
    @inline(__always)
    private func rowPlace(_ y: Int) -> Int64 {
        let place = Self.fixed(origin + Double(y) * rowStep, limit: 536_870_912)
        return phases > 0 ? rowNumber(place) &* phaseStep : place
    }

    /// A row's beginning, counted in parts of a column's step.
    @inline(__always)
    private func rowNumber(_ place: Int64) -> Int64 {
        // 1.5 · 2^52 leaves the nearest whole number in a double's low bits; there are at most 2^50 parts.
        let parts = Double(place) / Double(phaseStep) + 6_755_399_441_055_744
        return Int64(bitPattern: parts.bitPattern) &- 0x4338_0000_0000_0000
    }

    @inline(__always)
    private var phaseStep: Int64 { columnStep / Int64(phases) }

    @inline(__always)
    private func place(_ x: Int, _ y: Int) -> Int64 { rowPlace(y) &+ Int64(x) &* columnStep }

    @inline(__always)
    private func entry(_ place: Int64) -> UInt32 {
        table[Int(min(max(place &>> 32, 0), Int64(ColorRamp.tableSize - 1)))]
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { columnStep == 0 ? entry(place(0, y)) : nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        if let strips {
            let number = rowNumber(Self.fixed(origin + Double(y) * rowStep, limit: 536_870_912))
            output.update(from: strips.line(Int(number), x), count: count)
        } else {
            shade(output, from: place(x, y), count)
        }
    }

    private func shade(_ output: UnsafeMutablePointer<UInt32>, from first: Int64, _ count: Int) {
        var place = first
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

    /// Makes the lines that an area's rows are parts of, where that is less work than the rows themselves. Nothing
    /// outside of the area may be asked for then, but for ``RowMemory/slack`` pixels past a row's end.
    mutating func prepare(_ area: PixelRect, _ scratch: RampScratch) {
        guard phases > 0, area.height > 8, area.width > 0 else { return }
        let top = rowNumber(Self.fixed(origin + Double(area.y0) * rowStep, limit: 536_870_912))
        let bottom = rowNumber(Self.fixed(origin + Double(area.y1 - 1) * rowStep, limit: 536_870_912))
        let first = min(top, bottom) + Int64(area.x0 * phases)
        let length = Int(max(top, bottom) - min(top, bottom)) / phases + area.width + 1 + RowMemory.slack
        guard length <= Strips.capacity / phases, length * phases * 4 <= area.area else { return }
        let memory = scratch.strips
        for phase in 0..<phases {
            shade(memory + phase * length, from: (first + Int64(phase)) &* phaseStep, length)
        }
        strips = Strips(pixels: memory, length: length, phases: phases, first: Int(first))
    }
}

/// Lines of a ramp's colours, column by column, each begun one part of a column's step after the one before.
struct Strips {
    /// Pixels in all lines together: 128 KiB.
    static let capacity = 32_768

    let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels in a line.
    let length: Int
    /// How many lines, a power of 2.
    let phases: Int
    /// The place of the first line's first pixel, in parts of a column's step.
    let first: Int

    /// The colours from a column on of a row that begins at a place.
    @inline(__always)
    func line(_ row: Int, _ x: Int) -> UnsafePointer<UInt32> {
        let place = row &+ x &* phases &- first
        let column = place &>> phases.trailingZeroBitCount
        return UnsafePointer(pixels + ((place & (phases &- 1)) &* length &+ column))
    }
}
