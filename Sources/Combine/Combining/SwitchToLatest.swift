extension Publishers {
    /// Sends the values of the publisher that came last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        /// The values of the inner publishers.
        public typealias Output = P.Output
        /// The error of the upstream or of the inner publisher.
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        /// A publisher that follows the latest one.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = SwitchHub<P, S>(subscriber)
            subscriber.receive(subscription: hub)
            upstream.receive(
                subscriber: AnySubscriber(
                    receiveSubscription: hub.start, receiveValue: hub.follow, receiveCompletion: hub.completeOuter))
        }
    }
}

/// Listens to one publisher at a time. What is still asked for goes over to the next one.
private final class SwitchHub<P: Publisher, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    private let lock = Lock()
    private var downstream: Downstream?
    private var outer: (any Subscription)?
    private var inner: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var generation = 0
    private var isListening = false
    private var isOuterEnded = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start(_ subscription: any Subscription) {
        let isAlive = lock.withLock {
            if downstream != nil { outer = subscription }
            return downstream != nil
        }
        isAlive ? subscription.request(.unlimited) : subscription.cancel()
    }

    func follow(_ publisher: P) -> Subscribers.Demand {
        let (number, left) = lock.withLock {
            generation += 1
            isListening = downstream != nil
            defer { inner = nil }
            return (generation, inner)
        }
        left?.cancel()
        publisher.receive(
            subscriber: AnySubscriber(
                receiveSubscription: { self.adopt($0, number) },
                receiveValue: { self.take($0, number) },
                receiveCompletion: { self.completeInner($0, number) }))
        return .none
    }

    func completeOuter(_ completion: Subscribers.Completion<P.Failure>) {
        if case .failure = completion { return fail(completion) }
        lock.withLock { isOuterEnded = true }
        finishIfDone()
    }

    func request(_ demand: Subscribers.Demand) {
        let inner = lock.withLock {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    func cancel() {
        _ = end(cancelling: true)
    }

    private func adopt(_ subscription: any Subscription, _ number: Int) {
        let asked: Subscribers.Demand? = lock.withLock {
            guard number == generation, downstream != nil else { return nil }
            inner = subscription
            return demand
        }
        guard let asked else { return subscription.cancel() }
        if asked > 0 { subscription.request(asked) }
    }

    private func take(_ value: P.Output, _ number: Int) -> Subscribers.Demand {
        let receiver: Downstream? = lock.withLock {
            guard number == generation else { return nil }
            demand -= 1
            return downstream
        }
        let more = receiver?.receive(value) ?? .none
        lock.withLock { demand += more }
        return more
    }

    private func completeInner(_ completion: Subscribers.Completion<P.Failure>, _ number: Int) {
        guard lock.withLock({ number == generation }) else { return }
        if case .failure = completion { return fail(completion) }
        lock.withLock { (inner, isListening) = (nil, false) }
        finishIfDone()
    }

    private func fail(_ completion: Subscribers.Completion<P.Failure>) {
        end(cancelling: true)?.receive(completion: completion)
    }

    private func finishIfDone() {
        guard lock.withLock({ isOuterEnded && !isListening }) else { return }
        end(cancelling: false)?.receive(completion: .finished)
    }

    private func end(cancelling: Bool) -> Downstream? {
        let (downstream, subscriptions) = lock.withLock {
            defer { (self.downstream, outer, inner) = (nil, nil, nil) }
            return (self.downstream, [outer, inner])
        }
        if cancelling { for subscription in subscriptions { subscription?.cancel() } }
        return downstream
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the publisher that came last; only the inner publishers may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
