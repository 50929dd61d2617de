extension Publishers {
    /// Ends after a number of values.
    public struct Prefix<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many values pass.
        public let maxLength: Int

        /// A publisher of the first values; a negative length is a mistake of the caller and traps.
        public init(upstream: Upstream, maxLength: Int) {
            precondition(maxLength >= 0, "prefix of \(maxLength) values was asked for; it must be zero or more")
            self.upstream = upstream
            self.maxLength = maxLength
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
            var left = maxLength
            let relay = Relay<Output, Failure, S>(subscriber) { value in
                left -= 1
                return left > 0 ? .emit(value) : .finish(value)
            }
            upstream.receive(subscriber: relay)
        }
    }

    /// Ends at the first value that a closure refuses.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether to go on.
        public let predicate: (Output) -> Bool

        /// A publisher of the values up to the first that is refused.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Relay(subscriber, step: { [predicate] in predicate($0) ? .emit($0) : .finish(nil) }))
        }
    }
}

extension Publisher {
    /// Passes on the first values, then ends.
    public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
        Publishers.Prefix(upstream: self, maxLength: maxLength)
    }

    /// Passes on values while a closure accepts them, then ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes on values until another publisher sends one, then ends.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
