extension Publishers {
    /// Shares one subscription among several subscribers through a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the subject, on the first subscription or connection.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// A publisher that sends nothing before `connect()`.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared().receive(subscriber: subscriber)
        }

        /// Subscribes the subject to the upstream.
        public func connect() -> any Cancellable {
            upstream.subscribe(shared())
        }

        private func shared() -> SubjectType {
            if let subject = lock.withLock({ subject }) { return subject }
            let made = createSubject()
            return lock.withLock {
                let subject = self.subject ?? made
                self.subject = subject
                return subject
            }
        }
    }

    /// Makes a publisher wait for `connect()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// It never fails.
        public typealias Failure = Never

        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// A publisher that sends nothing before `connect()`.
        public init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            shared.receive(subscriber: subscriber)
        }

        /// Starts the upstream.
        public func connect() -> any Cancellable {
            shared.connect()
        }
    }
}

extension Publisher {
    /// Shares one subscription among several subscribers through a subject that a closure makes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one subscription among several subscribers through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Makes the publisher wait for `connect()`.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
