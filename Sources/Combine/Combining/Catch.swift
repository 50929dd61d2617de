extension Publishers {
    /// Goes on with another publisher where one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values of both.
        public typealias Output = Upstream.Output
        /// The error of the second publisher.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the publisher that follows an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// A publisher that survives an error.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Upstream.Failure, S>(subscriber) { [handler] completion in
                guard case .failure(let error) = completion else { return .end(.finished) }
                return .last(handler(error).eraseToAnyPublisher())
            }
            upstream.receive(subscriber: succession)
        }
    }

    /// Subscribes again where a publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The last attempt's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How often it is subscribed to again; nil for ever.
        public let retries: Int?

        /// A publisher that is tried again.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var failures = 0
            let succession = Succession<Output, Failure, S>(subscriber) { [upstream, retries] completion in
                failures += 1
                guard case .failure = completion, retries.map({ failures <= $0 }) ?? true else {
                    return .end(completion)
                }
                return .retry(upstream.eraseToAnyPublisher())
            }
            upstream.receive(subscriber: succession)
        }
    }
}

extension Publisher {
    /// Goes on with another publisher where this one fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Sends one value and ends where this publisher fails.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        self.catch { _ in Just(output) }
    }

    /// Subscribes again where this publisher fails, so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
