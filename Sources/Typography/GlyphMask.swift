import CFreeType
import Raster

/// A glyph's coverage at one size and quarter-pixel phase, placed relative to the pen.
struct GlyphMask {
    /// Names a mask.
    struct Key: Hashable, CacheKey {
        private var glyphAndSize: UInt64
        private var faceAndKind: UInt64

        var mixed: UInt64 { glyphAndSize ^ glyphAndSize >> 29 ^ faceAndKind << 17 }

        /// Makes a key; `phase` counts quarter pixels, 0...3.
        init(
            face: Int, glyph: UInt32, size: Int, phase: Int, rendering: GlyphRendering, tone: GlyphTone = .dark
        ) {
            glyphAndSize = UInt64(glyph) << 32 | UInt64(UInt32(truncatingIfNeeded: size))
            let kind: UInt64 =
                switch rendering {
                case .lightHinting: 0
                case .unhinted: 1
                case .mono: 2
                }
            let light: UInt64 = tone == .light && rendering != .mono ? 4 : 0
            faceAndKind = UInt64(face) << 8 | UInt64(phase) << 4 | light | kind
        }
    }

    /// Larger glyphs are filled as outlines: their masks would cost more than the outlines do.
    static let maximumPixelSize = 160.0

    /// Columns from the pen's pixel to the mask's first.
    var left: Int
    /// Rows from the baseline up to the mask's first row.
    var top: Int
    /// The coverage; nil where there is no ink.
    let mask: CoverageMask?
    /// The coverage to be drawn, valid as long as the mask.
    let view: CoverageMask.View?

    /// A glyph without ink.
    static let empty = GlyphMask(left: 0, top: 0, mask: nil)

    /// The memory that the mask takes, about.
    var cost: Int { 96 + (mask?.byteCount ?? 0) }

    /// Draws a glyph of a face; a glyph that FreeType refuses has no ink.
    init(
        face: Face, glyph: UInt32, size: Int, phase: Int, rendering: GlyphRendering, tone: GlyphTone = .dark
    ) {
        switch face.source {
        case .builtIn: self = BitmapFont.shared.mask(of: glyph, pixelSize: Double(size) / 64)
        case .file(let file) where face.isPixelFont:
            let pixelSize = Double(size) / 64
            let strike = file.strike(nearestTo: pixelSize)
            self =
                strike.map { file.mask(of: glyph, in: $0, multiple: $0.multiple(forPixelSize: pixelSize)) } ?? .empty
        case .file(let file):
            self = GlyphMask.render(file, face, glyph, size: size, phase: phase, rendering: rendering)
            if tone == .light && rendering != .mono { lighten() }
        }
    }

    /// Places a mask.
    init(left: Int, top: Int, mask: CoverageMask?) {
        self.left = left
        self.top = top
        self.mask = mask
        view = mask?.view
    }

    /// Makes the edges heavier, for letters that are light.
    private mutating func lighten() {
        guard let mask else { return }
        let coverage = mask.coverage.map { GlyphTone.lightCoverage[Int($0)] }
        self = GlyphMask(
            left: left, top: top, mask: CoverageMask(width: mask.width, height: mask.height, coverage: coverage))
    }

    private static func render(
        _ file: FontFile, _ face: Face, _ glyph: UInt32, size: Int, phase: Int, rendering: GlyphRendering
    ) -> GlyphMask {
        guard file.loadGlyph(glyph, size: size, flags: flags(for: rendering)) else { return .empty }
        let slot = file.face.pointee.glyph!
        guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0 else { return .empty }
        face.restyle(&slot.pointee.outline, em: size)
        guard isReasonable(&slot.pointee.outline) else { return .empty }
        if rendering == .mono { return MonoScan(GlyphOutline.path(of: &slot.pointee.outline, scale: 1.0 / 64)).mask }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 16), 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
        return GlyphMask(
            left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), mask: copy(slot.pointee.bitmap))
    }

    /// Whether an outline's mask would have a size that glyphs have: a hostile font may ask for gigabytes.
    private static func isReasonable(_ outline: inout FT_Outline) -> Bool {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let limit = FT_Pos(maximumPixelSize * 8 * 64)
        return box.xMax - box.xMin < limit && box.yMax - box.yMin < limit
    }

    private static func flags(for rendering: GlyphRendering) -> FT_Int32 {
        switch rendering {
        case .lightHinting: CFreeTypeLoadLight
        case .unhinted: CFreeTypeLoadUnhinted
        case .mono: CFreeTypeLoadMono
        }
    }

    private static func copy(_ bitmap: FT_Bitmap) -> CoverageMask? {
        let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            for y in 0..<height {
                let row = buffer + y * pitch
                for x in 0..<width { target[y * width + x] = row[x] }
            }
            count = width * height
        }
        return CoverageMask(width: width, height: height, coverage: coverage)
    }
}

extension Face {
    /// Leans and thickens an outline as the style asks; `em` is the em in the outline's units.
    func restyle(_ outline: inout FT_Outline, em: Int) {
        if emboldened {
            FT_Outline_EmboldenXY(&outline, FT_Pos(em / 20), FT_Pos(em / 40))
        }
        if slanted {
            var matrix = FT_Matrix(xx: 0x10000, xy: FT_Fixed((Face.slant * 65536).rounded()), yx: 0, yy: 0x10000)
            FT_Outline_Transform(&outline, &matrix)
        }
    }
}
