/// Reads a `.strings` file: lines of `"key" = "value";` with comments between them.
struct StringsFile {
    /// The values by their keys.
    private(set) var values: [String: String] = [:]

    private var scalars: ArraySlice<Unicode.Scalar>

    /// Reads a text; reading ends at the first thing that is not understood.
    init(_ text: String) {
        scalars = ArraySlice(text.unicodeScalars)
        while let key = readString() {
            skipSpace()
            guard takes("=") else {
                // A key alone stands for itself.
                guard takes(";") else { return }
                values[key] = key
                continue
            }
            guard let value = readString() else { return }
            skipSpace()
            guard takes(";") else { return }
            values[key] = value
        }
    }

    /// The text of a file's bytes: UTF-16 where they begin with its mark, else UTF-8.
    static func text(_ bytes: [UInt8]) -> String {
        guard bytes.count >= 2 else { return String(decoding: bytes, as: UTF8.self) }
        let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
        guard isLittle || bytes[0] == 0xFE && bytes[1] == 0xFF else {
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            return String(decoding: hasMark ? bytes[3...] : bytes[...], as: UTF8.self)
        }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place -> UInt16 in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        guard scalars.first == scalar else { return false }
        scalars.removeFirst()
        return true
    }

    private mutating func skipSpace() {
        while let first = scalars.first {
            let second = scalars.dropFirst().first
            if first.properties.isWhitespace {
                scalars.removeFirst()
            } else if first == "/" && second == "/" {
                scalars = scalars.drop { $0 != "\n" }
            } else if first == "/" && second == "*" {
                scalars.removeFirst(2)
                while !scalars.isEmpty && !(scalars.first == "*" && scalars.dropFirst().first == "/") {
                    scalars.removeFirst()
                }
                scalars = scalars.dropFirst(2)
            } else {
                return
            }
        }
    }

    private mutating func readString() -> String? {
        skipSpace()
        guard takes("\"") else { return readWord() }
        var string = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            if scalar == "\"" { return String(string) }
            string.append(scalar == "\\" ? readEscape() : scalar)
        }
        return nil
    }

    /// A key without quotes.
    private mutating func readWord() -> String? {
        let word = scalars.prefix { $0.properties.isAlphabetic || "0123456789_.-$".unicodeScalars.contains($0) }
        scalars = scalars.dropFirst(word.count)
        return word.isEmpty ? nil : String(String.UnicodeScalarView(word))
    }

    private mutating func readEscape() -> Unicode.Scalar {
        guard let scalar = scalars.popFirst() else { return "\\" }
        switch scalar {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "U", "u":
            let digits = scalars.prefix(4)
            scalars = scalars.dropFirst(digits.count)
            let text = String(String.UnicodeScalarView(digits))
            return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        default: return scalar
        }
    }
}
