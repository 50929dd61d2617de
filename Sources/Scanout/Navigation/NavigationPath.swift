/// The values of any types that a ``NavigationStack`` has gone to, the last one shown.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    /// Makes an empty path.
    public init() {}
    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many values.
    public var count: Int { elements.count }
    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }
    /// Goes on to a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    /// Goes back by a number of values; at most all.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

#if !SCANOUT_EMBEDDED
extension NavigationPath {
    /// The values as they can be written down: the names of their types and the values in JSON, the last first.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]
    }

    /// The values as they can be written down; nil where one cannot be encoded.
    public var codable: CodableRepresentation? {
        for element in elements where !(element.base is any Codable) { return nil }
        return CodableRepresentation(elements: elements)
    }

    /// Goes where a path went that was written down.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }
}

extension NavigationPath.CodableRepresentation {
    /// Reads pairs of a type's name and a value. Types are found by their mangled names.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var found: [AnyHashable] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let json = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "there is no type \(name) that can be hashed and decoded")
            }
            found.insert(try Self.value(type, json), at: 0)
        }
        elements = found
    }

    private static func value<T: Codable & Hashable>(_ type: T.Type, _ json: String) throws -> AnyHashable {
        AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    /// Writes pairs of a type's name and a value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            guard let value = element.base as? any Codable, let name = _mangledTypeName(type(of: value)) else {
                throw EncodingError.invalidValue(
                    element.base, .init(codingPath: container.codingPath, debugDescription: "the value has no coding"))
            }
            try container.encode(name)
            try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
        }
    }
}
#endif
