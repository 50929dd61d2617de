extension Publishers {
    /// Ends when another publisher sends its first value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whose first value ends it.
        public let other: Other

        /// A publisher that another one ends.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure, S>(subscriber, step: { .emit($0) })
            let stop = Subscribers.Sink<Other.Output, Other.Failure>(
                receiveCompletion: { _ in }, receiveValue: { [weak relay] _ in relay?.finish() })
            let watched = upstream.handleEvents(
                receiveCompletion: { _ in stop.cancel() }, receiveCancel: { stop.cancel() })
            other.first().receive(subscriber: stop)
            watched.receive(subscriber: relay)
        }
    }
}
