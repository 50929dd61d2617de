extension Subscribers {
    /// Writes every value to a property of an object, which it holds until completion or cancel.
    public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
        /// Nothing but values arrives.
        public typealias Failure = Never

        /// The property that is written.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        private let lock = Lock()
        private var root: Root?
        private var subscription: (any Subscription)?

        /// The object that is written to; nil once it is over.
        public var object: Root? { lock.withLock { root } }

        /// A subscriber without limit that writes to a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// Asks for all values; a second subscription is refused.
        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard self.subscription == nil, root != nil else { return false }
                self.subscription = subscription
                return true
            }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Writes the property.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            _ = end()
        }

        /// Cancels the subscription and releases the object.
        public func cancel() {
            end()?.cancel()
        }

        private func end() -> (any Subscription)? {
            lock.withLock {
                defer { (root, subscription) = (nil, nil) }
                return subscription
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value to a property of an object, which is held until the result is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes every value to a published property, for as long as that property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let values = sink { [weak storage] in storage?.set($0) }
        storage.hold(values)
    }
}
