extension Typesetter {
    /// A font that was found.
    public struct InstalledFont: Hashable, Sendable {
        /// The file.
        public var path: String
        /// The family's name.
        public var family: String
        /// 100 to 900.
        public var weight: Int
        /// Whether the face leans.
        public var isItalic: Bool
        /// Whether all glyphs take one width.
        public var isMonospaced: Bool
        /// Whether glyphs have colours of their own.
        public var isColored: Bool
        /// Whether there are pictures of some sizes only.
        public var isBitmap: Bool
    }

    /// A character that no font has.
    public struct MissingCharacter: Hashable, Sendable {
        /// The character.
        public var scalar: Unicode.Scalar
        /// How often the text has it.
        public var count: Int
        /// The first line with it, from 1.
        public var line: Int
    }

    /// The fonts that can be used: those of the files and folders named, then Fontconfig's.
    public func installedFonts() -> [InstalledFont] { library.installedFonts() }

    /// Why a face was chosen, for a person.
    public func reason(for font: FontRequest) -> String { library.reason(for: FontStyle(font)) }

    /// The characters of a text for which neither the font nor those it falls back to have a glyph, by their numbers.
    public func charactersWithoutGlyph(in text: String, font: FontRequest) -> [MissingCharacter] {
        let style = FontStyle(font)
        var found: [Unicode.Scalar: MissingCharacter] = [:]
        var known: Set<Unicode.Scalar> = []
        var line = 1
        for scalar in text.unicodeScalars {
            if scalar == "\n" { line += 1 }
            if known.contains(scalar) { continue }
            if found[scalar] != nil {
                found[scalar]?.count += 1
            } else if isMissing(scalar, style) {
                found[scalar] = MissingCharacter(scalar: scalar, count: 1, line: line)
            } else {
                known.insert(scalar)
            }
        }
        return found.values.sorted { $0.scalar < $1.scalar }
    }

    private func isMissing(_ scalar: Unicode.Scalar, _ style: FontStyle) -> Bool {
        let value = scalar.value
        if CharacterClass.isInvisible(value) || CharacterClass.isNewline(value) || value == 0x09 { return false }
        return library.face(for: style).glyph(for: value) == 0 && library.fallback(for: value, style: style) == nil
    }
}
