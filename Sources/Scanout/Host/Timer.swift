/// Calls back after a time, on the host's clock: on a panel that clock is monotonic, in a test it is the test's own.
///
/// The same as Foundation's timer for code that imports only SwiftUI or Scanout. A step of the wall clock fires nothing.
public final class Timer: @unchecked Sendable, Hashable {
    /// The time between two calls in seconds; 0 for a single call.
    public let timeInterval: TimeInterval
    /// How late a call may be, in seconds; calls are made in the first frame after they are due.
    public var tolerance: TimeInterval = 0
    /// What came along with the timer.
    public let userInfo: Any?
    private let block: @MainActor @Sendable (Timer) -> Void
    private let lock = StateLocation.Lock()
    private var queue: TimerQueue?
    private var isStopped = false
    private let repeats: Bool

    /// Makes a timer that runs once it is added to a loop or made by `scheduledTimer`.
    public init(
        timeInterval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Void
    ) {
        self.timeInterval = repeats ? max(timeInterval.isFinite ? timeInterval : 1, 0.0001) : 0
        self.repeats = repeats
        self.block = block
        userInfo = nil
    }

    /// Makes a timer and starts it.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start(after: max(interval.isFinite ? interval : 0, 0.0001))
        return timer
    }

    /// Starts the timer, for ``RunLoop``'s `add`.
    func start(after delay: TimeInterval, on queue: TimerQueue = .current) {
        lock.hold { self.queue = queue }
        queue.add(self, due: queue.now + delay)
    }

    /// Belongs to another queue from now on.
    func join(_ queue: TimerQueue) { lock.hold { self.queue = queue } }

    var repeatInterval: Double? { repeats ? timeInterval : nil }

    /// Whether the timer may still call.
    public var isValid: Bool { lock.hold { !isStopped } }

    /// Stops the timer for good.
    public func invalidate() {
        let queue = lock.hold { () -> TimerQueue? in
            isStopped = true
            return self.queue
        }
        queue?.remove(self)
    }

    /// Calls at once.
    @MainActor public func fire() {
        guard isValid else { return }
        if !repeats { invalidate() }
        block(self)
    }

    /// Whether both are the same timer.
    public static func == (a: Timer, b: Timer) -> Bool { a === b }
    /// Feeds the timer's identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RunLoop {
    /// Starts a timer on the host's clock.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.start(after: max(timer.timeInterval, 0.0001))
    }
}

extension Timer {
    /// Publishes the time again and again, once connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }

    /// Publishes the time again and again, once connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The moment by the wall clock at which the timer called.
        public typealias Output = Date
        /// There is none.
        public typealias Failure = Never

        /// The time between two values, in seconds.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        /// Hands values on.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer; cancelling what is returned stops it.
        public func connect() -> any Cancellable {
            let subject = subject
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
                subject.send(TimerQueue.current.date)
            }
            return AnyCancellable { timer.invalidate() }
        }
    }
}
