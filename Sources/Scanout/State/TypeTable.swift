/// What was found out about types, by type. Bodies may be compared on one thread while another decodes a preview, hence
/// the lock; the main thread, which asks several times a view, keeps what it found in a small table of its own.
final class TypeTable<Value: AnyObject>: @unchecked Sendable {
    private let lock = StateLocation.Lock()
    private var values: [ObjectIdentifier: Value] = [:]
    private let recent: UnsafeMutablePointer<(id: ObjectIdentifier?, value: Unmanaged<Value>?)>
    private let places: Int

    /// - Parameter places: the size of the main thread's own table, a power of two.
    init(places: Int) {
        self.places = places
        recent = .allocate(capacity: places)
        recent.initialize(repeating: (nil, nil), count: places)
    }

    /// What is known of a type, found out where it was not yet.
    func value<T>(for type: T.Type, _ find: (T.Type) -> Value) -> Value {
        let id = ObjectIdentifier(type)
        return get(id) ?? add(find(type), for: id)
    }

    /// Metadata is 16 bytes or more from one type to the next.
    private func place(_ id: ObjectIdentifier) -> Int {
        let bits = UInt(bitPattern: id)
        return Int((bits >> 4 ^ bits >> 13) & UInt(places - 1))
    }

    private func get(_ id: ObjectIdentifier) -> Value? {
        guard ThreadState.isOnMainThread else { return lock.hold { values[id] } }
        let place = place(id)
        if recent[place].id == id { return recent[place].value?.takeUnretainedValue() }
        guard let value = lock.hold({ values[id] }) else { return nil }
        recent[place] = (id, .passUnretained(value))
        return value
    }

    /// Adds a value, which is kept for good; the first one counts.
    private func add(_ value: Value, for id: ObjectIdentifier) -> Value {
        lock.hold {
            if let known = values[id] { return known }
            values[id] = value
            return value
        }
    }
}
