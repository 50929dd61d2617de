/// The subscribers of a subject, its ending, and the subscriptions that feed it.
final class SubjectOutlet<Output, Failure: Error>: @unchecked Sendable {
    private typealias Downstream = SubjectSubscription<Output, Failure>

    private let lock = Lock()
    private var subscriptions: [Downstream] = []
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var hasDemand = false

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Adds a subscriber, or ends it at once where the subject has ended. `latest` is what it is given first.
    func attach<S: Subscriber>(_ subscriber: S, latest: Output? = nil) where S.Input == Output, S.Failure == Failure {
        let subscription = SubjectSubscription(AnySubscriber(subscriber), outlet: self, latest: latest)
        let ended = lock.withLock {
            if completion == nil { subscriptions.append(subscription) }
            return completion
        }
        guard let ended else { return subscriber.receive(subscription: subscription) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: ended)
    }

    /// Sends a value to those who subscribed before the call.
    func send(_ value: Output) {
        let receivers = lock.withLock { completion == nil ? subscriptions : [] }
        for receiver in receivers { receiver.offer(value) }
    }

    /// Ends the stream once; later values and endings are ignored.
    func send(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            guard self.completion == nil else { return ([Downstream](), [any Subscription]()) }
            self.completion = completion
            defer { (subscriptions, upstreams) = ([], []) }
            return (subscriptions, upstreams)
        }
        for receiver in ended.0 { receiver.complete(completion) }
    }

    /// Takes values of a subscription, as soon as any subscriber asks for one.
    func send(subscription: any Subscription) {
        let ready = lock.withLock {
            upstreams.append(subscription)
            return hasDemand
        }
        if ready { subscription.request(.unlimited) }
    }

    /// A subscriber asked for values.
    func requested() {
        let sources = lock.withLock {
            defer { hasDemand = true }
            return hasDemand ? [] : upstreams
        }
        for source in sources { source.request(.unlimited) }
    }

    func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        lock.withLock {
            // The first that matches ends the search: views mostly go in the order in which they came.
            if let index = subscriptions.firstIndex(where: { $0 === subscription }) { subscriptions.remove(at: index) }
        }
    }

    var isEnded: Bool { lock.withLock { completion != nil } }
}
