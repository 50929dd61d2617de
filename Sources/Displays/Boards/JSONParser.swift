/// Reads JSON by recursive descent, whose depth is bounded. Work is linear in the text except for the check that no key
/// stands twice, which is quadratic in the members of one object; those are limited.
struct JSONParser {
    static let memberLimit = 1024
    let bytes: [UInt8]
    var position = 0
    var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSONError) -> JSON {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw expected("the end of the text") }
        return value
    }

    private mutating func value() throws(JSONError) -> JSON {
        skipSpace()
        switch peek ?? 0 {
        case UInt8(ascii: "{"): return try nested { (parser) throws(JSONError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { (parser) throws(JSONError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw expected("a value")
        }
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        guard depth < JSON.depthLimit else { throw expected("at most \(JSON.depthLimit) values inside each other") }
        depth += 1
        position += 1
        let value = try body(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [JSON.Member] = []
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
            let start = position
            let key = try string()
            guard members.count < Self.memberLimit, !members.contains(where: { $0.key == key }) else {
                position = start
                throw expected("a key that has not come before, at most \(Self.memberLimit) of them")
            }
            skipSpace()
            guard take(":") else { throw expected("\":\"") }
            members.append(JSON.Member(key: key, value: try value()))
            skipSpace()
        } while take(",")
        guard take("}") else { throw expected("\",\" or \"}\"") }
        return .object(members)
    }

    private mutating func array() throws(JSONError) -> JSON {
        var elements: [JSON] = []
        skipSpace()
        if take("]") { return .array(elements) }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw expected("\",\" or \"]\"") }
        return .array(elements)
    }

    private mutating func word(_ text: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        let matches = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
        guard matches else { throw expected("\(text)") }
        position += text.utf8CodeUnitCount
        return value
    }

    private mutating func number() throws(JSONError) -> Double {
        let start = position
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            position = start
            throw expected("a number within the range of a double")
        }
        return value
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { throw expected("a digit") }
    }

    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
    }

    func expected(_ what: String) -> JSONError {
        let before = bytes[..<position]
        let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
        return JSONError(line: line, column: position - lineStart + 1, expected: what)
    }
}
