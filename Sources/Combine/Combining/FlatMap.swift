extension Publishers {
    /// Makes a publisher of every value and joins what those send.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values of the publishers that are made.
        public typealias Output = NewPublisher.Output
        /// The error of the upstream or of any publisher.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many publishers are listened to at a time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher of what the publishers send.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber)
            let outer = FlatMapOuter(hub: hub, plan: self)
            subscriber.receive(subscription: hub)
            upstream.receive(subscriber: outer)
        }
    }
}

/// Takes the values of which publishers are made. The hub holds its subscription, and so ends it.
private final class FlatMapOuter<NewPublisher: Publisher, Upstream: Publisher, Downstream: Subscriber>: Subscriber
where
    NewPublisher.Failure == Upstream.Failure, Downstream.Input == NewPublisher.Output,
    Downstream.Failure == Upstream.Failure
{
    private let hub: MergeHub<Downstream>
    private let plan: Publishers.FlatMap<NewPublisher, Upstream>
    private let number: Int
    private let lock = Lock()
    private var subscription: (any Subscription)?

    init(hub: MergeHub<Downstream>, plan: Publishers.FlatMap<NewPublisher, Upstream>) {
        self.hub = hub
        self.plan = plan
        number = hub.reserve()
    }

    func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        hub.adopt(subscription, as: number)
        subscription.request(plan.maxPublishers)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let inner = hub.reserve()
        let publisher = plan.transform(input)
        guard plan.maxPublishers != .unlimited else {
            hub.attach(publisher, as: inner)
            return .none
        }
        let outer = lock.withLock { subscription }
        hub.attach(publisher.handleEvents(receiveCompletion: { _ in outer?.request(.max(1)) }), as: inner)
        return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        lock.withLock { subscription = nil }
        hub.complete(number, with: completion)
    }
}

extension Publisher {
    /// Makes a publisher of every value and joins what those send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher of every value and joins what those send; the publishers never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of every value and joins what those send; none ever fails.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
