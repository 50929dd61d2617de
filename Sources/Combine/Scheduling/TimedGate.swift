/// Holds one value back until its time comes; what becomes of a value on arrival is for `arrive` to say.
final class TimedGate<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    /// Called after each value was put into `held`, with a gate to open later.
    typealias Arrive = (TimedGate) -> Void

    private let lock = Lock()
    private let keepsFirst: Bool
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var arrive: Arrive?
    private var demand = Subscribers.Demand.none
    private var held: Downstream.Input?

    /// With `keepsFirst`, a value that arrives while another one is held is dropped; else it takes its place.
    init(_ downstream: Downstream, keepsFirst: Bool = false, arrive: @escaping Arrive) {
        self.downstream = downstream
        self.keepsFirst = keepsFirst
        self.arrive = arrive
    }

    /// Passes on the value that is held, or drops it where the subscriber asks for none.
    func open() {
        let passing: (Downstream, Downstream.Input)? = lock.withLock {
            defer { held = nil }
            guard demand > 0, let downstream, let held else { return nil }
            demand -= 1
            return (downstream, held)
        }
        guard let (downstream, value) = passing else { return }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock {
            upstream = subscription
            return self.downstream
        }
        downstream?.receive(subscription: self)
        downstream == nil ? subscription.cancel() : subscription.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (arrive, _) = lock.withLock {
            let replaced = held
            if held == nil || !keepsFirst { held = input }
            return (self.arrive, replaced)
        }
        arrive?(self)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func end() -> (downstream: Downstream?, upstream: (any Subscription)?, Arrive?, Downstream.Input?) {
        lock.withLock {
            defer { (downstream, upstream, arrive, held) = (nil, nil, nil, nil) }
            return (downstream, upstream, arrive, held)
        }
    }
}
