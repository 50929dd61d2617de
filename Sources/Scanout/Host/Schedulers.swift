import Dispatch

/// A point in time of the loop's schedulers.
public struct LoopTime: Strideable, Hashable, Sendable {
    /// A moment on the host's clock, in seconds.
    let seconds: Double

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable {
        /// The length in seconds.
        public var magnitude: Double

        init(_ seconds: Double) { magnitude = seconds }

        /// A number of seconds.
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
        /// A number of seconds.
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        /// A number of seconds.
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        /// A number of seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// A number of thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
        /// A number of millionths of a second.
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
        /// A number of billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
        /// Whether one is shorter.
        public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
        /// The sum.
        public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
        /// The difference.
        public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
        /// The product.
        public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
        /// Multiplies.
        public static func *= (a: inout Self, b: Self) { a = a * b }
    }

    /// The length of time to another point.
    public func distance(to other: LoopTime) -> Stride { Stride(other.seconds - seconds) }
    /// The point some time later.
    public func advanced(by n: Stride) -> LoopTime { LoopTime(seconds: seconds + n.magnitude) }
}

/// Runs closures on the main actor, by timers of the host that runs: in a test, in the test's own time.
private enum LoopScheduler {
    static var now: LoopTime { LoopTime(seconds: TimerQueue.current.now) }

    static func run(after time: LoopTime, every interval: LoopTime.Stride?, _ action: @escaping () -> Void) -> Timer {
        nonisolated(unsafe) let action = action
        let timer = Timer(timeInterval: interval?.magnitude ?? 0, repeats: interval != nil) { _ in action() }
        timer.start(after: max(0, time.seconds - now.seconds))
        return timer
    }
}

extension RunLoop: Scheduler {
    /// There are none.
    public struct SchedulerOptions {}
    /// The host's clock.
    public typealias SchedulerTimeType = LoopTime
    /// The time that the host has reached.
    public var now: LoopTime { LoopScheduler.now }
    /// None.
    public var minimumTolerance: LoopTime.Stride { 0 }

    /// Runs a closure in the host's next round.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        _ = LoopScheduler.run(after: now, every: nil, action)
    }
    /// Runs a closure at a point in time.
    public func schedule(
        after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { _ = LoopScheduler.run(after: date, every: nil, action) }
    /// Runs a closure again and again.
    public func schedule(
        after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = LoopScheduler.run(after: date, every: interval, action)
        return AnyCancellable { timer.invalidate() }
    }
}

extension DispatchQueue: Scheduler {
    /// There are none.
    public struct SchedulerOptions {}
    /// The host's clock.
    public typealias SchedulerTimeType = LoopTime
    /// The time that the host has reached.
    public var now: LoopTime { LoopScheduler.now }
    /// None.
    public var minimumTolerance: LoopTime.Stride { 0 }

    /// Runs a closure: of the main queue in the host's next round, of another one as soon as it gets there.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === DispatchQueue.main {
            _ = LoopScheduler.run(after: now, every: nil, action)
        } else {
            async(execute: DispatchWorkItem(block: action))
        }
    }
    /// Runs a closure at a point in time.
    public func schedule(
        after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { _ = LoopScheduler.run(after: date, every: nil, action) }
    /// Runs a closure again and again.
    public func schedule(
        after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = LoopScheduler.run(after: date, every: interval, action)
        return AnyCancellable { timer.invalidate() }
    }
}
