/// A graph of paints to write into a `COLR` table of version 1, in the format's own terms.
indirect enum ColorGraph {
    /// Palette entries and alphas at places.
    typealias Stop = (location: Double, entry: Int, alpha: Double)
    /// The paints of layers from a number on.
    case layers(first: Int, count: Int)
    case solid(Int, alpha: Double = 1)
    case linear([Stop], extend: Int = 0, (Int, Int), (Int, Int), (Int, Int))
    case radial([Stop], extend: Int = 0, (Int, Int), Int, (Int, Int), Int)
    /// Angles in half turns.
    case sweep([Stop], extend: Int = 0, (Int, Int), Double, Double)
    case glyph(Int, ColorGraph)
    case colorGlyph(Int)
    /// A paint of the formats 14 to 31 by its numbers: in design units, or in 16384ths where they are fractions.
    case moved(format: Int, [Int], ColorGraph)
    /// xx, yx, xy, yy, dx, dy.
    case matrix([Double], ColorGraph)
    case composite(ColorGraph, mode: Int, backdrop: ColorGraph)
    /// Bytes as they are.
    case raw([UInt8])

    static func fraction(_ value: Double) -> Int { Int((value * 16_384).rounded()) }

    /// The table: what follows it stands right behind it. With `isVariable` every paint that has a variable twin is that,
    /// its variations naming none.
    func bytes(isVariable: Bool = false) -> [UInt8] {
        let twin = isVariable ? 1 : 0
        let base = isVariable ? ComposedFont.u32(0xFFFF_FFFF) : []
        func header(_ format: Int) -> [UInt8] { [UInt8(format + twin)] }
        func offset(_ value: Int) -> [UInt8] { Array(ComposedFont.u32(value).dropFirst()) }
        func pair(_ point: (Int, Int)) -> [UInt8] { ComposedFont.u16(point.0, point.1) }
        func gradient(_ format: Int, _ numbers: [UInt8], _ stops: [Stop], _ extend: Int) -> [UInt8] {
            let size = 4 + numbers.count + base.count
            let line = stops.flatMap {
                ComposedFont.u16(ColorGraph.fraction($0.location), $0.entry, ColorGraph.fraction($0.alpha)) + base
            }
            return header(format) + offset(size) + numbers + base + [UInt8(extend)] + ComposedFont.u16(stops.count)
                + line
        }
        switch self {
        case .layers(let first, let count): return [1, UInt8(count)] + ComposedFont.u32(first)
        case .solid(let entry, let alpha):
            return header(2) + ComposedFont.u16(entry, ColorGraph.fraction(alpha)) + base
        case .linear(let stops, let extend, let p0, let p1, let p2):
            return gradient(4, pair(p0) + pair(p1) + pair(p2), stops, extend)
        case .radial(let stops, let extend, let c0, let r0, let c1, let r1):
            return gradient(6, pair(c0) + ComposedFont.u16(r0) + pair(c1) + ComposedFont.u16(r1), stops, extend)
        case .sweep(let stops, let extend, let center, let start, let end):
            let angles = ComposedFont.u16(ColorGraph.fraction(start - 1), ColorGraph.fraction(end - 1))
            return gradient(8, pair(center) + angles, stops, extend)
        case .glyph(let glyph, let content):
            var bytes: [UInt8] = [10]
            bytes += offset(6)
            bytes += ComposedFont.u16(glyph)
            return bytes + content.bytes(isVariable: isVariable)
        case .colorGlyph(let glyph): return [11] + ComposedFont.u16(glyph)
        case .moved(let format, let numbers, let content):
            var body: [UInt8] = numbers.flatMap { ComposedFont.u16($0) }
            body += base
            var bytes: [UInt8] = header(format)
            bytes += offset(4 + body.count)
            return bytes + body + content.bytes(isVariable: isVariable)
        case .matrix(let numbers, let content):
            var body: [UInt8] = numbers.flatMap { ComposedFont.u32(Int(($0 * 65_536).rounded())) }
            body += base
            var bytes: [UInt8] = header(12)
            bytes += offset(7 + body.count)
            bytes += offset(7)
            return bytes + body + content.bytes(isVariable: isVariable)
        case .composite(let source, let mode, let backdrop):
            let first = source.bytes(isVariable: isVariable)
            var bytes: [UInt8] = [32]
            bytes += offset(8)
            bytes.append(UInt8(mode))
            bytes += offset(8 + first.count)
            bytes += first
            bytes += backdrop.bytes(isVariable: isVariable)
            return bytes
        case .raw(let bytes): return bytes
        }
    }

    /// The table of glyphs from A on, of layers, and of boxes that glyphs are cut off at: least x, y, greatest x, y.
    static func table(
        _ glyphs: [ColorGraph], layers: [ColorGraph] = [], clips: [(glyph: Int, box: [Int])] = [],
        isVariable: Bool = false
    ) -> [UInt8] {
        func list(_ paints: [ColorGraph], recordSize: Int, _ record: (Int) -> [UInt8]) -> [UInt8] {
            var (records, bodies): ([UInt8], [UInt8]) = ([], [])
            for (index, paint) in paints.enumerated() {
                let start = 4 + paints.count * recordSize + bodies.count
                records += record(index) + ComposedFont.u32(start)
                bodies += paint.bytes(isVariable: isVariable)
            }
            return ComposedFont.u32(paints.count) + records + bodies
        }
        let bases = list(glyphs, recordSize: 6) { ComposedFont.u16($0 + 1) }
        let parts = list(layers, recordSize: 4) { _ in [] }
        var cuts: [UInt8] = [1] + ComposedFont.u32(clips.count)
        for (index, clip) in clips.enumerated() {
            let start = 5 + clips.count * 7 + index * 9
            cuts += ComposedFont.u16(clip.glyph, clip.glyph) + Array(ComposedFont.u32(start).dropFirst())
        }
        cuts += clips.flatMap { [1] + $0.box.flatMap { ComposedFont.u16($0) } }
        return ComposedFont.u16(1, 0) + ComposedFont.u32(0, 0) + ComposedFont.u16(0)
            + ComposedFont.u32(34, 34 + bases.count, 34 + bases.count + parts.count, 0, 0) + bases + parts + cuts
    }
}
