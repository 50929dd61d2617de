/// Names a value of the environment and says what it is where nobody set it.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value
    /// The value where nobody set it.
    static var defaultValue: Value { get }
}

/// Values that a view hands down to everything inside it.
///
/// A copy shares its storage until it is written; nodes compare storages by identity to see that nothing changed.
public struct EnvironmentValues: CustomStringConvertible {
    final class Storage {
        var values: [ObjectIdentifier: Any]
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    /// Notes which keys a key path reads and writes.
    final class Recorder {
        var reads: Set<ObjectIdentifier> = []
    }

    var storage = Storage([:])
    var recorder: Recorder?

    /// Makes an environment where nothing is set.
    public init() {}

    /// The value for a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            recorder?.reads.insert(ObjectIdentifier(key))
            return storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    /// The keys whose values differ, as far as they can be compared.
    func keysThatDiffer(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
        if storage === other.storage { return [] }
        var result: Set<ObjectIdentifier> = []
        for (key, value) in storage.values {
            guard let old = other.storage.values[key], areEqual(old, value) || isSameObject(old, value) else {
                result.insert(key)
                continue
            }
        }
        for key in other.storage.values.keys where storage.values[key] == nil { result.insert(key) }
        return result
    }

    /// The number of values set.
    public var description: String { "EnvironmentValues(\(storage.values.count) set)" }
}

private func isSameObject(_ a: Any, _ b: Any) -> Bool {
    guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
    return (a as AnyObject) === (b as AnyObject)
}
