extension Publishers {
    /// Sends one result of all values, when they have ended.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The result of no values.
        public let initial: Output

        /// The next result, from the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of one result.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            let fold = Fold<Upstream.Output, S>(
                subscriber,
                absorb: { [nextPartialResult] value in
                    result = nextPartialResult(result, value)
                    return false
                }, result: { result })
            upstream.receive(subscriber: fold)
        }
    }
}

extension Publisher {
    /// Sends one result of all values, when they have ended.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values, when they have ended.
    public func count() -> Publishers.Reduce<Self, Int> {
        reduce(0) { count, _ in count + 1 }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value, when they have ended; none where there was none.
    public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil) { least, value in least.map { Swift.min($0, value) } ?? value }.compactMap { $0 }
    }

    /// Sends the largest value, when they have ended; none where there was none.
    public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil) { most, value in most.map { Swift.max($0, value) } ?? value }.compactMap { $0 }
    }
}
