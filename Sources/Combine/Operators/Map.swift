extension Publishers {
    /// Changes every value by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes a new value of each.
        public let transform: (Upstream.Output) -> Output

        /// A publisher of changed values.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Relay(subscriber, step: { [transform] in .emit(transform($0)) }))
        }
    }

    /// Changes every value by a closure that may throw, which ends the stream.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Whatever the closure throws, or the upstream's error.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes a new value of each, or throws.
        public let transform: (Upstream.Output) throws -> Output

        /// A publisher of changed values.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Relay(subscriber, throwing: { [transform] in .emit(try transform($0)) }))
        }
    }
}

extension Publisher {
    /// Changes every value by a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Changes every value by a closure that may throw, which ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces a missing value by another.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
