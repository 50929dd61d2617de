import CFreeType

/// One size of a font that holds pictures of its glyphs.
struct FontStrike: Hashable {
    /// The place among the font's sizes.
    var index: Int
    /// Pixels to the em.
    var pixelsPerEm: Int
    /// From the baseline to the line's top, in pixels.
    var ascent: Int
    /// From the baseline to the line's bottom, in pixels.
    var descent: Int

    /// The size as a whole multiple that is nearest to an em, at least 1.
    func multiple(forPixelSize size: Double) -> Int {
        size > 0 ? max(1, Int((size / Double(max(1, pixelsPerEm))).rounded())) : 0
    }
}

extension FontFile {
    /// The sizes of a face.
    static func strikes(of face: FT_Face) -> [FontStrike] {
        guard face.pointee.face_flags & CFreeTypeFixedSizes != 0, let sizes = face.pointee.available_sizes else {
            return []
        }
        return (0..<min(64, Int(face.pointee.num_fixed_sizes))).compactMap { index in
            guard FT_Select_Size(face, FT_Int(index)) == 0, let size = face.pointee.size else { return nil }
            let metrics = size.pointee.metrics
            let pixels = max(Int(metrics.y_ppem), Int(sizes[index].height))
            guard pixels > 0, pixels < 4096 else { return nil }
            let em = Int(metrics.y_ppem) > 0 ? Int(metrics.y_ppem) : pixels
            return FontStrike(
                index: index, pixelsPerEm: em, ascent: max(0, Int(metrics.ascender) >> 6),
                descent: max(0, -Int(metrics.descender) >> 6))
        }
    }

    /// The size nearest to an em, the smaller of two.
    func strike(nearestTo pixelSize: Double) -> FontStrike? {
        strikes.min { first, second in
            let (a, b) = (abs(Double(first.pixelsPerEm) - pixelSize), abs(Double(second.pixelsPerEm) - pixelSize))
            return a == b ? first.pixelsPerEm < second.pixelsPerEm : a < b
        }
    }

    /// Makes a size the one that glyphs are loaded in.
    func select(_ strike: FontStrike) -> Bool {
        forgetSize()
        return FT_Select_Size(face, FT_Int(strike.index)) == 0
    }

    /// A glyph's advance in a size, in its pixels.
    func advance(of glyph: UInt32, in strike: FontStrike) -> Int {
        guard select(strike), FT_Load_Glyph(face, glyph, 0) == 0 else { return 0 }
        return max(0, Int(face.pointee.glyph.pointee.advance.x) >> 6)
    }

    /// A glyph's pixels in a size, each some times as large: on or off, or as grey as the font has them.
    func mask(of glyph: UInt32, in strike: FontStrike, multiple: Int) -> GlyphMask {
        guard multiple > 0, select(strike), FT_Load_Glyph(face, glyph, 0) == 0, let slot = face.pointee.glyph else {
            return .empty
        }
        let bitmap = slot.pointee.bitmap
        let (columns, rows) = (Int(bitmap.width), Int(bitmap.rows))
        guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP, let buffer = bitmap.buffer, columns > 0, rows > 0,
            columns * multiple <= 4096, rows * multiple <= 4096,
            bitmap.pixel_mode == CFreeTypePixelMono || bitmap.pixel_mode == CFreeTypePixelGray
        else { return .empty }
        let isMono = bitmap.pixel_mode == CFreeTypePixelMono
        let (width, height) = (columns * multiple, rows * multiple)
        var coverage = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = buffer + (y / multiple) * Int(bitmap.pitch)
            for x in 0..<width {
                let column = x / multiple
                coverage[y * width + x] =
                    isMono ? (row[column >> 3] & (0x80 >> (column & 7)) != 0 ? 255 : 0) : row[column]
            }
        }
        return GlyphMask(
            left: Int(slot.pointee.bitmap_left) * multiple, top: Int(slot.pointee.bitmap_top) * multiple,
            mask: .init(width: width, height: height, coverage: coverage))
    }
}
