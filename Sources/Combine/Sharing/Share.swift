extension Publishers {
    /// Shares one subscription among several subscribers, from the first one on.
    public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// A publisher that subscribes once.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Shares one subscription among several subscribers, from the first one on.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
