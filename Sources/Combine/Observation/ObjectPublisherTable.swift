/// The publishers of objects that declare none themselves.
///
/// Finding one inside the object would take reflection over its stored properties, which an executable without
/// reflection metadata does not have. So they stand beside the objects: by address, with a weak reference that tells a
/// living object from another that was given the same memory later. Entries of dead objects go when the table has
/// doubled since it was last swept, so that sweeping costs a constant per object.
final class ObjectPublisherTable: @unchecked Sendable {
    static let shared = ObjectPublisherTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    /// How many objects have an entry, the dead ones that were not swept yet among them.
    var count: Int { lock.withLock { entries.count } }

    /// The publisher of an object, made where there is none.
    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let publisher = find(object) { return publisher }
            let publisher = ObservableObjectPublisher()
            sweepIfDue()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// The publisher of an object where somebody has asked for it; nil means that nobody listens.
    func existingPublisher(for object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock { find(object) }
    }

    private func find(_ object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.publisher
    }

    private func sweepIfDue() {
        guard entries.count >= sweepAt else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
    }
}
