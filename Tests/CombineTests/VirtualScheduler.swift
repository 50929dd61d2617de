import Combine

/// A scheduler whose time passes when a test says so.
final class VirtualScheduler: Scheduler {
    typealias SchedulerOptions = Never

    struct SchedulerTimeType: Strideable {
        var milliseconds: Int

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int

            init(_ milliseconds: Int) { magnitude = milliseconds }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

            static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
            static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
            static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
            static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
            static func *= (one: inout Stride, other: Stride) { one = one * other }

            static func seconds(_ s: Int) -> Stride { Stride(s * 1000) }
            static func seconds(_ s: Double) -> Stride { Stride(Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(ms) }
            static func microseconds(_ us: Int) -> Stride { Stride(us / 1000) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000) }
        }

        func distance(to other: SchedulerTimeType) -> Stride { Stride(other.milliseconds - milliseconds) }

        func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(milliseconds: milliseconds + n.magnitude)
        }
    }

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    let minimumTolerance = SchedulerTimeType.Stride(0)
    private var jobs: [(date: SchedulerTimeType, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        jobs.append((now, action))
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        jobs.append((date, action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        jobs.append((date, action))
        return AnyCancellable {}
    }

    /// Lets time pass up to a point, running what is due in order of its date.
    func advance(to milliseconds: Int) {
        let end = SchedulerTimeType(milliseconds: milliseconds)
        while let next = jobs.indices.filter({ jobs[$0].date <= end }).min(by: { jobs[$0].date < jobs[$1].date }) {
            let job = jobs.remove(at: next)
            now = max(now, job.date)
            job.action()
        }
        now = end
    }
}
