import Raster

/// A pen on the pixel grid.
struct PenPosition {
    /// The pixel's column.
    var x: Int
    /// The baseline's row.
    var y: Int
    /// Quarter pixels right of the column, 0...3.
    var phase: Int

    /// Rounds a glyph's pen; nil where it is no place near a surface.
    init?(
        _ glyph: TextLayout.Glyph, _ rendering: GlyphRendering, _ transform: AffineTransform, isPixelFont: Bool
    ) {
        let (exactX, exactY) = (glyph.origin.x + transform.tx, glyph.origin.y + transform.ty)
        guard abs(exactX) < 1_000_000, abs(exactY) < 1_000_000 else { return nil }
        y = Int((exactY + 0.5).rounded(.down))
        if rendering == .mono || isPixelFont {
            (x, phase) = (Int((exactX + 0.5).rounded(.down)), 0)
        } else {
            let quarters = Int((exactX * 4 + 0.5).rounded(.down))
            (x, phase) = (quarters >> 2, quarters & 3)
        }
    }

    /// How far from its outline a glyph's ink may lie: half a pixel of rounding to the grid, one more where hinting
    /// moves edges.
    static func slack(_ rendering: GlyphRendering) -> Size {
        switch rendering {
        case .unhinted: Size(width: 0.5, height: 0.5)
        case .lightHinting: Size(width: 0.5, height: 1.5)
        case .mono: Size(width: 1.5, height: 1.5)
        }
    }
}
