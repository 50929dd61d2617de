/// A ramp all the way round a centre, clockwise on screen, where rows of pixels are rows of the ramp's space too.
///
/// A row crosses three sectors at most: left of the centre, where its height is less than its distance, between, and
/// right of it. In each the angle is one odd polynomial of the lesser side over the greater, without any choice from
/// pixel to pixel; and the ramp's seam divides a row once at most. The polynomial is good to 2e-5 of a turn, a fiftieth of
/// an entry, and exact on the axes. Single precision, without anything that machines round differently. 800 by 480
/// pixels take 196 us, where choosing the sector for each pixel took 610.
struct WholeTurnSweep {
    private let table: UnsafePointer<UInt32>
    /// From columns and rows to the vector from the centre.
    private let map: AffineTransform
    /// One over the map's scale along rows.
    private let columnsPerUnit: Double
    /// Where the ramp begins, in turns, 0..<1, and the cotangent of that angle.
    private let seam: Double
    private let seamSlope: Double
    private var columns: PreparedColumns?

    /// - Parameters:
    ///   - table: must outlive the shader.
    ///   - map: from columns and rows, taken at pixels' centres, to the vector from the centre.
    ///   - seam: where the ramp begins, in turns.
    /// - Returns: nil where rows are no rows of the ramp's space, or run backwards there.
    init?(_ table: UnsafePointer<UInt32>, map: AffineTransform, seam: Double) {
        guard map.b == 0, map.a > 0, (1 / map.a).isFinite, seam.isFinite else { return nil }
        self.table = table
        self.map = map
        columnsPerUnit = 1 / map.a
        // A seam within a hair of an axis lies on it.
        let quarters = (seam * 4).rounded()
        let exact = abs(seam * 4 - quarters) < 1e-7 ? quarters / 4 : seam
        let part = exact - exact.rounded(.down)
        self.seam = part < 1 ? part : 0
        let (sine, cosine) = sineAndCosine(self.seam * 2 * .pi)
        seamSlope = cosine / sine
    }

    /// Works out the distances of an area's columns, where all rows share them.
    mutating func prepare(_ area: PixelRect, _ memory: RowMemory) {
        guard map.c == 0, area.height > 8, !area.isEmpty else { return }
        memory.reserve(area.width)
        let axis = self.axis(area.y0)
        let distances = self.distances(axis)
        let first = distances.first(area.x0)
        for index in 0..<area.width + RowMemory.slack {
            let distance = distances(first, index)
            memory.distances[index] = distance
            memory.inverses[index] = 1 / distance
        }
        columns = PreparedColumns(
            first: area.x0, axis: axis, line: distances, distances: UnsafePointer(memory.distances),
            inverses: UnsafePointer(memory.inverses))
    }

    @inline(__always)
    private func axis(_ y: Int) -> Double { -(map.c * Double(y) + map.tx) * columnsPerUnit }

    @inline(__always)
    private func distances(_ axis: Double) -> ColumnDistances {
        ColumnDistances(axis: axis, step: map.a, doubledOrigin: Column.ceiling(2 * axis - 0.5))
    }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let height = map.d * Double(y) + map.ty
        let axis = columns?.axis ?? self.axis(y)
        let reach = abs(height) * columnsPerUnit
        let row = SweepRow(
            table: table, output: output, x: x, end: x &+ count, distances: columns?.line ?? distances(axis),
            columns: columns, height: height, seam: seam, late: lateColumns(height, axis))
        // Parts of a ring seldom have more than one sector.
        if Double(x) > axis + reach { return row.shade(x, row.end, turns: height < 0 ? 1 : 0, isNear: false) }
        if Double(row.end &- 1) < axis - reach { return row.shade(x, row.end, turns: 0.5, isNear: false) }
        let left = Column.ceiling(axis - reach)
        let right = height == 0 ? left : 1 &- Column.ceiling(-axis - reach)
        row.shade(x, min(left, row.end), turns: 0.5, isNear: false)
        row.shade(max(x, left), min(right, row.end), turns: height > 0 ? 0.25 : 0.75, isNear: true)
        row.shade(max(x, right), row.end, turns: height < 0 ? 1 : 0, isNear: false)
    }

    /// The columns whose angle from 3 o'clock is less than the seam's, so that the ramp's last part comes to lie there.
    /// A pixel on the seam belongs to the ramp's start.
    @inline(__always)
    private func lateColumns(_ height: Double, _ axis: Double) -> Range<Int> {
        let all = Int.min / 4..<Int.max / 4
        let crossing = axis + height * seamSlope * columnsPerUnit
        if height > 0 {
            if seam >= 0.5 { return all }
            return seam == 0 ? 0..<0 : Column.ceiling(crossing + 1e-6)..<all.upperBound
        }
        if height < 0 { return seam <= 0.5 ? 0..<0 : all.lowerBound..<Column.ceiling(crossing - 1e-6) }
        if seam > 0.5 { return all }
        return seam == 0 ? 0..<0 : Column.ceiling(axis)..<all.upperBound
    }
}

