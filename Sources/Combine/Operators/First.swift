extension Publishers {
    /// Ends with the first value that a closure accepts.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is the one.
        public let predicate: (Output) -> Bool

        /// A publisher of one value at most.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Relay(subscriber, step: { [predicate] in predicate($0) ? .finish($0) : .skip }))
        }
    }
}

extension Publisher {
    /// Passes on the first value, then ends.
    public func first() -> Publishers.FirstWhere<Self> {
        first { _ in true }
    }

    /// Passes on the first value that a closure accepts, then ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
