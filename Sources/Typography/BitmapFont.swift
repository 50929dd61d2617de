import Raster

/// The project's own pixel font, for machines without any other: capitals 7 pixels high, small letters 5, at an em of
/// 10 pixels, drawn at whole multiples. Letters with accents are put together from a letter and an accent.
final class BitmapFont: Sendable {
    /// A picture of a character.
    struct Glyph: Sendable {
        /// Columns.
        var width: Int
        /// Rows from the baseline up to the first row.
        var top: Int
        /// Whether each pixel is set, row by row.
        var rows: [[Bool]]
        /// How far the pen moves: the columns and one more.
        var advance: Int { width + 1 }
    }

    /// Pixels to the em.
    static let pixelsPerEm = 10
    /// From the baseline to the line's top: capitals with accents fit.
    static let ascent = 10
    /// From the baseline to the line's bottom.
    static let descent = 2
    /// The height of capitals.
    static let capHeight = 7
    /// The height of small letters.
    static let xHeight = 5

    /// The one font.
    static let shared = BitmapFont()

    private let glyphs: [Glyph]
    private let places: [UInt32: UInt32]

    private init() {
        var reader = BitmapFontReader()
        reader.read(BitmapFont.drawings)
        reader.compose(BitmapFont.compositions)
        glyphs = reader.glyphs
        places = reader.places
    }

    /// The whole multiple of the design's size that is nearest to an em, at least 1; 0 where there is no em.
    static func scale(forPixelSize size: Double) -> Int {
        size > 0 ? max(1, Int((size / Double(pixelsPerEm)).rounded())) : 0
    }

    /// The glyph of a character; 0, the box, where there is none.
    func glyph(for scalar: UInt32) -> UInt32 { places[scalar] ?? 0 }

    /// How far a glyph moves the pen, in design pixels.
    func advance(of glyph: UInt32) -> Int { picture(glyph)?.advance ?? 0 }

    /// The characters that have a glyph.
    var characters: [UInt32] { places.keys.sorted() }

    private func picture(_ glyph: UInt32) -> Glyph? { Int(glyph) < glyphs.count ? glyphs[Int(glyph)] : nil }

    /// A glyph's coverage: 0 or 255.
    func mask(of glyph: UInt32, pixelSize: Double) -> GlyphMask {
        let scale = BitmapFont.scale(forPixelSize: pixelSize)
        guard let picture = picture(glyph), scale > 0, picture.width > 0, !picture.rows.isEmpty else { return .empty }
        let (width, height) = (picture.width * scale, picture.rows.count * scale)
        var coverage = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width where picture.rows[y / scale][x / scale] { coverage[y * width + x] = 255 }
        }
        return GlyphMask(
            left: 0, top: picture.top * scale, mask: CoverageMask(width: width, height: height, coverage: coverage))
    }

    /// A glyph as rectangles, one for each stretch of set pixels, in design pixels, y down.
    func path(of glyph: UInt32) -> Path {
        var path = Path()
        guard let picture = picture(glyph) else { return path }
        for (index, row) in picture.rows.enumerated() {
            var x = 0
            while x < row.count {
                let start = x
                while x < row.count && row[x] { x += 1 }
                if x > start { addRectangle(start..<x, y: index - picture.top, to: &path) } else { x += 1 }
            }
        }
        return path
    }

    private func addRectangle(_ columns: Range<Int>, y: Int, to path: inout Path) {
        path.move(to: Point(x: Double(columns.lowerBound), y: Double(y)))
        path.line(to: Point(x: Double(columns.upperBound), y: Double(y)))
        path.line(to: Point(x: Double(columns.upperBound), y: Double(y + 1)))
        path.line(to: Point(x: Double(columns.lowerBound), y: Double(y + 1)))
        path.close()
    }
}
