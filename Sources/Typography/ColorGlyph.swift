import Raster

/// A glyph with colours of its own, read from a font's tables.
struct ColorGlyph {
    /// What is painted; coordinates are design units, y up.
    var paint: ColorPaint
    /// The rectangle that holds all of it, in design units, y up.
    var bounds: Rect
    /// The nodes of the graph.
    var nodeCount: Int
}

extension FontFile {
    /// A glyph's colours; nil for one that is a plain outline, or whose colours would have no end.
    func colorGlyph(of glyph: UInt32) -> ColorGlyph? {
        guard isColored, isScalable, let colorTable else { return nil }
        if let known = colorGlyphs.value(for: UInt64(glyph)) { return known }
        let made = readColorGlyph(glyph, colorTable)
        colorGlyphs.insert(made, for: UInt64(glyph), cost: 1 + (made?.nodeCount ?? 0))
        return made
    }

    private func readColorGlyph(_ glyph: UInt32, _ table: ColorTable) -> ColorGlyph? {
        var reader = ColorPaintReader(table: table)
        guard let paint = reader.read(glyph) else { return nil }
        let bounds = paint.bounds { [self] in GlyphOutline.box(of: $0, in: self) }
        return bounds.map { ColorGlyph(paint: paint, bounds: $0, nodeCount: reader.nodeCount) }
    }
}
