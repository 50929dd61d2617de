import CFreeType
import Raster

/// A glyph's outline in design units, y down, the pen at the origin.
struct GlyphOutline {
    /// The contours, to be filled non-zero.
    var path: Path
    /// The smallest rectangle around the contours' points.
    var box: Rect

    /// Reads a glyph of a face; one that FreeType refuses is empty.
    init(face: Face, glyph: UInt32) {
        switch face.source {
        case .builtIn: path = BitmapFont.shared.path(of: glyph)
        case .file(let file) where face.isPixelFont: path = GlyphOutline.pixels(of: file, glyph)
        case .file(let file): path = GlyphOutline.read(file, face, glyph)
        }
        box = GlyphOutline.box(of: path)
        if let file = face.file, file.isColored { includeColors(of: file, glyph) }
    }

    /// Lets the box hold what a glyph with colours of its own covers.
    private mutating func includeColors(of file: FontFile, _ glyph: UInt32) {
        if let colors = file.colorGlyph(of: glyph) {
            let bounds = colors.bounds
            box = box.union(Rect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height))
            return
        }
        guard let strike = file.strikes.last, let picture = file.colorPicture(of: glyph, in: strike) else { return }
        let scale = Double(file.unitsPerEm) / picture.pixelsPerEm
        box = box.union(
            Rect(
                x: picture.left * scale, y: -picture.top * scale, width: Double(picture.surface.width) * scale,
                height: Double(picture.surface.height) * scale))
    }

    /// The box of a glyph's outline in a file, in design units, y up.
    static func box(of glyph: UInt32, in file: FontFile) -> Rect {
        let box = box(of: read(file, Face(source: .file(file)), glyph))
        return Rect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
    }

    /// The pixels of a glyph in a font's largest size, as rectangles.
    private static func pixels(of file: FontFile, _ glyph: UInt32) -> Path {
        var path = Path()
        guard let strike = file.strikes.last else { return path }
        let picture = file.mask(of: glyph, in: strike, multiple: 1)
        guard let mask = picture.mask else { return path }
        let coverage = mask.coverage
        for y in 0..<mask.height {
            for x in 0..<mask.width where coverage[y * mask.width + x] >= 128 {
                let (left, top) = (Double(x + picture.left), Double(y - picture.top))
                path.move(to: Point(x: left, y: top))
                path.line(to: Point(x: left + 1, y: top))
                path.line(to: Point(x: left + 1, y: top + 1))
                path.line(to: Point(x: left, y: top + 1))
                path.close()
            }
        }
        return path
    }

    private static func read(_ file: FontFile, _ face: Face, _ glyph: UInt32) -> Path {
        guard file.loadGlyph(glyph, flags: CFreeTypeLoadDesignUnits) else { return Path() }
        let slot = file.face.pointee.glyph!
        guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return Path() }
        face.restyle(&slot.pointee.outline, em: file.unitsPerEm)
        return path(of: &slot.pointee.outline, scale: 1)
    }

    /// An outline's contours, its units times `scale`, y down.
    static func path(of outline: inout FT_Outline, scale: Double) -> Path {
        var builder = Builder(scale: scale)
        var functions = FT_Outline_Funcs(
            move_to: { to, user in Builder.with(user) { $0.move(to: $0.point(to)) } },
            line_to: { to, user in Builder.with(user) { $0.path.line(to: $0.point(to)) } },
            conic_to: { control, to, user in
                Builder.with(user) { $0.path.quad(to: $0.point(to), control: $0.point(control)) }
            },
            cubic_to: { first, second, to, user in
                Builder.with(user) {
                    $0.path.cubic(to: $0.point(to), control1: $0.point(first), control2: $0.point(second))
                }
            },
            shift: 0, delta: 0)
        let code = withUnsafeMutablePointer(to: &builder) { FT_Outline_Decompose(&outline, &functions, $0) }
        guard code == 0 else { return Path() }
        return builder.finished()
    }

    /// Collects contours, closing each before the next.
    private struct Builder {
        let scale: Double
        var path = Path()
        var isOpen = false

        func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
            guard let vector else { return .zero }
            return Point(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
        }

        static func with(_ user: UnsafeMutableRawPointer?, _ body: (inout Builder) -> Void) -> Int32 {
            guard let user else { return 1 }
            body(&user.assumingMemoryBound(to: Builder.self).pointee)
            return 0
        }

        mutating func move(to point: Point) {
            if isOpen { path.close() }
            isOpen = true
            path.move(to: point)
        }

        func finished() -> Path {
            var path = path
            if isOpen { path.close() }
            return path
        }
    }

    private static func box(of path: Path) -> Rect {
        var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        func include(_ p: Point) {
            (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
        }
        for element in path.elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .quad(let p, let control): [p, control].forEach(include)
            case .cubic(let p, let first, let second): [p, first, second].forEach(include)
            case .close: break
            }
        }
        return x0 <= x1 ? Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .zero
    }
}
