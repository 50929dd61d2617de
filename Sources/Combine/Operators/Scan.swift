extension Publishers {
    /// Passes on a running result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// The next result, from the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of running results.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let relay = Relay<Upstream.Output, Failure, S>(subscriber) { [nextPartialResult] value in
                result = nextPartialResult(result, value)
                return .emit(result)
            }
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publisher {
    /// Passes on a running result, made from the one before and each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
