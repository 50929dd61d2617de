extension Publishers {
    /// Sends the latest values of two publishers whenever either changes, once both have sent one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The latest value of each.
        public typealias Output = (A.Output, B.Output)
        /// The error of either.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of pairs; it ends when both have, or at the first error.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PairHub(subscriber, rule: .latest).connect(a, b)
        }
    }

    /// Sends the latest values of three publishers whenever one changes, once all have sent one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// The latest value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of any.
        public typealias Failure = A.Failure

        private let values: Map<CombineLatest<CombineLatest<A, B>, C>, Output>

        /// A publisher of triples; it ends when all have, or at the first error.
        public init(_ a: A, _ b: B, _ c: C) {
            values = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            values.receive(subscriber: subscriber)
        }
    }

    /// Sends the latest values of four publishers whenever one changes, once all have sent one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// The latest value of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error of any.
        public typealias Failure = A.Failure

        private let values: Map<CombineLatest<CombineLatest3<A, B, C>, D>, Output>

        /// A publisher of quadruples; it ends when all have, or at the first error.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            values = CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            values.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends the latest values of both whenever either changes, once both have sent one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what a closure makes of the latest values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the latest values of three publishers whenever one changes, once all have sent one.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of four publishers whenever one changes, once all have sent one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }
}
