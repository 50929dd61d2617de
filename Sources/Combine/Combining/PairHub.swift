/// Makes one value of the values of two publishers: of the latest of each, or of one from each in turn.
///
/// What is asked of the hub is asked of both sides. A side whose value completes no pair has used up its request; the
/// next pair's answer asks both again, as one value from each went into it.
final class PairHub<A, B, Downstream: Subscriber>: Subscription, @unchecked Sendable where Downstream.Input == (A, B) {
    enum Rule {
        /// The latest value of each side, whenever either changes.
        case latest
        /// The n-th value of each side together.
        case inTurn
    }

    private struct Side<Value> {
        var subscription: (any Subscription)?
        var values: [Value] = []
        var isEnded = false
    }

    private let rule: Rule
    private let lock = Lock()
    private let turn = Lock(recursive: true)
    private var a = Side<A>()
    private var b = Side<B>()
    private var demand = Subscribers.Demand.none
    private var downstream: Downstream?

    init(_ downstream: Downstream, rule: Rule) {
        self.downstream = downstream
        self.rule = rule
    }

    /// Tells the subscriber of the hub, then listens to both publishers.
    func connect<PA: Publisher, PB: Publisher>(_ first: PA, _ second: PB)
    where
        PA.Output == A, PB.Output == B, PA.Failure == Downstream.Failure, PB.Failure == Downstream.Failure
    {
        lock.withLock { downstream }?.receive(subscription: self)
        first.receive(
            subscriber: AnySubscriber<A, Downstream.Failure>(
                receiveSubscription: { self.adopt($0, \.a) },
                receiveValue: { self.take($0, \.a) },
                receiveCompletion: { self.complete($0, \.a) }))
        second.receive(
            subscriber: AnySubscriber<B, Downstream.Failure>(
                receiveSubscription: { self.adopt($0, \.b) },
                receiveValue: { self.take($0, \.b) },
                receiveCompletion: { self.complete($0, \.b) }))
    }

    func request(_ demand: Subscribers.Demand) {
        let sides = lock.withLock {
            self.demand += demand
            return [a.subscription, b.subscription]
        }
        for side in sides { side?.request(demand) }
    }

    func cancel() {
        let ended = end()
        for side in ended.sides { side.cancel() }
    }

    private func adopt<Value>(_ subscription: any Subscription, _ side: ReferenceWritableKeyPath<PairHub, Side<Value>>)
    {
        let asked: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            self[keyPath: side].subscription = subscription
            return demand
        }
        guard let asked else { return subscription.cancel() }
        if asked > 0 { subscription.request(asked) }
    }

    private func take<Value>(
        _ value: Value, _ side: ReferenceWritableKeyPath<PairHub, Side<Value>>
    ) -> Subscribers.Demand {
        turn.withLock {
            let ready: (Downstream, (A, B))? = lock.withLock {
                if rule == .latest { self[keyPath: side].values.removeAll() }
                self[keyPath: side].values.append(value)
                return takePair()
            }
            if let (downstream, pair) = ready {
                let more = downstream.receive(pair)
                if more > 0 { request(more) }
            }
            finishIfDone()
            return .none
        }
    }

    private func takePair() -> (Downstream, (A, B))? {
        guard demand > 0, let downstream, let first = a.values.first, let second = b.values.first else { return nil }
        demand -= 1
        if rule == .inTurn {
            a.values.removeFirst()
            b.values.removeFirst()
        }
        return (downstream, (first, second))
    }

    private func complete<Value>(
        _ completion: Subscribers.Completion<Downstream.Failure>,
        _ side: ReferenceWritableKeyPath<PairHub, Side<Value>>
    ) {
        if case .failure = completion {
            let ended = end()
            for other in ended.sides { other.cancel() }
            ended.downstream?.receive(completion: completion)
            return
        }
        lock.withLock {
            self[keyPath: side].isEnded = true
            self[keyPath: side].subscription = nil
        }
        finishIfDone()
    }

    private func finishIfDone() {
        guard lock.withLock({ isDone }) else { return }
        let ended = end()
        for side in ended.sides { side.cancel() }
        ended.downstream?.receive(completion: .finished)
    }

    /// No pair can follow: both sides have ended, or one has and has nothing left to pair.
    private var isDone: Bool {
        let (aIsSpent, bIsSpent) = (a.isEnded && a.values.isEmpty, b.isEnded && b.values.isEmpty)
        return (a.isEnded && b.isEnded && rule == .latest) || aIsSpent || bIsSpent
    }

    private func end() -> (downstream: Downstream?, sides: [any Subscription], values: ([A], [B])) {
        lock.withLock {
            defer {
                downstream = nil
                (a, b) = (Side(isEnded: true), Side(isEnded: true))
            }
            return (downstream, [a.subscription, b.subscription].compactMap { $0 }, (a.values, b.values))
        }
    }
}
