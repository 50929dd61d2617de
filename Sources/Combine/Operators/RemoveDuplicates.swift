extension Publishers {
    /// Leaves out a value that equals the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether two values count as equal.
        public let predicate: (Output, Output) -> Bool

        /// A publisher of changes.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var previous: Output?
            let relay = Relay<Output, Failure, S>(subscriber) { [predicate] value in
                if let previous, predicate(previous, value) { return .skip }
                previous = value
                return .emit(value)
            }
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publisher {
    /// Leaves out a value that a closure finds equal to the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
