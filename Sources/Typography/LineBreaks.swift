/// Where a line may end inside a paragraph: after spaces, after hyphens and dashes inside words, and between
/// ideographs. The Unicode rules for all scripts would take the place of ``allowed(_:at:end:)`` alone.
enum LineBreaks {
    /// Whether a line may end after the character at `index`; `end` is where the paragraph ends.
    static func allowed(_ scalars: [UInt32], at index: Int, end: Int) -> Bool {
        let scalar = scalars[index]
        if scalar < 0x80 && scalar != 0x20 && scalar != 0x2D && scalar != 0x09 {
            return index + 1 < end && scalars[index + 1] >= 0x2E80 && breaksBefore(scalars[index + 1])
                && !opens(scalar)
        }
        guard index + 1 < end else { return true }
        let next = scalars[index + 1]
        if CharacterClass.isSpace(next) { return false }
        if CharacterClass.isSpace(scalar) || scalar == 0x200B { return true }
        if isGlue(next) || isGlue(scalar) { return false }
        if isHyphen(scalar) {
            let startsWord = index == 0 || CharacterClass.isSpace(scalars[index - 1])
            let isMinus = scalar == 0x2D && SizedFace.isDigit(next)
            return !startsWord && !isMinus && !isHyphen(next)
        }
        if isIdeograph(scalar) || isIdeograph(next) { return !opens(scalar) && breaksBefore(next) }
        return false
    }

    private static func isHyphen(_ scalar: UInt32) -> Bool {
        scalar == 0x2D || scalar == 0x2010 || scalar == 0x2013 || scalar == 0x2014
    }

    private static func isGlue(_ scalar: UInt32) -> Bool {
        scalar == 0xA0 || scalar == 0x2007 || scalar == 0x2011 || scalar == 0x202F || scalar == 0x2060
            || scalar == 0xFEFF
    }

    private static func isIdeograph(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E80...0x2FFF, 0x3041...0x30FF, 0x3105...0x312F, 0x31F0...0x4DBF, 0x4E00...0x9FFF: true
        case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF10...0xFF5A, 0x20000...0x3FFFF: true
        default: false
        }
    }

    private static func opens(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: true
        default: false
        }
    }

    private static func breaksBefore(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026: false
        case 0x3001...0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB...0x30FE: false
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087: false
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7: false
        case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F: false
        default: true
        }
    }
}
