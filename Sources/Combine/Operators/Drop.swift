extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many values are left out.
        public let count: Int

        /// A publisher of the later values; a negative count is a mistake of the caller and traps.
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "dropping \(count) values was asked for; it must be zero or more")
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            let relay = Relay<Output, Failure, S>(subscriber) { value in
                guard left > 0 else { return .emit(value) }
                left -= 1
                return .skip
            }
            upstream.receive(subscriber: relay)
        }
    }

    /// Leaves out values until a closure refuses one.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is still left out.
        public let predicate: (Output) -> Bool

        /// A publisher of the values from the first that the closure refuses.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var dropping = true
            let relay = Relay<Output, Failure, S>(subscriber) { [predicate] value in
                dropping = dropping && predicate(value)
                return dropping ? .skip : .emit(value)
            }
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publisher {
    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until a closure refuses one, which passes.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
