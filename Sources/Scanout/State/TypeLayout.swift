@_spi(Reflection) import Swift

/// Where a type's fields lie and how two values compare field by field: found once a type, where two values of it first
/// differ in their bits.
final class TypeLayout: @unchecked Sendable {
    private let fields: [(offset: Int, comparison: FieldComparison)]
    private let isComparable: Bool

    private static let known = TypeTable<TypeLayout>(places: 512)

    /// The layout of a type.
    static func of<T>(_ type: T.Type) -> TypeLayout { known.value(for: type) { TypeLayout($0) } }

    private init<T>(_ type: T.Type) {
        var fields: [(offset: Int, comparison: FieldComparison)] = []
        let runtimeType = RuntimeType(type)
        isComparable = runtimeType.hasFields
        if isComparable {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                // What a weak reference refers to cannot be read from its storage.
                let isStrong = runtimeType.isStrong(field: fields.count)
                fields.append((offset, isStrong ? FieldComparison(fieldType) : .none))
                return true
            }
        }
        self.fields = fields
    }

    /// Whether two values are the same as far as their fields tell; false where that cannot be known.
    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        guard isComparable else { return false }
        for field in fields where !field.comparison.isEqual(a + field.offset, b + field.offset) { return false }
        return true
    }

    /// Whether two view values mean the same, so that nothing need be done for the new one.
    ///
    /// Values with the same bits are the same, whatever they are; most are told by that, without a look at their fields.
    /// A type's own equality comes before: it may count, or call two values different that look alike.
    static func areSame<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { TypeEquality.of(T.self).comparison.isEqual(a, $0) }
        }
    }
}

/// How two values of a type compare: found once a type.
private final class TypeEquality: @unchecked Sendable {
    let comparison: FieldComparison

    private static let known = TypeTable<TypeEquality>(places: 512)

    static func of<T>(_ type: T.Type) -> TypeEquality { known.value(for: type) { TypeEquality($0) } }

    private init<T>(_ type: T.Type) { comparison = FieldComparison(type) }
}
