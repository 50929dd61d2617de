extension Publishers {
    /// Sends the first values of two publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output)
        /// The error of either.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of pairs; it ends when no further pair can be made, or at the first error.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PairHub(subscriber, rule: .inTurn).connect(a, b)
        }
    }

    /// Sends one value of each of three publishers together.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of any.
        public typealias Failure = A.Failure

        private let values: Map<Zip<Zip<A, B>, C>, Output>

        /// A publisher of triples; it ends when no further one can be made, or at the first error.
        public init(_ a: A, _ b: B, _ c: C) {
            values = Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            values.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends the first values of both together, then the second ones, and so on.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what a closure makes of the values that belong together.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends one value of each of three publishers together.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }
}
