@_spi(Reflection) import Swift

/// Where a type's fields lie, what they are, and how two values compare: found once a type.
struct TypeLayout {
    private struct Field {
        let offset: Int
        let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    private struct Property {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private let fields: [Field]
    private let properties: [Property]
    private let isComparable: Bool

    private init<T>(_ type: T.Type) {
        var fields: [Field] = []
        var properties: [Property] = []
        let hasFields = RuntimeType(type).hasFields
        isComparable = hasFields
        if hasFields {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                let compare = Self.comparison(for: fieldType, isStrong: RuntimeType(type).isStrong(field: fields.count))
                if let property = fieldType as? any DynamicProperty.Type {
                    properties.append(Property(offset: offset, type: property))
                }
                fields.append(Field(offset: offset, compare: compare))
                return true
            }
        }
        self.fields = fields
        self.properties = properties
    }

    @MainActor func connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        for property in properties { property.type._connect(pointer + property.offset, to: slots) }
    }

    var hasProperties: Bool { !properties.isEmpty }

    /// Whether two values are the same as far as their fields tell; false where that cannot be known.
    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        guard isComparable else { return false }
        for field in fields where !field.compare(a + field.offset, b + field.offset) { return false }
        return true
    }

    private static func comparison(
        for type: Any.Type, isStrong: Bool
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        func open<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            // What a weak reference refers to cannot be read from its storage.
            if !isStrong { return { _, _ in false } }
            if let property = type as? any DynamicProperty.Type { return property._isEqual }
            if let equatable = type as? any Equatable.Type { return equatableComparison(equatable) }
            let size = MemoryLayout<T>.size
            if size == 0 { return { _, _ in true } }
            if type is AnyClass { return identical }
            if let choice = type as? any ComparableChoice.Type { return choice.isSame }
            let layout = TypeLayout.of(type)
            return { layout.isEqual($0, $1) }
        }
        return _openExistential(type, do: open)
    }

    private static func identical(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
    }

    private static func equatableComparison<E: Equatable>(
        _ type: E.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }
}

extension TypeLayout {
    private static let known = KnownLayouts()

    /// The layout of a type.
    static func of<T>(_ type: T.Type) -> TypeLayout {
        let id = ObjectIdentifier(type)
        if let layout = known.get(id) { return layout }
        let layout = TypeLayout(type)
        known.set(id, layout)
        return layout
    }

    /// Whether two view values mean the same, so that nothing need be done for the new one.
    static func areSame<T>(_ a: T, _ b: T) -> Bool {
        if let equatable = T.self as? any Equatable.Type {
            func compare<E: Equatable>(_ type: E.Type) -> Bool { (a as? E) == (b as? E) }
            return compare(equatable)
        }
        if MemoryLayout<T>.size == 0 { return true }
        if T.self is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                if let property = T.self as? any DynamicProperty.Type { return property._isEqual(a, b) }
                if let choice = T.self as? any ComparableChoice.Type { return choice.isSame(a, b) }
                return of(T.self).isEqual(a, b)
            }
        }
    }
}

/// An enum of ours whose payloads can be compared though the whole is not equatable.
protocol ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self)
        let b = b.assumingMemoryBound(to: Self.self)
        switch (a.pointee, b.pointee) {
        case (nil, nil): return true
        case (let a?, let b?): return TypeLayout.areSame(a, b)
        default: return false
        }
    }
}

extension _ConditionalContent: ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self)
        let b = b.assumingMemoryBound(to: Self.self)
        switch (a.pointee.storage, b.pointee.storage) {
        case (.first(let a), .first(let b)): return TypeLayout.areSame(a, b)
        case (.second(let a), .second(let b)): return TypeLayout.areSame(a, b)
        default: return false
        }
    }
}

/// The layouts found so far; bodies may be compared on one thread while another decodes a preview, hence the lock.
private final class KnownLayouts: @unchecked Sendable {
    private let lock = StateLocation.Lock()
    private var layouts: [ObjectIdentifier: TypeLayout] = [:]

    func get(_ id: ObjectIdentifier) -> TypeLayout? { lock.hold { layouts[id] } }
    func set(_ id: ObjectIdentifier, _ layout: TypeLayout) { lock.hold { layouts[id] = layout } }
}
