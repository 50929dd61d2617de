import Foundation

/// A font whose glyphs are boxes on an em of 16 units: at 16 pixels a unit is a pixel. Glyph 1 is the letter A, 2 is B,
/// and so on; line and em are the same.
struct BoxFont {
    /// A box of a glyph: x, y of its lower left corner, width, height.
    typealias Box = (x: Int, y: Int, width: Int, height: Int)

    /// The boxes of the glyphs from A on.
    var glyphs: [[Box]]
    /// Further tables.
    var tables: [(tag: String, bytes: [UInt8])] = []

    /// The file.
    var bytes: [UInt8] {
        let outlines = [[]] + glyphs
        var glyf: [UInt8] = []
        var loca: [UInt8] = []
        for outline in outlines {
            loca += ComposedFont.u32(glyf.count)
            glyf += BoxFont.glyph(outline)
        }
        loca += ComposedFont.u32(glyf.count)
        let count = outlines.count
        let all: [(tag: String, bytes: [UInt8])] =
            [
                ("head", BoxFont.head), ("hhea", BoxFont.hhea(count)),
                ("maxp", ComposedFont.u32(0x10000) + ComposedFont.u16(count, 64, 16, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)),
                ("hmtx", outlines.flatMap { ComposedFont.u16(16, $0.map(\.x).min() ?? 0) }), ("loca", loca),
                ("glyf", glyf),
                ("cmap", BoxFont.cmap(glyphs.count)),
            ] + tables
        return ComposedFont.file(all)
    }

    private static let head: [UInt8] =
        ComposedFont.u32(0x10000, 0x10000, 0, 0x5F0F_3CF5) + ComposedFont.u16(0, 16) + ComposedFont.u32(0, 0, 0, 0)
        + ComposedFont.u16(0, 0, 16, 16, 0, 8, 2, 1, 0)

    private static func hhea(_ count: Int) -> [UInt8] {
        ComposedFont.u32(0x10000) + ComposedFont.u16(16, 0, 0, 16, 0, 0, 16, 1, 0, 0, 0, 0, 0, 0, 0, count)
    }

    /// Characters by a table of format 12, from A on.
    private static func cmap(_ count: Int) -> [UInt8] {
        ComposedFont.u16(0, 1, 3, 10) + ComposedFont.u32(12) + ComposedFont.u16(12, 0)
            + ComposedFont.u32(28, 0, 1, 0x41, 0x40 + count, 1)
    }

    /// Contours clockwise with the y axis up, every point on the curve.
    private static func glyph(_ boxes: [Box]) -> [UInt8] {
        guard !boxes.isEmpty else { return [] }
        let corners = boxes.flatMap {
            [($0.x, $0.y), ($0.x, $0.y + $0.height), ($0.x + $0.width, $0.y + $0.height), ($0.x + $0.width, $0.y)]
        }
        let (xs, ys) = (corners.map(\.0), corners.map(\.1))
        var bytes = ComposedFont.u16(boxes.count, xs.min()!, ys.min()!, xs.max()!, ys.max()!)
        bytes += boxes.indices.flatMap { ComposedFont.u16($0 * 4 + 3) } + ComposedFont.u16(0)
        bytes += corners.map { _ in 1 }
        for values in [xs, ys] {
            bytes += zip(values, [0] + values).flatMap { ComposedFont.u16($0 - $1) }
        }
        return bytes + [UInt8](repeating: 0, count: bytes.count % 4 == 0 ? 0 : 4 - bytes.count % 4)
    }
}
