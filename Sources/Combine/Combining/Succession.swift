/// Takes values of one publisher, and on its ending goes on with another, to which it carries over what is still asked.
final class Succession<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    @unchecked Sendable
where Downstream.Input == Input {
    typealias Failure = UpstreamFailure

    /// What follows an ending.
    enum Next {
        /// The values of another publisher of the same kind, whose ending is asked about again.
        case retry(AnyPublisher<Input, UpstreamFailure>)
        /// The values of a last publisher.
        case last(AnyPublisher<Input, Downstream.Failure>)
        /// The end.
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    typealias Choose = (Subscribers.Completion<UpstreamFailure>) -> Next

    private let lock = Lock()
    private var downstream: Downstream?
    private var choose: Choose?
    private var current: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var isAnnounced = false

    init(_ downstream: Downstream, next: @escaping Choose) {
        self.downstream = downstream
        choose = next
    }

    func receive(subscription: any Subscription) {
        let state = lock.withLock {
            if downstream != nil { current = subscription }
            defer { isAnnounced = true }
            return (downstream: downstream, isFirst: !isAnnounced, demand: demand)
        }
        guard let downstream = state.downstream else { return subscription.cancel() }
        if state.isFirst {
            downstream.receive(subscription: self)
        } else if state.demand > 0 {
            subscription.request(state.demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ used() }) else { return .none }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard let choose = lock.withLock({ downstream == nil ? nil : choose }) else { return }
        switch choose(completion) {
        case .retry(let publisher):
            publisher.receive(subscriber: self)
        case .last(let publisher):
            publisher.receive(
                subscriber: AnySubscriber(
                    receiveSubscription: { self.receive(subscription: $0) },
                    receiveValue: { self.receive($0) },
                    receiveCompletion: { self.finish($0) }))
        case .end(let completion):
            finish(completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        end().current?.cancel()
    }

    private func used() -> Downstream? {
        demand -= 1
        return downstream
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    private func end() -> (downstream: Downstream?, choose: Choose?, current: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, choose, current) = (nil, nil, nil) }
            return (downstream, choose, current)
        }
    }
}
