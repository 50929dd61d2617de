extension Publishers {
    /// Sends one value where a publisher ends without any.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The value in place of none.
        public let output: Output

        /// A publisher of at least one value, unless it fails.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            let succession = Succession<Output, Failure, S>(subscriber) { [output] completion in
                guard isEmpty, case .finished = completion else { return .end(completion) }
                return .last(AnyPublisher(Sequence(sequence: [output])))
            }
            upstream.map { value in
                isEmpty = false
                return value
            }.receive(subscriber: succession)
        }
    }
}

extension Publisher {
    /// Sends one value where this publisher ends without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
