/// Joins the values of several publishers, some of them known only later.
///
/// While the subscriber asks without limit, so does the hub. Else each source has at most one value on its way or
/// waiting here, so that the values that wait are bounded by the number of sources.
final class MergeHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct Waiting {
        let source: Int
        let value: Downstream.Input
    }

    private let lock = Lock()
    private let turn = Lock(recursive: true)
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: [Waiting] = []
    private var upstreams: [Int: any Subscription] = [:]
    private var held: [Int: any Subscription] = [:]
    private var open: Set<Int> = []
    private var nextSource = 0

    /// The hub ends when every source has; `reserve()` keeps it open for sources to come.
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Registers a source and returns its number.
    func reserve() -> Int {
        lock.withLock {
            defer { nextSource += 1 }
            open.insert(nextSource)
            return nextSource
        }
    }

    /// Starts taking values of a publisher under a number that was reserved.
    func attach<P: Publisher>(_ publisher: P, as source: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.receive(subscriber: MergeSource(hub: self, number: source))
    }

    /// Keeps a subscription that the hub cancels with the others; nothing is requested of it here.
    func adopt(_ subscription: any Subscription, as source: Int) {
        let isEnded = lock.withLock {
            if downstream != nil { held[source] = subscription }
            return downstream == nil
        }
        if isEnded { subscription.cancel() }
    }

    func start(_ subscription: any Subscription, of source: Int) {
        let initial: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            upstreams[source] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        guard let initial else { return subscription.cancel() }
        subscription.request(initial)
    }

    /// Takes a value and returns how many more its source may send.
    func take(_ value: Downstream.Input, from source: Int) -> Subscribers.Demand {
        lock.withLock { waiting.append(Waiting(source: source, value: value)) }
        drain()
        return .none
    }

    func complete(_ source: Int, with completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion {
            let ended = end()
            for upstream in ended.upstreams { upstream.cancel() }
            ended.downstream?.receive(completion: completion)
            return
        }
        lock.withLock {
            open.remove(source)
            (upstreams[source], held[source]) = (nil, nil)
        }
        finishIfDone()
    }

    func request(_ demand: Subscribers.Demand) {
        let lifted = lock.withLock { raise(by: demand) }
        drain()
        for upstream in lifted { upstream.request(.unlimited) }
    }

    func cancel() {
        for upstream in end().upstreams { upstream.cancel() }
    }

    private func drain() {
        turn.withLock {
            while let (downstream, next) = takeWaiting() {
                let more = downstream.receive(next.value)
                let (lifted, source) = lock.withLock { (raise(by: more), upstreams[next.source]) }
                for upstream in lifted { upstream.request(.unlimited) }
                if lifted.isEmpty { source?.request(.max(1)) }
            }
        }
        finishIfDone()
    }

    /// Adds demand, and returns the sources that may send without limit from now on.
    private func raise(by more: Subscribers.Demand) -> [any Subscription] {
        let wasLimited = demand != .unlimited
        demand += more
        return wasLimited && demand == .unlimited ? Array(upstreams.values) : []
    }

    private func takeWaiting() -> (Downstream, Waiting)? {
        lock.withLock {
            guard demand > 0, let downstream, !waiting.isEmpty else { return nil }
            demand -= 1
            return (downstream, waiting.removeFirst())
        }
    }

    private func finishIfDone() {
        let isDone = lock.withLock { open.isEmpty && waiting.isEmpty }
        if isDone { end().downstream?.receive(completion: .finished) }
    }

    private func end() -> (downstream: Downstream?, upstreams: [any Subscription], waiting: [Waiting]) {
        lock.withLock {
            defer { (downstream, upstreams, held, waiting) = (nil, [:], [:], []) }
            return (downstream, Array(upstreams.values) + Array(held.values), waiting)
        }
    }
}

/// One source of a hub.
private struct MergeSource<Downstream: Subscriber>: Subscriber {
    let hub: MergeHub<Downstream>
    let number: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        hub.start(subscription, of: number)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        hub.take(input, from: number)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        hub.complete(number, with: completion)
    }
}
