import CFreeType
import Raster

/// The `COLR` table of a font and the first palette of its `CPAL` table.
///
/// Both are read here and not through FreeType, whose functions for version 1 were an experiment up to 2.12 and changed
/// in 2.13: the same fonts give the same pixels on both, and in builds of FreeType without them. Every place is checked
/// against the table's end.
struct ColorTable {
    /// Larger tables are passed over; those in use hold up to 2 MB.
    private static let maximumCount = 16 << 20

    private let bytes: [UInt8]
    private let palette: [RGBA]

    /// Reads the tables of a face; nil where it has no `COLR`.
    init?(_ face: FT_Face) {
        guard let bytes = ColorTable.table("COLR", of: face), bytes.count >= 14 else { return nil }
        self.init(bytes: bytes, palette: ColorTable.table("CPAL", of: face) ?? [])
    }

    /// Takes the tables' bytes.
    init(bytes: [UInt8], palette: [UInt8]) {
        self.bytes = bytes
        self.palette = ColorTable.colors(palette)
    }

    /// Whether a face has a `COLR` table.
    static func exists(in face: FT_Face) -> Bool { length(of: "COLR", face) >= 14 }

    private static func tag(_ name: String) -> FT_ULong { name.utf8.reduce(0) { $0 << 8 | FT_ULong($1) } }

    private static func length(of name: String, _ face: FT_Face) -> Int {
        var length: FT_ULong = 0
        guard FT_Load_Sfnt_Table(face, tag(name), 0, nil, &length) == 0 else { return 0 }
        return Int(clamping: length)
    }

    private static func table(_ name: String, of face: FT_Face) -> [UInt8]? {
        let count = length(of: name, face)
        guard count > 0, count <= maximumCount else { return nil }
        var length = FT_ULong(count)
        var bytes = [UInt8](repeating: 0, count: count)
        return FT_Load_Sfnt_Table(face, tag(name), 0, &bytes, &length) == 0 ? bytes : nil
    }

    /// The colours of the first palette; none where the table is damaged.
    private static func colors(_ bytes: [UInt8]) -> [RGBA] {
        let table = ColorTable(raw: bytes)
        guard let entries = table.u16(2), let palettes = table.u16(4), let records = table.u16(6), palettes > 0,
            let start = table.u32(8), let first = table.u16(12), first + entries <= records
        else { return [] }
        return (0..<entries).compactMap { entry in
            guard let record = table.u32(start + (first + entry) * 4) else { return nil }
            let channel = { (shift: Int) in Double((record >> shift) & 255) / 255 }
            return RGBA(red: channel(8), green: channel(16), blue: channel(24), alpha: channel(0))
        }
    }

    private init(raw bytes: [UInt8]) {
        self.bytes = bytes
        palette = []
    }
}

// MARK: - Numbers
extension ColorTable {
    /// A number at a place; nil past the table's end.
    func u8(_ at: Int) -> Int? { at >= 0 && at < bytes.count ? Int(bytes[at]) : nil }
    /// As above, of two bytes.
    func u16(_ at: Int) -> Int? {
        at >= 0 && at < bytes.count - 1 ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
    }
    /// As above, signed.
    func i16(_ at: Int) -> Double? { u16(at).map { Double(Int16(truncatingIfNeeded: $0)) } }
    /// As above, in 16384ths.
    func f2dot14(_ at: Int) -> Double? { i16(at).map { $0 / 16_384 } }
    /// A number of three bytes.
    func u24(_ at: Int) -> Int? {
        guard let high = u8(at), let low = u16(at + 1) else { return nil }
        return high << 16 | low
    }
    /// A number of four bytes.
    func u32(_ at: Int) -> Int? {
        guard let high = u16(at), let low = u16(at + 2) else { return nil }
        return high << 16 | low
    }
    /// As above, signed, in 65536ths.
    func fixed(_ at: Int) -> Double? { u32(at).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 } }

    /// A colour by its number; the text's own for 0xFFFF and for numbers past the palette.
    func color(_ index: Int, alpha: Double = 1) -> PaletteColor {
        PaletteColor(color: index < palette.count ? palette[index] : nil, alpha: min(max(alpha, 0), 1))
    }
}

// MARK: - Glyphs
extension ColorTable {
    /// Where lists begin; nil where there is none.
    private func list(_ place: Int) -> Int? {
        guard let version = u16(0), version >= 1, let offset = u32(place), offset > 0 else { return nil }
        return offset
    }

    /// Where the paint of a glyph of version 1 begins.
    func paintOffset(of glyph: UInt32) -> Int? {
        guard let list = list(14), let count = u32(list),
            let place = search(count, { u16(list + 4 + $0 * 6) }, for: glyph, last: { u16(list + 4 + $0 * 6) }),
            let offset = u32(list + 4 + place * 6 + 2), offset > 0
        else { return nil }
        return list + offset
    }

    /// Where the paint of a layer of version 1 begins.
    func layerOffset(_ layer: Int) -> Int? {
        guard let list = list(18), let count = u32(list), layer < count, let offset = u32(list + 4 + layer * 4),
            offset > 0
        else { return nil }
        return list + offset
    }

    /// The rectangle that a glyph of version 1 is cut off at, in design units, y up.
    func clipBox(of glyph: UInt32) -> Rect? {
        guard let list = list(22), let count = u32(list + 1) else { return nil }
        let record = { (place: Int) in list + 5 + place * 7 }
        guard let place = search(count, { u16(record($0)) }, for: glyph, last: { u16(record($0) + 2) }),
            let offset = u24(record(place) + 4), offset > 0, let minX = i16(list + offset + 1),
            let minY = i16(list + offset + 3), let maxX = i16(list + offset + 5), let maxY = i16(list + offset + 7)
        else { return nil }
        return Rect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// The layers of a glyph of version 0, the lowest first: outlines and colours.
    func layers(of glyph: UInt32) -> [(glyph: UInt32, color: PaletteColor)] {
        guard let count = u16(2), let base = u32(4), let list = u32(8), let total = u16(12) else { return [] }
        let record = { (place: Int) in base + place * 6 }
        guard let place = search(count, { u16(record($0)) }, for: glyph, last: { u16(record($0)) }),
            let first = u16(record(place) + 2), let layers = u16(record(place) + 4), first < total
        else { return [] }
        return (first..<min(first + layers, total)).compactMap { layer in
            guard let glyph = u16(list + layer * 4), let index = u16(list + layer * 4 + 2) else { return nil }
            return (UInt32(glyph), color(index))
        }
    }

    /// The record of a sorted list whose range of glyphs has one; nil where none has.
    private func search(
        _ count: Int, _ first: (Int) -> Int?, for glyph: UInt32, last: (Int) -> Int?
    ) -> Int? {
        var (low, high) = (0, min(count, 65_536))
        while low < high {
            let middle = (low + high) / 2
            guard let start = first(middle), let end = last(middle) else {
                high = middle
                continue
            }
            if Int(glyph) < start {
                high = middle
            } else if Int(glyph) > end {
                low = middle + 1
            } else {
                return middle
            }
        }
        return nil
    }
}
