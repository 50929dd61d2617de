extension Publishers {
    /// Joins the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// The values of both.
        public typealias Output = A.Output
        /// The error of either.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of both; it ends when both have, or at the first error.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber)
            let (first, second) = (hub.reserve(), hub.reserve())
            subscriber.receive(subscription: hub)
            hub.attach(a, as: first)
            hub.attach(b, as: second)
        }
    }

    /// Joins the values of any number of publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of all.
        public typealias Output = Upstream.Output
        /// The error of any.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// A publisher of all; it ends when all have, or at the first error.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// A publisher of all; it ends when all have, or at the first error.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            let hub = MergeHub(subscriber)
            let numbers = publishers.map { _ in hub.reserve() }
            subscriber.receive(subscription: hub)
            for (publisher, number) in Swift.zip(publishers, numbers) { hub.attach(publisher, as: number) }
        }
    }

    /// Joins the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        /// The values of all.
        public typealias Output = A.Output
        /// The error of any.
        public typealias Failure = A.Failure

        private let values: Merge<Merge<A, B>, C>

        /// A publisher of all; it ends when all have, or at the first error.
        public init(_ a: A, _ b: B, _ c: C) {
            values = Merge(Merge(a, b), c)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            values.receive(subscriber: subscriber)
        }
    }

    /// Joins the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        /// The values of all.
        public typealias Output = A.Output
        /// The error of any.
        public typealias Failure = A.Failure

        private let values: Merge<Merge<A, B>, Merge<C, D>>

        /// A publisher of all; it ends when all have, or at the first error.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            values = Merge(Merge(a, b), Merge(c, d))
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            values.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Joins the values of this publisher and another as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Joins the values of three publishers as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Joins the values of four publishers as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }
}
