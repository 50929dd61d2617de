extension Publishers {
    /// Passes on at most one value an interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// The upstream's error.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The least time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose time it is.
        public let scheduler: Context

        /// Whether the last value of an interval passes, rather than the first.
        public let latest: Bool

        /// A publisher with room between its values.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pace = Pace(interval: interval, scheduler: scheduler)
            upstream.receive(
                subscriber: TimedGate(subscriber, keepsFirst: !latest) { gate in pace.pass(gate.open) })
        }
    }
}

/// Opens a gate now, or when an interval has passed since it last opened.
private final class Pace<Context: Scheduler>: @unchecked Sendable {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let lock = Lock()
    private var earliest: Context.SchedulerTimeType?
    private var isWaiting = false

    init(interval: Context.SchedulerTimeType.Stride, scheduler: Context) {
        self.interval = interval
        self.scheduler = scheduler
    }

    func pass(_ open: @escaping () -> Void) {
        let date: Context.SchedulerTimeType? = lock.withLock {
            if isWaiting { return nil }
            isWaiting = true
            return max(scheduler.now, earliest ?? scheduler.now)
        }
        guard let date else { return }
        date > scheduler.now ? scheduler.schedule(after: date) { self.fire(open) } : fire(open)
    }

    private func fire(_ open: () -> Void) {
        lock.withLock {
            isWaiting = false
            earliest = scheduler.now.advanced(by: interval)
        }
        open()
    }
}

extension Publisher {
    /// Passes on at most one value an interval: the first that came in it, or the latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
