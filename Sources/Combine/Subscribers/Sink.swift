extension Subscribers {
    /// Takes every value and hands it to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var handlers: Handlers?

        private struct Handlers {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void
        }

        /// A subscriber without limit, made of closures that are released on completion and on cancel.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = Handlers(value: receiveValue, completion: receiveCompletion)
        }

        /// Asks for all values; a second subscription is refused.
        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard self.subscription == nil, handlers != nil else { return false }
                self.subscription = subscription
                return true
            }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Calls the value closure.
        public func receive(_ value: Input) -> Demand {
            lock.withLock { handlers }?.value(value)
            return .none
        }

        /// Calls the completion closure and releases both.
        public func receive(completion: Completion<Failure>) {
            end().handlers?.completion(completion)
        }

        /// Cancels the subscription and releases the closures.
        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
            lock.withLock {
                defer { (handlers, subscription) = (nil, nil) }
                return (handlers, subscription)
            }
        }
    }
}

extension Publisher {
    /// Calls one closure with every value and another at the end. Nothing arrives once the result is released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with every value. Nothing arrives once the result is released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
