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
        @exclusivity(unchecked) var values: [ObjectIdentifier: Any]
        /// This environment inside of a stack, made once for all stacks around views of this environment.
        @exclusivity(unchecked) var derived: [Storage?] = [nil, nil, nil]
        /// What texts of this environment have in common, once one was set.
        @exclusivity(unchecked) var textDefaults: TextDefaults?
        /// The value that ``EnvironmentValues/along(_:)`` reads, without a search.
        @exclusivity(unchecked) var axis: Axis?
        /// The direction of reading: asked for by every box that places others.
        @exclusivity(unchecked) var direction: LayoutDirection
        init(_ values: [ObjectIdentifier: Any], axis: Axis?, direction: LayoutDirection) {
            self.values = values
            self.axis = axis
            self.direction = direction
        }

        nonisolated(unsafe) static let empty = Storage([:], axis: nil, direction: .leftToRight)
    }

    /// Notes which keys a key path reads and writes.
    final class Recorder {
        var reads: Set<ObjectIdentifier> = []
    }

    var storage = Storage.empty
    var recorder: Recorder?

    /// Makes an environment where nothing is set.
    public init() {}

    init(storage: Storage, recorder: Recorder? = nil) {
        self.storage = storage
        self.recorder = recorder
    }

    /// The value for a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            recorder?.reads.insert(ObjectIdentifier(key))
            return storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set {
            makeStorageUnique()
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    private mutating func makeStorageUnique() {
        if storage !== Storage.empty, isKnownUniquelyReferenced(&storage) {
            storage.derived = [nil, nil, nil]
            storage.textDefaults = nil
        } else {
            storage = Storage(storage.values, axis: storage.axis, direction: storage.direction)
        }
    }

    /// The axis of the stack around, which spacers and dividers follow.
    var stackAxis: Axis? {
        get {
            recorder?.reads.insert(ObjectIdentifier(Axis.self))
            return storage.axis
        }
        set {
            makeStorageUnique()
            storage.axis = newValue
        }
    }

    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get {
            recorder?.reads.insert(ObjectIdentifier(LayoutDirection.self))
            return storage.direction
        }
        set {
            makeStorageUnique()
            storage.direction = newValue
        }
    }

    /// The same with the axis of a stack. Made once an environment, not once a stack: a list of 10,000 rows has one.
    @MainActor func along(_ axis: Axis?) -> EnvironmentValues {
        if storage.axis == axis { return self }
        let place = axis == nil ? 0 : axis == .horizontal ? 1 : 2
        if let known = storage.derived[place] { return EnvironmentValues(storage: known, recorder: recorder) }
        let derived = Storage(storage.values, axis: axis, direction: storage.direction)
        storage.derived[place] = derived
        return EnvironmentValues(storage: derived, recorder: recorder)
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
        if storage.axis != other.storage.axis { result.insert(ObjectIdentifier(Axis.self)) }
        if storage.direction != other.storage.direction { result.insert(ObjectIdentifier(LayoutDirection.self)) }
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
