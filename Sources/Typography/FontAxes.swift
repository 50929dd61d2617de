import CFreeType

/// The axes of a variable font, and the values on them that a style asks for.
struct FontAxes {
    /// One axis.
    struct Axis: Hashable {
        /// The four letters of its name, as a number.
        var tag: UInt32
        /// In 65536ths.
        var least: Int
        /// In 65536ths.
        var usual: Int
        /// In 65536ths.
        var most: Int
    }

    /// `wght`, `wdth`, `slnt` and `ital`.
    static let (weight, width, slant, italic): (UInt32, UInt32, UInt32, UInt32) = (
        0x7767_6874, 0x7764_7468, 0x736C_6E74, 0x6974_616C
    )

    /// The axes in the font's order.
    let axes: [Axis]

    /// Reads the axes of a face; none for a font that does not vary.
    init(_ face: FT_Face, library: FT_Library) {
        var found: UnsafeMutablePointer<FT_MM_Var>?
        guard face.pointee.face_flags & CFreeTypeVariable != 0, FT_Get_MM_Var(face, &found) == 0, let found else {
            axes = []
            return
        }
        defer { FT_Done_MM_Var(library, found) }
        axes = (0..<min(64, Int(found.pointee.num_axis))).map { index in
            let axis = found.pointee.axis[index]
            return Axis(
                tag: UInt32(truncatingIfNeeded: axis.tag), least: Int(axis.minimum), usual: Int(axis.def),
                most: Int(axis.maximum))
        }
    }

    /// The values for a style, in 65536ths; nil where all are as usual.
    func coordinates(for style: FontStyle) -> [Int]? {
        guard !axes.isEmpty else { return nil }
        let values = axes.map { axis -> Int in
            switch axis.tag {
            case FontAxes.weight: axis.clamped(style.weight << 16)
            case FontAxes.width: axis.clamped(style.width << 16)
            // Degrees against the clock: leaning letters have negative ones.
            case FontAxes.slant: style.italic ? min(axis.least, axis.usual) : axis.usual
            case FontAxes.italic: style.italic ? axis.most : axis.usual
            default: axis.usual
            }
        }
        return values
    }

    /// Whether the font leans by itself.
    var leans: Bool { axes.contains { $0.tag == FontAxes.slant || $0.tag == FontAxes.italic } }

    /// The value for an axis in coordinates, as a whole number.
    func value(_ tag: UInt32, in coordinates: [Int]) -> Int? {
        axes.firstIndex { $0.tag == tag }.map { coordinates[$0] >> 16 }
    }
}

extension FontAxes.Axis {
    fileprivate func clamped(_ value: Int) -> Int { least <= most ? min(max(value, least), most) : usual }
}
