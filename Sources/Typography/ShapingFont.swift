#if !SCANOUT_EMBEDDED
import CFreeType
import CHarfBuzz
import Glibc

/// HarfBuzz's view of a font file, in design units.
final class ShapingFont {
    /// A shaped glyph in design units, y up.
    struct Item {
        /// The glyph's number.
        var glyph: UInt32
        /// The first character of the glyph's cluster.
        var cluster: Int
        /// How far the pen moves.
        var advance: Int
        /// How far right of the pen the glyph stands.
        var x: Int
        /// How far above the baseline the glyph stands.
        var y: Int
    }

    /// What is asked of the font beyond what the script needs.
    struct Features {
        /// Whether all digits take one width.
        var tabularDigits: Bool
        /// Whether letters may be joined where the script does not ask for it.
        var ligatures: Bool

        fileprivate var list: [hb_feature_t] {
            var list: [hb_feature_t] = []
            if tabularDigits { list.append(ShapingFont.feature("tnum", 1)) }
            if !ligatures { list += [ShapingFont.feature("liga", 0), ShapingFont.feature("clig", 0)] }
            return list
        }
    }

    private let font: OpaquePointer
    private let buffer: OpaquePointer

    /// Reads the tables of a font file, which owns this object, as shaping needs them.
    init(_ file: FontFile) {
        let face = hb_face_create_for_tables(
            { _, tag, file in
                guard let file else { return hb_blob_get_empty() }
                return Unmanaged<FontFile>.fromOpaque(file).takeUnretainedValue().shapingTable(tag)
            }, Unmanaged.passUnretained(file).toOpaque(), nil)
        font = hb_font_create(face)
        hb_font_set_scale(font, Int32(file.unitsPerEm), Int32(file.unitsPerEm))
        if let coordinates = file.coordinates {
            let variations = zip(file.axes.axes, coordinates).map {
                hb_variation_t(tag: $0.tag, value: Float($1) / 65536)
            }
            hb_font_set_variations(font, variations, UInt32(variations.count))
        } else if file.index >> 16 > 0 {
            hb_font_set_var_named_instance(font, UInt32(file.index >> 16 - 1))
        }
        hb_face_destroy(face)
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
    }

    /// Shapes a run; the rest of its paragraph decides how letters at its ends join. The items come in the order of
    /// the characters.
    func shape(_ scalars: [UInt32], _ run: Itemizer.Run, paragraph: Range<Int>, features: Features) -> [Item] {
        hb_buffer_clear_contents(buffer)
        scalars.withUnsafeBufferPointer { all in
            hb_buffer_add_utf32(
                buffer, all.baseAddress! + paragraph.lowerBound, Int32(paragraph.count),
                UInt32(run.range.lowerBound - paragraph.lowerBound), Int32(run.range.count))
        }
        hb_buffer_set_direction(buffer, run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, run.script)
        hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
        var features = features.list
        hb_shape(font, buffer, &features, UInt32(features.count))
        let items = items(from: paragraph.lowerBound)
        return run.level & 1 == 1 ? items.reversed() : items
    }

    /// A feature for all of a run, by the four letters of its name.
    private static func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t {
        let tag = name.withUTF8Buffer { $0.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
        return hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
    }

    private func items(from start: Int) -> [Item] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            Item(
                glyph: infos[index].codepoint, cluster: Int(infos[index].cluster) + start,
                advance: Int(positions[index].x_advance), x: Int(positions[index].x_offset),
                y: Int(positions[index].y_offset))
        }
    }
}

extension FontFile {
    /// A table of the font by its tag, as FreeType reads it; empty where the font has none.
    fileprivate func shapingTable(_ tag: hb_tag_t) -> OpaquePointer? {
        var length: FT_ULong = 0
        guard tag != 0, FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0, length > 0,
            let bytes = malloc(Int(length))
        else { return hb_blob_get_empty() }
        let start = bytes.assumingMemoryBound(to: UInt8.self)
        guard FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, start, &length) == 0 else {
            free(bytes)
            return hb_blob_get_empty()
        }
        return hb_blob_create(
            bytes.assumingMemoryBound(to: CChar.self), UInt32(length), HB_MEMORY_MODE_READONLY, bytes
        ) { free($0) }
    }
}
#endif
