import CFreeType
import Raster

/// One face of a font file, open in FreeType: characters to glyphs, and glyphs to measures in design units.
final class FontFile {
    /// What a face says of itself.
    struct Description: Hashable {
        /// The family's name.
        var family: String
        /// 100 to 900.
        var weight: Int
        /// Whether the face leans.
        var italic: Bool
        /// Whether all glyphs take the same width.
        var monospaced: Bool
        /// Whether the family's name says that it has serifs.
        var serif: Bool
        /// The width of letters in hundredths of the usual one.
        var width = 100
    }

    /// Characters below this have a table, the others a dictionary.
    private static let tableSize = 0x500
    private static let unknown = UInt32.max

    /// Where the face was read.
    let path: String
    /// The face's number in the file; bits 16 and up name an instance of a variable font.
    let index: Int
    /// What the face says of itself.
    let description: Description
    /// Design units to the em, at least 1.
    let unitsPerEm: Int
    /// The file that FreeType reads from.
    private let source: FontStream
    private let stream: UnsafeMutablePointer<FT_StreamRec>
    /// FreeType's face, which lives as long as this object.
    let face: FT_Face
    /// The values on the axes of a variable font, in 65536ths; nil for the usual ones.
    let coordinates: [Int]?
    /// The axes of a variable font.
    let axes: FontAxes
    /// The sizes that the font has pictures for.
    let strikes: [FontStrike]
    /// Whether the file has the table structure that shaping needs.
    var isSFNT: Bool { face.pointee.face_flags & CFreeTypeSFNT != 0 }
    /// Whether glyphs are outlines; else they are pictures of some sizes.
    var isScalable: Bool { face.pointee.face_flags & CFreeTypeScalable != 0 }
    /// Whether glyphs may have colours of their own.
    let isColored: Bool
    /// Layers and gradients of such glyphs.
    lazy var colorTable = ColorTable(face)
    /// Glyphs that were looked for there; nil for those without colours.
    let colorGlyphs = RecencyCache<UInt64, ColorGlyph?>(capacity: 4096)

    private let freeType: FreeType
    private var table = [UInt32](repeating: FontFile.unknown, count: FontFile.tableSize)
    private var others: [UInt32: UInt32] = [:]
    private var advances: [Int32]
    @exclusivity(unchecked) private var latinKerning: [Int16] = []
    private let hasKerning: Bool
    /// FreeType's current size in 1/64 pixel; 0 before the first.
    private var currentSize: Int = 0
    #if !SCANOUT_EMBEDDED
    /// HarfBuzz's view of the same tables.
    lazy var shaping = ShapingFont(self)
    #endif

    /// Opens a face of an open file; `coordinates` are values on its axes, in 65536ths.
    init(
        path: String, index: Int, source: FontStream, freeType: FreeType, coordinates: [Int]? = nil
    ) throws(FontError) {
        var opened: FT_Face?
        var arguments = FT_Open_Args()
        arguments.flags = CFreeTypeOpenStream
        let stream = source.makeFreeTypeStream()
        arguments.stream = stream
        let code = FT_Open_Face(freeType.library, &arguments, FT_Long(index), &opened)
        guard code == 0, let face = opened else {
            stream.deallocate()
            throw .freeType(path: path, code: code)
        }
        strikes = FontFile.strikes(of: face)
        guard face.pointee.face_flags & CFreeTypeScalable != 0 || !strikes.isEmpty else {
            FT_Done_Face(face)
            stream.deallocate()
            throw .notScalable(path: path)
        }
        axes = FontAxes(face, library: freeType.library)
        self.coordinates = coordinates
        if var values = coordinates.map({ $0.map { FT_Fixed($0) } }) {
            FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
        }
        self.freeType = freeType
        self.path = path
        self.index = index
        self.source = source
        self.stream = stream
        self.face = face
        var description = FontFile.describe(face)
        if let coordinates {
            if let weight = axes.value(FontAxes.weight, in: coordinates) { description.weight = weight }
            if let width = axes.value(FontAxes.width, in: coordinates) { description.width = width }
        }
        self.description = description
        unitsPerEm = Int(face.pointee.units_per_EM) > 0 ? Int(face.pointee.units_per_EM) : 1000
        isColored = face.pointee.face_flags & CFreeTypeColor != 0 || ColorTable.exists(in: face)
        hasKerning = face.pointee.face_flags & CFreeTypeKerning != 0
        advances = [Int32](repeating: Int32.min, count: max(0, Int(face.pointee.num_glyphs)))
    }

    deinit {
        FT_Done_Face(face)
        stream.deallocate()
    }

    /// The number of faces in the file.
    var faceCount: Int { Int(face.pointee.num_faces) }

    private static func describe(_ face: FT_Face) -> Description {
        let family = face.pointee.family_name.map { String(cString: $0) } ?? ""
        let style = face.pointee.style_flags
        var weight = style & CFreeTypeBold != 0 ? 700 : 400
        var width = 100
        if let os2 = os2(of: face) {
            let named = Int(os2.pointee.usWeightClass)
            if (1...1000).contains(named) { weight = named < 10 ? named * 100 : named }
            let widths = [100, 50, 62, 75, 87, 100, 112, 125, 150, 200]
            width = widths[Int(os2.pointee.usWidthClass) % 10]
        }
        // Whole words are compared: searching in strings would link 1.3 MB of regular expressions into static builds.
        let words = family.lowercased().split(separator: " ")
        return Description(
            family: family, weight: weight, italic: style & CFreeTypeItalic != 0,
            monospaced: face.pointee.face_flags & CFreeTypeFixedWidth != 0,
            serif: words.contains("serif") && !words.contains("sans"), width: width)
    }

