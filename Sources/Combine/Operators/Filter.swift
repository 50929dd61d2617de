extension Publishers {
    /// Passes on the values that a closure accepts.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value passes.
        public let isIncluded: (Output) -> Bool

        /// A publisher of the accepted values.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Relay(subscriber, step: { [isIncluded] in isIncluded($0) ? .emit($0) : .skip }))
        }
    }

    /// Passes on what a closure makes of the values, and leaves out nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes a new value, or nil to leave it out.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher of the values that are not nil.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Upstream.Output, Failure, S>(subscriber) { [transform] input in
                guard let output = transform(input) else { return .skip }
                return .emit(output)
            }
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publisher {
    /// Passes on the values that a closure accepts.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Passes on what a closure makes of the values, and leaves out nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Passes on no value, only the ending.
    public func ignoreOutput() -> Publishers.Filter<Self> {
        filter { _ in false }
    }
}
