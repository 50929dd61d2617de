/// A style of glyphs: a font file's face as it is, the same leaned or thickened for want of a drawn one, or the
/// project's bitmap font.
final class Face {
    /// Where glyphs come from.
    enum Source {
        case file(FontFile)
        case builtIn
    }

    /// How far a leaned glyph's top moves right for each unit of height: 12 degrees, as DejaVu's own obliques lean
    /// about 11.
    static let slant = 0.2126

    /// Where glyphs come from.
    let source: Source
    /// Whether glyphs are leaned.
    let slanted: Bool
    /// Whether glyphs are thickened.
    let emboldened: Bool

    /// Makes a style of a source.
    init(source: Source, slanted: Bool = false, emboldened: Bool = false) {
        self.source = source
        self.slanted = slanted
        self.emboldened = emboldened
        if case .file(let file) = source { isColored = file.isColored } else { isColored = false }
    }

    /// The font file, if glyphs come from one.
    var file: FontFile? {
        if case .file(let file) = source { return file }
        return nil
    }

    /// Whether glyphs may have colours of their own.
    let isColored: Bool

    /// Whether glyphs are pixels that are only made larger by whole numbers.
    var isPixelFont: Bool {
        guard let file else { return true }
        return !file.isScalable && !file.isColored
    }

    /// How much wider a thickened glyph is, in design units: a twentieth of an em, about half of what DejaVu Sans
    /// Bold adds to a stem.
    var boldUnits: Int {
        guard emboldened, let file, file.isScalable else { return 0 }
        return file.unitsPerEm / 20
    }

    /// The advance of a glyph in design units; thickened glyphs take more, marks stay at nothing.
    func advance(of glyph: UInt32, in file: FontFile) -> Int {
        let units = file.advance(of: glyph)
        return units > 0 ? units + boldUnits : units
    }

    /// The glyph of a character; 0 where there is none.
    func glyph(for scalar: UInt32) -> UInt32 {
        switch source {
        case .file(let file): file.glyph(for: scalar)
        case .builtIn: BitmapFont.shared.glyph(for: scalar)
        }
    }
}
