/// Reads one value of JSON from bytes of UTF-8.
struct JSONReader {
    /// Values deeper than this are refused, so that no message fills the stack.
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value that the bytes spell, nil where they spell none.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        var reader = JSONReader(bytes)
        guard let value = reader.readValue(depth: 0) else { return nil }
        reader.skipSpaces()
        return reader.position == bytes.count ? value : nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpaces() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    /// Goes past a byte if it comes next, spaces aside.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func readValue(depth: Int) -> JSONValue? {
        skipSpaces()
        guard depth < Self.maximumDepth, let first = next else { return nil }
        switch Unicode.Scalar(first) {
        case "{": return readObject(depth: depth)
        case "[": return readArray(depth: depth)
        case "\"": return readString().map { .string($0) }
        default: return readWord()
        }
    }

    private mutating func readObject(depth: Int) -> JSONValue? {
        position += 1
        var members: [(name: String, value: JSONValue)] = []
        if take("}") { return .object(members) }
        repeat {
            skipSpaces()
            guard next == UInt8(ascii: "\""), let name = readString(), take(":"),
                let value = readValue(depth: depth + 1)
            else { return nil }
            members.append((name, value))
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func readArray(depth: Int) -> JSONValue? {
        position += 1
        var values: [JSONValue] = []
        if take("]") { return .array(values) }
        repeat {
            guard let value = readValue(depth: depth + 1) else { return nil }
            values.append(value)
        } while take(",")
        return take("]") ? .array(values) : nil
    }

    /// A number, or one of the three words.
    private mutating func readWord() -> JSONValue? {
        let start = position
        while let byte = next, Self.isPartOfWord(byte) { position += 1 }
        switch String(decoding: bytes[start..<position], as: UTF8.self) {
        case "": return nil
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case let digits:
            guard digits.utf8.allSatisfy({ !Self.isLetter($0) || $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
            return Int(digits).map { .number($0) } ?? .null
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }

    private mutating func readString() -> String? {
        position += 1
        var result: [UInt8] = []
        while let byte = next {
            position += 1
            switch Unicode.Scalar(byte) {
            case "\"": return String(decoding: result, as: UTF8.self)
            case "\\": guard readEscape(into: &result) else { return nil }
            default: result.append(byte)
            }
        }
        return nil
    }

    private mutating func readEscape(into result: inout [UInt8]) -> Bool {
        guard let byte = next else { return false }
        position += 1
        switch Unicode.Scalar(byte) {
        case "\"", "\\", "/": result.append(byte)
        case "b": result.append(0x08)
        case "f": result.append(0x0C)
        case "n": result.append(0x0A)
        case "r": result.append(0x0D)
        case "t": result.append(0x09)
        case "u":
            guard let scalar = readScalar() else { return false }
            result.append(contentsOf: Array(String(scalar).utf8))
        default: return false
        }
        return true
    }

    /// The character of four hexadecimal digits, or of two times four where the first are half of a pair.
    private mutating func readScalar() -> Unicode.Scalar? {
        guard let first = readFourDigits() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let afterFirst = position
        guard take("\\"), take("u"), let second = readFourDigits(), (0xDC00..<0xE000).contains(second) else {
            position = afterFirst
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func readFourDigits() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        position += 4
        return UInt32(digits, radix: 16)
    }
}
