extension Publishers {
    /// Calls closures as things happen and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Called with each value, before it is passed on.
        public var receiveOutput: ((Output) -> Void)?

        /// Called at the end, before it is passed on.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// Called with each request.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// A publisher that calls the closures.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: EventRelay(subscriber, handlers: self))
        }
    }
}

/// Stands between two neighbours and calls closures on what passes.
private final class EventRelay<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    @unchecked Sendable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let lock = Lock()
    private var handlers: Publishers.HandleEvents<Upstream>?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, handlers: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.handlers = handlers
    }

    func receive(subscription: any Subscription) {
        let (handlers, downstream) = lock.withLock {
            upstream = subscription
            return (self.handlers, self.downstream)
        }
        handlers?.receiveSubscription?(subscription)
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let (handlers, downstream) = lock.withLock { (self.handlers, self.downstream) }
        handlers?.receiveOutput?(input)
        let more = downstream?.receive(input) ?? .none
        if more > 0 { handlers?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (handlers, downstream, _) = end()
        handlers?.receiveCompletion?(completion)
        downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (handlers, upstream) = lock.withLock { (self.handlers, self.upstream) }
        handlers?.receiveRequest?(demand)
        upstream?.request(demand)
    }

    func cancel() {
        let (handlers, _, upstream) = end()
        handlers?.receiveCancel?()
        upstream?.cancel()
    }

    private func end() -> (Publishers.HandleEvents<Upstream>?, Downstream?, (any Subscription)?) {
        lock.withLock {
            defer { (handlers, downstream, upstream) = (nil, nil, nil) }
            return (handlers, downstream, upstream)
        }
    }
}

extension Publisher {
    /// Calls closures as things happen and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
