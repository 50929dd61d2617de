/// The value of a published property and those who listen to it.
final class PublishedStorage<Value>: @unchecked Sendable {
    private let outlet = SubjectOutlet<Value, Never>()
    private let lock = Lock()
    private var current: Value
    private var sources: [AnyCancellable] = []
    private weak var enclosing: AnyObject?

    init(_ value: Value) {
        current = value
    }

    deinit {
        outlet.send(completion: .finished)
    }

    var value: Value { lock.withLock { current } }

    /// The object that the property belongs to, where it is known.
    var owner: AnyObject? {
        get { lock.withLock { enclosing } }
        set { lock.withLock { enclosing = newValue } }
    }

    /// Tells the object's listeners and the property's, then stores the value.
    func set(_ value: Value, in object: AnyObject? = nil) {
        if let object = object ?? owner {
            ObjectPublisherTable.shared.existingPublisher(for: object)?.send()
        }
        outlet.send(value)
        let replaced = lock.withLock {
            defer { current = value }
            return current
        }
        withExtendedLifetime(replaced) {}
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        outlet.attach(subscriber, latest: value)
    }

    /// Keeps what writes to the property for as long as the property exists.
    func hold(_ source: AnyCancellable) {
        lock.withLock { sources.append(source) }
    }
}
