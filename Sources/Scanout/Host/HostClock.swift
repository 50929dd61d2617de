/// Tells a host the time: monotonic, in seconds from any start.
public protocol HostClock: AnyObject {
    /// The time now.
    var now: Double { get }
}

/// A clock that only its owner moves: for tests and pictures.
public final class ManualClock: HostClock {
    /// The time now, in seconds from 0.
    public private(set) var now: Double

    /// Makes a clock at a time.
    public init(at time: Double = 0) { now = time }

    /// Moves the clock forwards; never backwards.
    public func set(_ time: Double) { now = max(now, time) }
}

/// The kernel's monotonic clock, which no change of the wall clock moves.
public final class SystemClock: HostClock {
    private let start: Double

    /// Makes a clock that starts at 0 now.
    public init() { start = Self.monotonic }

    /// The time since the clock was made.
    public var now: Double { Self.monotonic - start }

    /// The kernel's clock itself, in seconds since the machine started.
    static var monotonic: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
