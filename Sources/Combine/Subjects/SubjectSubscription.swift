/// One subscriber of a subject: what it still asks for and the value that waits for it.
///
/// `offer` may run on several threads and inside itself. Calls of the subscriber are taken in turn across threads by a
/// recursive lock, so a send from inside `receive` arrives at once, and a cancel from inside takes effect at once.
final class SubjectSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private let turn = Lock(recursive: true)
    private let replaysLatest: Bool
    private var waiting: Output?
    private var demand = Subscribers.Demand.none
    private var downstream: AnySubscriber<Output, Failure>?
    private var outlet: SubjectOutlet<Output, Failure>?

    /// With `latest`, a value that nobody asked for yet waits for the next request instead of being dropped.
    init(_ downstream: AnySubscriber<Output, Failure>, outlet: SubjectOutlet<Output, Failure>, latest: Output?) {
        self.downstream = downstream
        self.outlet = outlet
        waiting = latest
        replaysLatest = latest != nil
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let (outlet, value) = lock.withLock {
            self.demand += demand
            defer { waiting = nil }
            return (self.outlet, waiting)
        }
        if let value { offer(value) }
        outlet?.requested()
    }

    func cancel() {
        end().outlet?.remove(self)
    }

    func offer(_ value: Output) {
        turn.withLock {
            guard let downstream = takeDemand(for: value) else { return }
            let more = downstream.receive(value)
            if more > 0 { request(more) }
        }
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
        turn.withLock { end().downstream?.receive(completion: completion) }
    }

    /// What was held leaves the lock before it is released, as releasing may come back here.
    private func end() -> (
        downstream: AnySubscriber<Output, Failure>?, outlet: SubjectOutlet<Output, Failure>?, waiting: Output?
    ) {
        lock.withLock {
            defer { (downstream, outlet, waiting) = (nil, nil, nil) }
            return (downstream, outlet, waiting)
        }
    }

    private func takeDemand(for value: Output) -> AnySubscriber<Output, Failure>? {
        lock.withLock {
            guard demand > 0 else {
                if replaysLatest, downstream != nil { waiting = value }
                return nil
            }
            waiting = nil
            demand -= 1
            return downstream
        }
    }
}
