extension Publishers {
    /// Passes on a value when no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How long it has to be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Whose time it is.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of the values that were followed by quiet; the ending passes at once, without a value held back.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let arrivals = Counter()
            let gate = TimedGate(subscriber) { [self] gate in
                let number = arrivals.next()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    if arrivals.latest == number { gate.open() }
                }
            }
            upstream.receive(subscriber: gate)
        }
    }
}

/// Numbers what arrives, from one.
private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0

    var latest: Int { lock.withLock { count } }

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}

extension Publisher {
    /// Passes on a value when no other has come for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
