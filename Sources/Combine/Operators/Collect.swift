extension Publishers {
    /// Sends all values as one array, when they have ended.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = [Upstream.Output]
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of one array.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: Output = []
            let fold = Fold<Upstream.Output, S>(
                subscriber,
                absorb: {
                    values.append($0)
                    return false
                }, result: { values })
            upstream.receive(subscriber: fold)
        }
    }

    /// Sends arrays of a number of values, the last with what is left.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The values of one array.
        public typealias Output = [Upstream.Output]
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many values an array holds.
        public let count: Int

        /// A publisher of arrays; a count below one is a mistake of the caller and traps.
        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "arrays of \(count) values were asked for; it must be one or more")
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let marked = upstream.map(Optional.some).append(nil)
            var values: Output = []
            let arrays = marked.compactMap { [count] (value: Upstream.Output?) -> Output? in
                if let value { values.append(value) }
                guard values.count == count || (value == nil && !values.isEmpty) else { return nil }
                defer { values = [] }
                return values
            }
            arrays.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends all values as one array, when they have ended.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends arrays of a number of values, the last with what is left.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
