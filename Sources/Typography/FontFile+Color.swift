import CFreeType
import Raster

/// Glyphs with colours of their own: pictures of one size (CBDT, sbix) or layers of outlines (COLR version 0).
extension FontFile {
    /// A layer of a glyph, the lowest first.
    struct ColorLayer {
        /// The layer's outline.
        var glyph: UInt32
        /// Its colour; nil for the text's own.
        var color: RGBA?
    }

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

    /// The most layers of one glyph that are drawn.
    private static let mostLayers = 1024

    /// The layers of a glyph; none for one that is a plain outline.
    func colorLayers(of glyph: UInt32) -> [ColorLayer] {
        guard isColored, isScalable else { return [] }
        var palette: UnsafeMutablePointer<FT_Color>?
        var data = FT_Palette_Data()
        let hasPalette = FT_Palette_Data_Get(face, &data) == 0 && data.num_palettes > 0
        if !hasPalette || FT_Palette_Select(face, 0, &palette) != 0 { palette = nil }
        let entries = Int(data.num_palette_entries)
        var layers: [ColorLayer] = []
        var iterator = FT_LayerIterator()
        var (layer, index): (FT_UInt, FT_UInt) = (0, 0)
        while layers.count < FontFile.mostLayers, FT_Get_Color_Glyph_Layer(face, glyph, &layer, &index, &iterator) != 0
        {
            var color: RGBA?
            if index != 0xFFFF, let palette, Int(index) < entries {
                let entry = palette[Int(index)]
                color = RGBA(
                    red: Double(entry.red) / 255, green: Double(entry.green) / 255, blue: Double(entry.blue) / 255,
                    alpha: Double(entry.alpha) / 255)
            }
            layers.append(ColorLayer(glyph: layer, color: color))
        }
        return layers
    }

    /// The picture of a glyph in the size nearest to an em, in pixels; nil where there is none.
    func colorPicture(of glyph: UInt32, pixelSize: Double) -> ColorPicture? {
        guard isColored, let strike = strike(nearestTo: pixelSize), select(strike) else { return nil }
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
