extension Publishers {
    /// Changes the error that ends a stream.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes a new error.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher with another error.
        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            transform = map
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Upstream.Failure, S>(
                subscriber, step: { .emit($0) },
                ending: { [transform] in $0.mapError(transform).step() })
            upstream.receive(subscriber: relay)
        }
    }

    /// Gives a publisher that never fails a type of error.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher with a type of error that never occurs.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Relay<Output, Never, S>(subscriber, step: { .emit($0) }, ending: { _ in .finish(nil) }))
        }
    }
}

extension Publisher {
    /// Changes the error that ends the stream.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }
}

extension Publisher where Failure == Never {
    /// Gives the publisher a type of error, so that it goes with others that may fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
