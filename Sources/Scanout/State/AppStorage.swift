#if !SCANOUT_EMBEDDED
/// A value that outlives the program, kept in the user's defaults under a key; views that read the key follow it.
///
/// Kinds of values: Bool, Int, Double, String, URL, Data, Date, raw values of Int or String, and optional ones of these. What
/// another process writes, or the program itself past its properties, is seen when the program starts.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let entry: StoredEntry<Value>
    private var box: StateBox<Value>?

    fileprivate init(_ entry: StoredEntry<Value>) { self.entry = entry }

    /// The value; the first one where nothing was stored under the key, or something of another kind.
    public var wrappedValue: Value {
        get { box?.get() ?? entry.load() }
        nonmutating set {
            entry.store(newValue)
            StoredValues.shared.write(newValue, to: entry.place)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    /// Finds the value that all views of the graph share.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let entry = property.pointee.entry
        property.pointee.box = slots.object {
            let box = StateBox(entry.load(), inbox: slots.node.graph.inbox)
            StoredValues.shared.add(box, at: entry.place)
            return box
        }
    }

    /// The same key is the same property.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.entry.place
            == b.assumingMemoryBound(to: Self.self).pointee.entry.place
    }
}

/// Where a value is stored, and how.
private struct StoredEntry<Value> {
    let place: StoredPlace
    let load: () -> Value
    let store: (Value) -> Void
}

/// A key of some defaults.
private struct StoredPlace: Hashable {
    let store: ObjectIdentifier
    let key: String
}

/// The boxes of all views that show a stored value.
private final class StoredValues: @unchecked Sendable {
    static let shared = StoredValues()

    private struct Reference {
        weak var box: AnyObject?
    }

    private let lock = StateLocation.Lock()
    private var boxes: [StoredPlace: [Reference]] = [:]

    func add(_ box: AnyObject, at place: StoredPlace) {
        lock.hold {
            boxes[place, default: []].removeAll { $0.box == nil }
            boxes[place, default: []].append(Reference(box: box))
        }
    }

    func write<Value>(_ value: Value, to place: StoredPlace) {
        for reference in lock.hold({ boxes[place] ?? [] }) { (reference.box as? StateBox<Value>)?.set(value) }
    }
}

extension AppStorage {
    private init(
        _ key: String, _ store: UserDefaults?, _ initial: Value, decode: @escaping (Any) -> Value?,
        encode: @escaping (Value) -> Any?
    ) {
        nonisolated(unsafe) let defaults = store ?? .standard
        self.init(
            StoredEntry(
                place: StoredPlace(store: ObjectIdentifier(defaults), key: key),
                load: { defaults.object(forKey: key).flatMap(decode) ?? initial },
                store: { value in
                    if let object = encode(value) {
                        defaults.set(object, forKey: key)
                    } else {
                        defaults.removeObject(forKey: key)
                    }
                }))
    }

    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, decode: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, encode: { $0 })
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, decode: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, encode: { $0 })
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, decode: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, encode: { $0 })
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, decode: { $0 as? String }, encode: { $0 })
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, decode: { $0 as? Data }, encode: { $0 })
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, decode: { $0 as? Date }, encode: { $0 })
    }
    /// A value that is stored, as text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store, wrappedValue, decode: { ($0 as? String).flatMap { URL(string: $0) } },
            encode: { $0.absoluteString })
    }
    /// A value that is stored as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, wrappedValue,
            decode: { (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap { Value(rawValue: $0) } },
            encode: { $0.rawValue })
    }
    /// A value that is stored as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, wrappedValue, decode: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            encode: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, decode: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, encode: { $0 })
    }
    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, decode: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, encode: { $0 })
    }
    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, decode: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, encode: { $0 })
    }
    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, decode: { $0 as? String }, encode: { $0 })
    }
    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, decode: { $0 as? Data }, encode: { $0 })
    }
    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, decode: { $0 as? Date }, encode: { $0 })
    }
    /// A value that may be missing, stored as text.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store, nil, decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0?.absoluteString })
    }
    /// A value that may be missing, stored as its raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            key, store, nil, decode: { (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap { R(rawValue: $0) } },
            encode: { $0?.rawValue })
    }
    /// A value that may be missing, stored as its raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key, store, nil, decode: { ($0 as? String).flatMap { R(rawValue: $0) } }, encode: { $0?.rawValue })
    }
}
#endif
