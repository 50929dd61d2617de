/// What the setting of text needs to know of a character.
enum CharacterClass {
    /// Whether a glyph of its own, placed after the one before, is all that a character needs: no joining, no marks, no
    /// order from right to left. Such text takes the same path in builds with and without HarfBuzz.
    static func isSimple(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return true }
        switch scalar {
        case 0x370...0x482, 0x48A...0x52F: return true
        case 0x1E00...0x1FFF: return true
        case 0x2000...0x200B, 0x2010...0x2027, 0x202F...0x205F, 0x2070...0x20CF: return true
        case 0x2100...0x2BFF: return true
        case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x312F, 0x31F0...0x9FFF, 0xAC00...0xD7A3: return true
        case 0xFF01...0xFFEE, 0xFFFC...0xFFFD: return true
        default: return false
        }
    }

    /// Whether the order of the line may change.
    static func mayReorder(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        default: false
        }
    }

    /// Whether a character has no glyph and takes no room of its own.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        if scalar < 0x20 { return scalar != 0x09 }
        if scalar < 0x7F { return false }
        switch scalar {
        case 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F:
            return true
        case 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF: return true
        default: return false
        }
    }

    /// Whether a character is space that may hang past the end of a line.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether a character ends a paragraph or a line by itself.
    static func isNewline(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
