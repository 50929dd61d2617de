/// A value of a JSON text (RFC 8259), read strictly: no comments, no trailing commas, no key twice.
package enum JSON: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    /// The members in the order in which they stand.
    case object([Member])

    /// A key and what it is set to.
    package struct Member: Equatable {
        package var key: String
        package var value: JSON
    }

    /// The value of a key, if this is an object that has it.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Values inside values, at most.
    static let depthLimit = 32
    /// Bytes of a text, at most.
    package static let sizeLimit = 1 << 20

    /// Reads a text in UTF-8.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        guard bytes.count <= Self.sizeLimit else {
            throw JSONError(line: 1, column: 1, expected: "at most \(Self.sizeLimit) bytes")
        }
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }
}

/// Where a text stops being JSON.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The line, from 1.
    var line: Int
    /// The byte in the line, from 1.
    var column: Int
    /// What should stand there.
    var expected: String

    package var description: String { "line \(line), column \(column): expected \(expected)" }
}
