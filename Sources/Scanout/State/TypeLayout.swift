@_spi(Reflection) import Swift

/// Where a type's fields lie, what they are, and how two values compare: found once a type.
final class TypeLayout: @unchecked Sendable {
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

    /// Whether views and properties of the type can be compared by their own equality, as properties or as choices.
    private let equality: Equality

    private enum Equality {
        case equatable, empty, object, property(any DynamicProperty.Type), choice(any ComparableChoice.Type), fields
    }

    private static func equality<T>(of type: T.Type) -> Equality {
        if type is any Equatable.Type { return .equatable }
        if MemoryLayout<T>.size == 0 { return .empty }
        if type is AnyClass { return .object }
        if let property = type as? any DynamicProperty.Type { return .property(property) }
        if let choice = type as? any ComparableChoice.Type { return .choice(choice) }
        return .fields
    }

    private init<T>(_ type: T.Type) {
        equality = Self.equality(of: type)
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
        return known.add(TypeLayout(type), for: id)
    }

    /// Whether two view values mean the same, so that nothing need be done for the new one.
    static func areSame<T>(_ a: T, _ b: T) -> Bool {
        let layout = of(T.self)
        switch layout.equality {
        case .empty: return true
        case .equatable:
            guard let equatable = T.self as? any Equatable.Type else { return false }
            func compare<E: Equatable>(_ type: E.Type) -> Bool { (a as? E) == (b as? E) }
            return compare(equatable)
        case .object: return (a as AnyObject) === (b as AnyObject)
        case .property(let property):
            return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { property._isEqual(a, $0) } }
        case .choice(let choice):
            return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { choice.isSame(a, $0) } }
        case .fields: return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { layout.isEqual(a, $0) } }
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

/// The layouts found so far. Bodies may be compared on one thread while another decodes a preview, hence the lock; the
/// main thread, which asks several times a view, keeps what it found in a small table of its own.
private final class KnownLayouts: @unchecked Sendable {
    private let lock = StateLocation.Lock()
    private var layouts: [ObjectIdentifier: TypeLayout] = [:]
    private let recent: UnsafeMutablePointer<(id: ObjectIdentifier?, layout: Unmanaged<TypeLayout>?)>
    private static let places = 512

    init() {
        recent = .allocate(capacity: Self.places)
        recent.initialize(repeating: (nil, nil), count: Self.places)
    }

    /// Metadata is 16 bytes or more from one type to the next.
    private func place(_ id: ObjectIdentifier) -> Int {
        let bits = UInt(bitPattern: id)
        return Int((bits >> 4 ^ bits >> 13) & UInt(Self.places - 1))
    }

    func get(_ id: ObjectIdentifier) -> TypeLayout? {
        guard ThreadState.isOnMainThread else { return lock.hold { layouts[id] } }
        let place = place(id)
        if recent[place].id == id { return recent[place].layout?.takeUnretainedValue() }
        guard let layout = lock.hold({ layouts[id] }) else { return nil }
        recent[place] = (id, .passUnretained(layout))
        return layout
    }

    /// Adds a layout, which is kept for good; the first one counts.
    func add(_ layout: TypeLayout, for id: ObjectIdentifier) -> TypeLayout {
        lock.hold {
            if let known = layouts[id] { return known }
            layouts[id] = layout
            return layout
        }
    }
}
