/// A value of JSON, as compilers and the programs that expand macros exchange them. Objects keep their order.
public enum JSONValue: Equatable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number; others are read as ``null``, for no message has any.
    case number(Int)
    /// A text.
    case string(String)
    /// Values one after another.
    case array([JSONValue])
    /// Values by name.
    case object([(name: String, value: JSONValue)])

    /// Whether two values are the same.
    public static func == (a: JSONValue, b: JSONValue) -> Bool { a.text == b.text }

    /// The value of a name in an object; ``null`` where there is none.
    public subscript(name: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }

    /// The text, if this is one.
    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The number, if this is one.
    public var number: Int? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The values of an array; none of anything else.
    public var elements: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    /// As JSON writes it, without spaces.
    public var text: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return String(value)
        case .string(let value): return Self.quoted(value)
        case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            let parts = members.map { Self.quoted($0.name) + ":" + $0.value.text }
            return "{" + parts.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case let control where control.value < 0x20:
                let digits = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
