extension Publishers {
    /// Sends the elements of a sequence, as many as are asked for, and ends.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element

        /// What is sent.
        public let sequence: Elements

        /// A publisher of a sequence.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(sequence, subscriber)
            subscriber.receive(subscription: subscription)
            subscription.finishIfEmpty()
        }
    }
}

/// Sends elements on request. A request from inside `receive` adds to the one being served.
private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isServing = false

    init(_ elements: Elements, _ downstream: Downstream) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        let mustServe = lock.withLock {
            self.demand += demand
            defer { isServing = true }
            return !isServing
        }
        guard mustServe else { return }
        while let (downstream, element) = take() {
            let more = downstream.receive(element)
            lock.withLock { self.demand += more }
            finishIfEmpty()
        }
    }

    func cancel() {
        let released = end()
        withExtendedLifetime(released) {}
    }

    func finishIfEmpty() {
        guard lock.withLock({ next == nil }) else { return }
        end()?.receive(completion: .finished)
    }

    private func take() -> (Downstream, Elements.Element)? {
        lock.withLock {
            guard demand > 0, let downstream, let element = next else {
                isServing = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (downstream, element)
        }
    }

    private func end() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}

extension Sequence {
    /// Sends the elements and ends.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

extension Optional {
    /// Sends the value, where there is one, and ends.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    /// Sends the value and ends, or ends with the error.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): return AnyPublisher(Publishers.Sequence(sequence: [value]))
        case .failure(let error): return AnyPublisher(Fail(error: error))
        }
    }
}
