import Foundation

/// A font file's tables, read without FreeType, to compare with.
struct FontTables {
    private let data: [UInt8]
    private var offsets: [String: Int] = [:]

    init(path: String) throws {
        data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        for table in 0..<Int(u16(4)) {
            let entry = 12 + table * 16
            offsets[String(decoding: data[entry..<entry + 4], as: UTF8.self)] = Int(u32(entry + 8))
        }
    }

    private func u16(_ at: Int) -> UInt16 { UInt16(data[at]) << 8 | UInt16(data[at + 1]) }
    private func u32(_ at: Int) -> UInt32 { UInt32(u16(at)) << 16 | UInt32(u16(at + 2)) }
    private func i16(_ at: Int) -> Int { Int(Int16(bitPattern: u16(at))) }

    var unitsPerEm: Int { Int(u16(offsets["head"]! + 18)) }
    var ascent: Int { i16(offsets["hhea"]! + 4) }
    var descent: Int { -i16(offsets["hhea"]! + 6) }
    var lineGap: Int { i16(offsets["hhea"]! + 8) }
    /// The top of the line below letters, and how thick it is.
    var underline: (top: Int, thickness: Int) { (i16(offsets["post"]! + 8), i16(offsets["post"]! + 10)) }
    /// The top of the line through letters, and how thick it is.
    var strikeout: (top: Int, thickness: Int) { (i16(offsets["OS/2"]! + 28), i16(offsets["OS/2"]! + 26)) }

    /// The glyph of a character by the table's format 4.
    func glyph(_ scalar: UInt32) -> Int {
        let cmap = offsets["cmap"]!
        for record in 0..<Int(u16(cmap + 2)) {
            let table = cmap + Int(u32(cmap + 4 + record * 8 + 4))
            if u16(table) == 4 { return glyph(scalar, format4: table) }
        }
        return 0
    }

    private func glyph(_ scalar: UInt32, format4 table: Int) -> Int {
        let doubled = Int(u16(table + 6))
        for segment in stride(from: 0, to: doubled, by: 2) where Int(u16(table + 14 + segment)) >= Int(scalar) {
            let start = Int(u16(table + 16 + doubled + segment))
            guard start <= Int(scalar) else { return 0 }
            let delta = i16(table + 16 + 2 * doubled + segment)
            let place = table + 16 + 3 * doubled + segment
            let range = Int(u16(place))
            if range == 0 { return (Int(scalar) + delta) & 0xFFFF }
            let glyph = Int(u16(place + range + 2 * (Int(scalar) - start)))
            return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
        }
        return 0
    }

    /// The advance of a character in design units.
    func advance(_ scalar: UInt32) -> Int {
        let count = Int(u16(offsets["hhea"]! + 34))
        return Int(u16(offsets["hmtx"]! + 4 * min(glyph(scalar), count - 1)))
    }

    /// What the first `kern` table adds between two characters.
    func kerning(_ left: UInt32, _ right: UInt32) -> Int {
        guard let kern = offsets["kern"] else { return 0 }
        let wanted = UInt32(glyph(left)) << 16 | UInt32(glyph(right))
        let count = Int(u16(kern + 10))
        for pair in 0..<count where u32(kern + 18 + pair * 6) == wanted { return i16(kern + 18 + pair * 6 + 4) }
        return 0
    }

    /// The width of a text in design units, kerning counted.
    func width(_ text: String) -> Int {
        let scalars = text.unicodeScalars.map(\.value)
        return scalars.map(advance).reduce(0, +) + zip(scalars, scalars.dropFirst()).map(kerning).reduce(0, +)
    }
}

/// Where the tests' fonts are.
enum TestFont {
    static let folder = "/usr/share/fonts/truetype/dejavu"
    static let sans = folder + "/DejaVuSans.ttf"
    static let bold = folder + "/DejaVuSans-Bold.ttf"
}
