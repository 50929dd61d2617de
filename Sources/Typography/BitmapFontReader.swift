/// Reads the drawings of the bitmap font. A block is a line of characters and nine lines of pixels below it: seven rows
/// above the baseline and two below. Columns are parted by blanks.
struct BitmapFontReader {
    /// Rows above the baseline in a drawing.
    static let rowsAbove = 7

    /// The pictures; the first one is the box for missing characters.
    private(set) var glyphs: [BitmapFont.Glyph] = [BitmapFontReader.box]
    /// The picture's place of each character.
    private(set) var places: [UInt32: UInt32] = [:]

    private static let box = BitmapFont.Glyph(
        width: 5, top: 7,
        rows: (0..<7).map { y in (0..<5).map { x in y == 0 || y == 6 || x == 0 || x == 4 } })

    /// Reads blocks.
    mutating func read(_ drawings: String) {
        var header: [Substring] = []
        var rows: [[Substring]] = []
        for line in drawings.split(separator: "\n") {
            let cells = line.split(separator: " ")
            if header.isEmpty {
                header = cells
                continue
            }
            rows.append(cells)
            if rows.count == 9 {
                add(header, rows)
                (header, rows) = ([], [])
            }
        }
        add(BitmapFont.Glyph(width: 3, top: 0, rows: []), for: 0x20)
        add(BitmapFont.Glyph(width: 3, top: 0, rows: []), for: 0xA0)
    }

    private mutating func add(_ header: [Substring], _ rows: [[Substring]]) {
        for (column, name) in header.enumerated() {
            guard let scalar = name.unicodeScalars.first else { continue }
            let pixels = rows.map { cells in cells[column].utf8.map { $0 == UInt8(ascii: "#") } }
            let width = pixels.first?.count ?? 0
            add(BitmapFont.Glyph(width: width, top: BitmapFontReader.rowsAbove, rows: pixels), for: scalar.value)
        }
    }

    private mutating func add(_ glyph: BitmapFont.Glyph, for scalar: UInt32) {
        places[scalar] = UInt32(glyphs.count)
        glyphs.append(glyph)
    }

    /// Puts accents onto letters; each composition is the result, the letter and the accent's name.
    mutating func compose(_ compositions: String) {
        for composition in compositions.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let parts = Array(composition.unicodeScalars)
            guard parts.count == 3, let place = places[parts[1].value],
                let accent = BitmapFont.accents[Character(parts[2])]
            else { continue }
            add(glyphs[Int(place)].adding(accent), for: parts[0].value)
        }
    }
}

extension BitmapFont.Glyph {
    /// The glyph with an accent centred above it, one row apart, or below it; narrow letters grow to the accent.
    fileprivate func adding(_ accent: BitmapFont.Accent) -> BitmapFont.Glyph {
        var picture = padded(sides: max(0, (accent.width - width + 1) / 2)).padded(above: 3)
        let ink = picture.rows.firstIndex { $0.contains(true) } ?? 3
        let first = accent.isBelow ? picture.top : ink - 1 - accent.rows.count
        let shift = (picture.width - accent.width + 1) / 2
        for (y, row) in accent.rows.enumerated() {
            for (x, isSet) in row.enumerated() where isSet { picture.rows[max(0, first + y)][x + shift] = true }
        }
        return picture
    }

    private func padded(sides count: Int) -> BitmapFont.Glyph {
        let blank = Array(repeating: false, count: count)
        return BitmapFont.Glyph(width: width + 2 * count, top: top, rows: rows.map { blank + $0 + blank })
    }

    private func padded(above count: Int) -> BitmapFont.Glyph {
        let blank = Array(repeating: false, count: width)
        return BitmapFont.Glyph(width: width, top: top + count, rows: Array(repeating: blank, count: count) + rows)
    }
}
