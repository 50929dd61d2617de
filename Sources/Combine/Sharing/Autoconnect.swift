extension Publishers {
    /// Connects a publisher with the first subscriber and disconnects it when the last has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream

        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// A publisher that connects by itself.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber, and connects where it is the first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.handleEvents(
                receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() }
            ).receive(subscriber: subscriber)
            if isFirst { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            let isNeeded = lock.withLock {
                if subscribers > 0 { self.connection = connection }
                return subscribers > 0
            }
            if !isNeeded { connection.cancel() }
        }

        private func leave() {
            let connection: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber and disconnects when the last has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
