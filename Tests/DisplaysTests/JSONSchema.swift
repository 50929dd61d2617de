import Foundation

@testable import Displays

/// The part of JSON Schema 2020-12 that `boards/schema.json` uses.
struct JSONSchema {
    let root: JSON

    /// Where and how a value breaks the schema; empty when it keeps it. Unknown words are reported too, so that the
    /// schema cannot say more than is checked.
    func violations(of value: JSON) -> [String] { violations(value, root, "") }

    private static let known: Set<String> = [
        "$schema", "$defs", "$ref", "title", "description", "type", "additionalProperties", "required", "properties",
        "const", "enum", "pattern", "minLength", "minimum", "maximum", "items", "minItems",
    ]

    private func violations(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        guard case .object(let rules) = schema else { return ["\(path): the schema is not an object"] }
        return rules.flatMap { rule -> [String] in
            guard Self.known.contains(rule.key) else { return ["\(path): the word \(rule.key) is not checked"] }
            return check(rule, value, schema, path)
        }
    }

    private func check(_ rule: JSON.Member, _ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        switch rule.key {
        case "$ref": return violations(value, resolve(rule.value), path)
        case "type": return types(rule.value).contains { value.isOf($0) } ? [] : ["\(path): not of type \(rule.value)"]
        case "const": return value == rule.value ? [] : ["\(path): not \(rule.value)"]
        case "enum": return rule.value.elements.contains(value) ? [] : ["\(path): none of \(rule.value)"]
        case "required":
            return rule.value.elements.compactMap { key in
                value[key.text ?? ""] == nil ? "\(path): lacks \(key)" : nil
            }
        case "properties": return properties(rule.value, value, path)
        case "additionalProperties":
            let allowed = schema["properties"]?.members.map(\.key) ?? []
            return value.members.filter { !allowed.contains($0.key) }.map { "\(path): has \($0.key)" }
        case "items":
            return value.elements.enumerated().flatMap { violations($1, rule.value, "\(path)[\($0)]") }
        default: return limit(rule, value, path)
        }
    }

    private func limit(_ rule: JSON.Member, _ value: JSON, _ path: String) -> [String] {
        let fits: Bool
        switch (rule.key, value) {
        case ("minimum", .number(let number)): fits = number >= rule.value.double
        case ("maximum", .number(let number)): fits = number <= rule.value.double
        case ("minLength", .string(let text)): fits = Double(text.count) >= rule.value.double
        case ("minItems", .array(let elements)): fits = Double(elements.count) >= rule.value.double
        case ("pattern", .string(let text)):
            fits = text.range(of: rule.value.text ?? "", options: .regularExpression) != nil
        default: fits = true
        }
        return fits ? [] : ["\(path): \(rule.key) \(rule.value)"]
    }

    private func properties(_ schemas: JSON, _ value: JSON, _ path: String) -> [String] {
        schemas.members.flatMap { member -> [String] in
            guard let part = value[member.key] else { return [] }
            return violations(part, member.value, path + "/" + member.key)
        }
    }

    private func types(_ value: JSON) -> [String] { value.text.map { [$0] } ?? value.elements.compactMap(\.text) }

    private func resolve(_ reference: JSON) -> JSON {
        let keys = (reference.text ?? "").split(separator: "/").dropFirst()
        return keys.reduce(root) { $0[String($1)] ?? .null }
    }
}

extension JSON {
    var members: [Member] { if case .object(let members) = self { members } else { [] } }
    var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var double: Double { if case .number(let number) = self { number } else { .nan } }

    func isOf(_ type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let number): type == "number" || type == "integer" && number == number.rounded()
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}