    private static func os2(of face: FT_Face) -> UnsafeMutablePointer<TT_OS2>? {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
        let os2 = table.assumingMemoryBound(to: TT_OS2.self)
        return os2.pointee.version == 0xFFFF ? nil : os2
    }
}

// MARK: - Characters and design units
extension FontFile {
    /// The glyph of a character; 0 where the face has none.
    func glyph(for scalar: UInt32) -> UInt32 {
        if scalar < FontFile.tableSize {
            let known = table[Int(scalar)]
            if known != FontFile.unknown { return known }
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar))
            table[Int(scalar)] = glyph
            return glyph
        }
        if let known = others[scalar] { return known }
        let glyph = FT_Get_Char_Index(face, FT_ULong(scalar))
        if others.count >= 8192 { others.removeAll(keepingCapacity: true) }
        others[scalar] = glyph
        return glyph
    }

    /// The advance of a glyph in design units, as the font's own table has it.
    func advance(of glyph: UInt32) -> Int {
        guard Int(glyph) < advances.count else { return 0 }
        let known = advances[Int(glyph)]
        if known != Int32.min { return Int(known) }
        var advance: FT_Fixed = 0
        if FT_Get_Advance(face, glyph, CFreeTypeLoadDesignUnits, &advance) != 0 { advance = 0 }
        var units = Int32(clamping: advance)
        // Pictures are scaled as drawings are: by the size that they are made for.
        if !isScalable, let strike = strikes.last {
            units = Int32(clamping: self.advance(of: glyph, in: strike) * unitsPerEm / max(1, strike.pixelsPerEm))
        }
        advances[Int(glyph)] = max(units, Int32.min + 1)
        return Int(units)
    }

    /// What the `kern` table adds between the glyphs of two characters, in design units.
    func kerning(_ left: UInt32, _ right: UInt32, scalars: (UInt32, UInt32)) -> Int {
        guard hasKerning else { return 0 }
        guard scalars.0 < 128, scalars.1 < 128 else { return readKerning(left, right) }
        if latinKerning.isEmpty { latinKerning = [Int16](repeating: Int16.min, count: 128 * 128) }
        let place = Int(scalars.0) << 7 | Int(scalars.1)
        if latinKerning[place] != Int16.min { return Int(latinKerning[place]) }
        let units = readKerning(left, right)
        latinKerning[place] = Int16(clamping: max(units, Int(Int16.min) + 1))
        return units
    }

    private func readKerning(_ left: UInt32, _ right: UInt32) -> Int {
        var vector = FT_Vector()
        let mode = FT_UInt(FT_KERNING_UNSCALED.rawValue)
        return FT_Get_Kerning(face, left, right, mode, &vector) == 0 ? Int(vector.x) : 0
    }

    /// From the baseline up to the line's top, in design units.
    var ascent: Int { max(0, Int(face.pointee.ascender)) }
    /// From the baseline down to the line's bottom, in design units, positive.
    var descent: Int { max(0, -Int(face.pointee.descender)) }
    /// What the font adds between lines, in design units.
    var leading: Int { max(0, Int(face.pointee.height) - ascent - descent) }
    /// The height of capitals in design units: from the OS/2 table where it has it, else of an H.
    var capHeight: Int {
        if let os2 = FontFile.os2(of: face), os2.pointee.version >= 2, os2.pointee.sCapHeight > 0 {
            return Int(os2.pointee.sCapHeight)
        }
        return top(of: 0x48)
    }
    /// The height of small letters in design units: from the OS/2 table where it has it, else of an x.
    var xHeight: Int {
        if let os2 = FontFile.os2(of: face), os2.pointee.version >= 2, os2.pointee.sxHeight > 0 {
            return Int(os2.pointee.sxHeight)
        }
        return top(of: 0x78)
    }

    /// The line below letters, from the `post` table, in design units: its middle above the baseline, and how thick it
    /// is. A twentieth of an em at a tenth below the baseline where the font says nothing.
    var underline: (center: Double, thickness: Double) {
        let thickness = Double(face.pointee.underline_thickness)
        guard thickness > 0 else { return (-Double(unitsPerEm) / 10, Double(unitsPerEm) / 20) }
        return (Double(face.pointee.underline_position), thickness)
    }
    /// The line through letters, from the OS/2 table, in design units: its middle above the baseline, and how thick it
    /// is. Half of a small letter's height, as thick as an underline, where the font says nothing.
    var strikethrough: (center: Double, thickness: Double) {
        guard let os2 = FontFile.os2(of: face), os2.pointee.yStrikeoutSize > 0 else {
            return (Double(xHeight) / 2, underline.thickness)
        }
        let thickness = Double(os2.pointee.yStrikeoutSize)
        return (Double(os2.pointee.yStrikeoutPosition) - thickness / 2, thickness)
    }

    private func top(of scalar: UInt32) -> Int {
        let glyph = glyph(for: scalar)
        guard glyph != 0, loadGlyph(glyph, flags: CFreeTypeLoadDesignUnits) else { return ascent }
        return Int(face.pointee.glyph.pointee.metrics.horiBearingY)
    }
}

// MARK: - Loading
extension FontFile {
    /// Loads a glyph into the face's slot; false where FreeType refuses.
    func loadGlyph(_ glyph: UInt32, flags: FT_Int32) -> Bool { FT_Load_Glyph(face, glyph, flags) == 0 }

    /// Another size is set from outside.
    func forgetSize() { currentSize = 0 }

    /// Loads a glyph scaled to an em of `size` 64ths of a pixel.
    func loadGlyph(_ glyph: UInt32, size: Int, flags: FT_Int32) -> Bool {
        if size != currentSize {
            guard FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72) == 0 else { return false }
            currentSize = size
        }
        return loadGlyph(glyph, flags: flags)
    }
}
