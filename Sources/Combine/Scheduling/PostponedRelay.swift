/// A link that passes values and the ending on through a scheduler, in the order in which they came.
final class PostponedRelay<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    /// Runs a closure later, or at once.
    typealias Postpone = (@escaping () -> Void) -> Void

    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var postpone: Postpone?
    private var events: [Event] = []

    init(_ downstream: Downstream, postpone: @escaping Postpone) {
        self.downstream = downstream
        self.postpone = postpone
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock {
            upstream = subscription
            return self.downstream
        }
        downstream == nil ? subscription.cancel() : downstream?.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        enqueue(.completion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func enqueue(_ event: Event) {
        let postpone = lock.withLock {
            if self.postpone != nil { events.append(event) }
            return self.postpone
        }
        postpone? { self.deliverNext() }
    }

    private func deliverNext() {
        let (downstream, event) = lock.withLock { (self.downstream, events.isEmpty ? nil : events.removeFirst()) }
        switch event {
        case .value(let value):
            let more = downstream?.receive(value) ?? .none
            if more > 0 { request(more) }
        case .completion(let completion):
            end().downstream?.receive(completion: completion)
        case nil:
            break
        }
    }

    private func end() -> (downstream: Downstream?, upstream: (any Subscription)?, Postpone?, [Event]) {
        lock.withLock {
            defer { (downstream, upstream, postpone, events) = (nil, nil, nil, []) }
            return (downstream, upstream, postpone, events)
        }
    }
}
