extension Publishers {
    /// Sends the last value, when they have ended.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of one value at most.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let fold = Fold<Output, S>(
                subscriber,
                absorb: {
                    last = $0
                    return false
                }, result: { last })
            upstream.receive(subscriber: fold)
        }
    }

    /// Sends whether a closure accepts any value, as soon as that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// Whether there was one.
        public typealias Output = Bool
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is one.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of one answer.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            var found = false
            let fold = Fold<Upstream.Output, S>(
                subscriber,
                absorb: { [predicate] in
                    found = predicate($0)
                    return found
                }, result: { found })
            upstream.receive(subscriber: fold)
        }
    }
}

extension Publisher {
    /// Sends the last value, when they have ended.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value that a closure accepts, when they have ended.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Last<Publishers.Filter<Self>> {
        filter(predicate).last()
    }

    /// Sends whether a closure accepts any value, as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts every value, as soon as that is known.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
        contains { !predicate($0) }.map { !$0 }
    }
}