/// The distances from the centre of an area's columns, and one over each.
struct PreparedColumns {
    let first: Int
    /// Where the centre is between columns, and the columns' distances from there.
    let axis: Double
    let line: ColumnDistances
    let distances: UnsafePointer<Float>
    let inverses: UnsafePointer<Float>
}

/// The part of a row that is shaded.
private struct SweepRow {
    let table: UnsafePointer<UInt32>
    let output: UnsafeMutablePointer<UInt32>
    /// The first column, and that past the last one.
    let x: Int
    let end: Int
    let distances: ColumnDistances
    let columns: PreparedColumns?
    /// The row's height over the centre in the ramp's space.
    let height: Double
    let seam: Double
    /// The columns that come a whole turn later on the ramp.
    let late: Range<Int>

    /// Shades columns of one sector, `turns` being the angle of its axis; near are those above or below the centre.
    @inline(__always)
    func shade(_ first: Int, _ end: Int, turns: Double, isNear: Bool) {
        guard first < end else { return }
        let early = Float((turns - seam) * ColorRamp.lastEntry)
        let later = Float((turns - seam + 1) * ColorRamp.lastEntry)
        let lateStart = max(first, late.lowerBound)
        let lateEnd = min(end, late.upperBound)
        guard lateStart < lateEnd else { return part(first, end, early, isNear) }
        part(first, lateStart, early, isNear)
        part(lateStart, lateEnd, later, isNear)
        part(lateEnd, end, early, isNear)
    }

    /// Shades columns of one sector and one turn, `base` being the place of its axis on the ramp.
    @inline(__always)
    private func part(_ first: Int, _ end: Int, _ base: Float, _ isNear: Bool) {
        guard first < end else { return }
        // Whole vectors, over what comes next; that is shaded later.
        let count = min((end &- first &+ 7) & ~7, self.end &- first)
        if isNear {
            near(output + (first &- x), first, count, base, .bounded(1 / height))
        } else {
            far(output + (first &- x), first, count, base, .bounded(height))
        }
    }

    @inline(never)
    private func far(
        _ output: UnsafeMutablePointer<UInt32>, _ first: Int, _ count: Int, _ base: Float, _ height: Float
    ) {
        if let columns {
            let inverses = columns.inverses + (first &- columns.first)
            EntryRow.shade(output, count: count, table) { entryNumber(base + Self.angle(inverses[$0] * height)) }
        } else {
            let distances = self.distances
            let start = distances.first(first)
            EntryRow.shade(output, count: count, table) {
                entryNumber(base + Self.angle(1 / distances(start, $0) * height))
            }
        }
    }

    @inline(never)
    private func near(
        _ output: UnsafeMutablePointer<UInt32>, _ first: Int, _ count: Int, _ base: Float, _ inverse: Float
    ) {
        if let columns {
            let distances = columns.distances + (first &- columns.first)
            EntryRow.shade(output, count: count, table) { entryNumber(base - Self.angle(distances[$0] * inverse)) }
        } else {
            let distances = self.distances
            let start = distances.first(first)
            EntryRow.shade(output, count: count, table) {
                entryNumber(base - Self.angle(distances(start, $0) * inverse))
            }
        }
    }

    /// An angle by its tangent, -1...1, in entries. The coefficients are for atan(t) / 2π over t, by even powers of t, in
    /// 2^-26: least squares; their sum is an eighth of a turn.
    @inline(__always)
    private static func angle(_ t: Float) -> Float {
        let square = t * t
        var result: Float = -402_258 / 67_108_864 * 1023
        result = result * square + 1_541_132 / 67_108_864 * 1023
        result = result * square - 3_421_744 / 67_108_864 * 1023
        return (result * square + 10_671_478 / 67_108_864 * 1023) * t
    }
}
