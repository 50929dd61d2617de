import CFreeType
import Raster

/// Glyphs that are pictures of some sizes (CBDT, sbix).
extension FontFile {
    /// A glyph's picture.
    struct ColorPicture {
        /// The pixels.
        var surface: Surface
        /// Columns from the pen to the picture's first.
        var left: Double
        /// Rows from the baseline up to the picture's first.
        var top: Double
        /// The em that the picture is for, in its own pixels.
        var pixelsPerEm: Double
    }

    /// The picture of a glyph in a size; nil where there is none.
    func colorPicture(of glyph: UInt32, in strike: FontStrike) -> ColorPicture? {
        guard isColored, select(strike) else { return nil }
        guard FT_Load_Glyph(face, glyph, CFreeTypeLoadColor) == 0, let slot = face.pointee.glyph else { return nil }
        let bitmap = slot.pointee.bitmap
        guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP, bitmap.pixel_mode == CFreeTypePixelBGRA,
            let buffer = bitmap.buffer, bitmap.width > 0, bitmap.rows > 0, bitmap.width <= 1024, bitmap.rows <= 1024
        else { return nil }
        let surface = Surface(width: Int(bitmap.width), height: Int(bitmap.rows))
        for y in 0..<Int(bitmap.rows) {
            let row = surface.pixels + y * surface.bytesPerRow / 4
            let source = buffer + y * Int(bitmap.pitch)
            for x in 0..<Int(bitmap.width) {
                let pixel = source + x * 4
                row[x] =
                    UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0])
            }
        }
        return ColorPicture(
            surface: surface, left: Double(slot.pointee.bitmap_left), top: Double(slot.pointee.bitmap_top),
            pixelsPerEm: Double(strike.pixelsPerEm))
    }
}
