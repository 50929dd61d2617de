/// Cancels what it stands for when it is released, at the latest.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Runs the closure once, on the first `cancel()` or on release.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Cancels another object on the first `cancel()` or on release.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Cancels and releases the closure.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps this object in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Appends this object to a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Equal only to itself.
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool {
        one === other
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
