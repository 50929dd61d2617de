/// A ramp round a centre, clockwise on screen.
///
/// A ramp of a whole turn, the usual one, goes by ``WholeTurnSweep`` where it can. For others the angle is found in
/// turns: an odd polynomial for an eighth of a turn, exact at its end, then reflections; so the axes and diagonals are
/// exact, and everything else is within 2e-5 of a turn, a fiftieth of a table entry. Single precision, without anything
/// that machines round differently.
struct AngularShader: Shader {
    private let table: UnsafePointer<UInt32>
    let isOpaque: Bool
    private let map: AffineTransform
    /// Where the ramp begins, in turns, less a hair: a pixel that lies on the seam belongs to the ramp's start.
    private let seam: Float
    /// The ramp's length in turns, at most 1, and the entry that it begins with.
    private let span: Float
    private let firstPlace: Float
    private let isReversed: Bool
    private var wholeTurn: WholeTurnSweep?

    /// - Parameters:
    ///   - start: in radians; the ramp runs to `end`. A shorter ramp than a turn leaves a gap, half of which takes each
    ///     end's colour; of a longer one the last turn is drawn.
    ///   - inverse: from the device's space to one round the centre.
    ///   - ramp: must outlive the shader.
    init(
        _ ramp: RampTable, start: Double, end: Double, inverse: AffineTransform
    ) {
        table = ramp.pixels
        isOpaque = ramp.isOpaque
        let given = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
        let unturned = given.b == 0 && given.a > 0 ? nil : given.unturned
        map = unturned?.map ?? given
        let turns = (end - start) / (2 * .pi)
        let length = turns.isFinite ? abs(turns) : 1
        isReversed = turns < 0
        span = Float(min(length, 1))
        firstPlace = length > 1 ? Float(ColorRamp.lastEntry * (1 - 1 / length)) : 0
        let begin = length > 1 ? end - (isReversed ? -2 : 2) * .pi : start
        let seamTurns = (begin - (unturned?.radians ?? 0)) / (2 * .pi)
        let whole = seamTurns.isFinite ? seamTurns - seamTurns.rounded(.down) : 0
        seam = Float(whole) - (isReversed ? -1 : 1) / 65_536
        // A turn is one within a rounding error.
        let isWhole = !isReversed && abs(length - 1) < 1e-9
        wholeTurn = isWhole ? WholeTurnSweep(ramp.pixels, map: map, seam: seamTurns) : nil
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    /// Works out what all rows of an area share.
    mutating func prepare(_ area: PixelRect, _ memory: RowMemory) { wholeTurn?.prepare(area, memory) }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        if let wholeTurn {
            wholeTurn.shade(output, x: x, y: y, count: count)
        } else {
            shadePart(output, x: x, y: y, count: count)
        }
    }

    private func shadePart(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let line = AngleLine(map, y)
        let scale = (Float(ColorRamp.lastEntry) - firstPlace) / max(span, 1e-6)
        // The middle of what the ramp leaves out; past it the start's colour comes.
        let middle = (1 + span) / 2
        let (seam, span, firstPlace, isReversed) = (self.seam, self.span, self.firstPlace, self.isReversed)
        let first = Int32(truncatingIfNeeded: x)
        EntryRow.shade(output, count: count, table) { index in
            let turns = line.turns(first &+ Int32(truncatingIfNeeded: index)) - seam
            var part = turns < 0 ? turns + 1 : (turns >= 1 ? turns - 1 : turns)
            if isReversed { part = 1 - part }
            let place = part >= middle && span < 1 ? firstPlace : firstPlace + min(part, span) * scale
            return entryNumber(min(max(place, 0), Float(ColorRamp.lastEntry)))
        }
    }
}

/// The angles of a row's pixels as seen from a centre.
private struct AngleLine {
    private let u0: Float
    private let v0: Float
    private let du: Float
    private let dv: Float

    @inline(__always)
    init(_ map: AffineTransform, _ y: Int) {
        u0 = Float(map.c * Double(y) + map.tx)
        v0 = Float(map.d * Double(y) + map.ty)
        du = Float(map.a)
        dv = Float(map.b)
    }

    /// In turns from 3 o'clock, 0..<1.
    @inline(__always)
    func turns(_ column: Int32) -> Float {
        let u = u0 + Float(column) * du
        let v = v0 + Float(column) * dv
        let width = abs(u)
        let height = abs(v)
        let ratio = min(width, height) / max(max(width, height), 1e-20)
        let square = ratio * ratio
        // Least-squares coefficients for atan(ratio) / 2π, in 2^-26; their sum is exactly 1/8.
        var angle: Float = -402_258 / 67_108_864
        angle = angle * square + 1_541_132 / 67_108_864
        angle = angle * square - 3_421_744 / 67_108_864
        angle = (angle * square + 10_671_478 / 67_108_864) * ratio
        angle = height > width ? 0.25 - angle : angle
        angle = u < 0 ? 0.5 - angle : angle
        return v < 0 ? 1 - angle : angle
    }
}
