/// Runs closures now, later or repeatedly, on a clock of its own.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in the scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What may be asked for besides the time.
    associatedtype SchedulerOptions

    /// The present.
    var now: SchedulerTimeType { get }

    /// How exact the scheduler is at best.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as it can.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs a closure at a point in time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs a closure at a point in time and again after every interval, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure as soon as it can.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs a closure at a point in time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a point in time and again after every interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time that can be written in usual units.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self

    /// A number of seconds.
    static func seconds(_ s: Double) -> Self

    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// A number of billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
