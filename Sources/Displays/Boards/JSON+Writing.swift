extension JSON {
    /// The text of the value, with two spaces a level and members in their order.
    var serialized: String { text(indentation: "") }

    private func text(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return Self.text(value)
        case .string(let text): return Self.quoted(text)
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            let lines = elements.map { inner + $0.text(indentation: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { inner + Self.quoted($0.key) + ": " + $0.value.text(indentation: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
        }
    }

    // There is no number in JSON that is not finite.
    private static func text(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// A text, or null for none.
    static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    /// An object of keys and values in the order given.
    static func members(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
        .object(pairs.map { Member(key: $0.key, value: $0.value) })
    }
}
