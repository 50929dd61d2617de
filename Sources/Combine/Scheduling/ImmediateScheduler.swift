/// Runs every closure at once, before `schedule` returns; its time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The only scheduler of its kind.
    public static let shared = ImmediateScheduler()

    /// A point in a time that stands still.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A length of time, which makes no difference here.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Sendable
        {
            /// The length in nanoseconds.
            public var magnitude: Int

            /// A length in nanoseconds.
            public init(_ value: Int) {
                magnitude = value
            }

            /// A length in nanoseconds.
            public init(integerLiteral value: Int) {
                magnitude = value
            }

            /// A length in nanoseconds, rounded towards zero.
            public init(floatLiteral value: Double) {
                magnitude = Int(value)
            }

            /// A length in nanoseconds, where it fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Orders by length.
            public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }

            /// The sum.
            public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }

            /// The difference.
            public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }

            /// The product of the counts.
            public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }

            /// Multiplies the count.
            public static func *= (one: inout Stride, other: Stride) { one = one * other }

            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s * 1_000_000_000) }

            /// A number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(Int(s * 1e9)) }

            /// A number of thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms * 1_000_000) }

            /// A number of millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(us * 1000) }

            /// A number of billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }
        }

        /// No time passes.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

        /// No time passes.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// The only point in time.
    public var now: SchedulerTimeType { SchedulerTimeType() }

    /// Nothing is earlier or later.
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

    /// Runs the closure.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    /// Runs the closure.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the closure once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
