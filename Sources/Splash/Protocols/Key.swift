/// What a key that was pressed means to a prompt.
public enum Key: Hashable, Sendable {
    /// A character.
    case character(Character)
    /// Takes the last character back.
    case backspace
    /// Takes all characters back: Ctrl+U.
    case clear
    /// The line is complete.
    case enter
    /// Escape.
    case escape

    /// The text by which Plymouth's clients name the key.
    var text: String {
        switch self {
        case .character(let character): String(character)
        case .backspace: "\u{7F}"
        case .clear: "\u{15}"
        case .enter: "\n"
        case .escape: "\u{1B}"
        }
    }
}

/// Turns the codes of a keyboard's keys into characters, by the layout of US keyboards.
///
/// With shift, caps lock and the number block (as if num lock were on); with control, letters become control characters
/// (Ctrl+C is U+0003), Ctrl+U clears, Ctrl+H and Ctrl+M are backspace and enter. Keys that are held repeat. Keys with alt or
/// meta mean nothing.
public struct KeyMap {
    private var held: Set<UInt16> = []
    private var isCapsLocked = false

    /// Makes a map with no key down.
    public init() {}

    /// What a change of a key means.
    ///
    /// - Parameters:
    ///   - code: The kernel's number of the key, KEY_A and so on.
    ///   - value: 0 for up, 1 for down, 2 for a repetition.
    public mutating func key(code: UInt16, value: Int32) -> Key? {
        if Self.modifiers.contains(code) {
            if value == 0 { held.remove(code) } else { held.insert(code) }
            return nil
        }
        if value == 0 { return nil }
        if code == 58 {
            if value == 1 { isCapsLocked.toggle() }
            return nil
        }
        if !held.isDisjoint(with: [56, 100, 125, 126]) { return nil }
        if let key = Self.controls[code] { return key }
        return character(code)
    }

    private func character(_ code: UInt16) -> Key? {
        guard let pair = Self.characters[code], let plain = pair.first, let shifted = pair.last else { return nil }
        if !held.isDisjoint(with: [29, 97]) { return Self.controlled(plain) }
        let isShifted = !held.isDisjoint(with: [42, 54])
        let isLetter = plain >= "a" && plain <= "z"
        return .character(isShifted != (isLetter && isCapsLocked) ? shifted : plain)
    }

    private static func controlled(_ letter: Character) -> Key? {
        guard let ascii = letter.asciiValue, ascii >= 97, ascii <= 122 else { return nil }
        switch letter {
        case "u": return .clear
        case "h": return .backspace
        case "m", "j": return .enter
        default: return .character(Character(Unicode.Scalar(ascii - 96)))
        }
    }

    // Shift, control, alt and meta, left and right.
    private static let modifiers: Set<UInt16> = [42, 54, 29, 97, 56, 100, 125, 126]
    private static let controls: [UInt16: Key] = [
        1: .escape, 14: .backspace, 28: .enter, 96: .enter, 111: .backspace, 355: .clear,
    ]
    /// The characters of each key without and with shift, by the kernel's numbers.
    private static let characters: [UInt16: String] = [
        2: "1!", 3: "2@", 4: "3#", 5: "4$", 6: "5%", 7: "6^", 8: "7&", 9: "8*", 10: "9(", 11: "0)", 12: "-_", 13: "=+",
        15: "\t\t", 16: "qQ", 17: "wW", 18: "eE", 19: "rR", 20: "tT", 21: "yY", 22: "uU", 23: "iI", 24: "oO", 25: "pP",
        26: "[{", 27: "]}", 30: "aA", 31: "sS", 32: "dD", 33: "fF", 34: "gG", 35: "hH", 36: "jJ", 37: "kK", 38: "lL",
        39: ";:", 40: "'\"", 41: "`~", 43: "\\|", 44: "zZ", 45: "xX", 46: "cC", 47: "vV", 48: "bB", 49: "nN", 50: "mM",
        51: ",<", 52: ".>", 53: "/?", 55: "**", 57: "  ", 71: "77", 72: "88", 73: "99", 74: "--", 75: "44", 76: "55",
        77: "66", 78: "++", 79: "11", 80: "22", 81: "33", 82: "00", 83: "..", 86: "\\|", 98: "//",
    ]
}

/// Turns what a terminal sends into keys: characters in UTF-8, control characters, and sequences that begin with escape
/// and are passed over.
public struct TerminalKeys {
    private var pending: [UInt8] = []

    /// Makes a reader.
    public init() {}

    /// The keys that are complete with these bytes. A lone escape is the key; bytes that are no UTF-8 are passed over.
    public mutating func read<Bytes: Sequence>(_ bytes: Bytes) -> [Key] where Bytes.Element == UInt8 {
        let bytes = Array(bytes)
        if bytes.count > 1, bytes[0] == 27 { return [] }
        return bytes.compactMap { key($0) }
    }

    private mutating func key(_ byte: UInt8) -> Key? {
        if byte >= 128 { return multibyte(byte) }
        pending.removeAll()
        switch byte {
        case 10, 13: return .enter
        case 8, 127: return .backspace
        case 21: return .clear
        case 27: return .escape
        case 0: return nil
        default: return .character(Character(Unicode.Scalar(byte)))
        }
    }

    private mutating func multibyte(_ byte: UInt8) -> Key? {
        if byte >= 0xC0 { pending.removeAll() }
        pending.append(byte)
        let count = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : 2
        guard pending[0] >= 0xC0, pending.count >= count else { return nil }
        defer { pending.removeAll() }
        let text = String(decoding: pending, as: UTF8.self)
        guard let first = text.first, first != "\u{FFFD}" else { return nil }
        return .character(first)
    }
}
