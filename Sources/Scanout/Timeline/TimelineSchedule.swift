/// How often a schedule is to be followed.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// At its own rate.
    case normal
    /// At a reduced rate.
    case lowFrequency
}

/// The moments at which a ``TimelineView`` is brought up to date.
public protocol TimelineSchedule {
    /// How often a schedule is to be followed.
    typealias Mode = TimelineScheduleMode
    /// The moments, growing.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The moments around and after a start.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments at equal distances.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        private var count = 0.0

        fileprivate init(start: Date, interval: TimeInterval) {
            self.start = start
            self.interval = interval
        }

        /// The next moment. By multiplication: sums of many intervals would drift.
        public mutating func next() -> Date? {
            defer { count += 1 }
            return start.addingTimeInterval(count * interval)
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Makes a schedule of moments from a start on, a time in seconds apart; a time that is not positive counts as 1 s.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? interval : 1
    }

    /// The moments from the last one before a date on, or from the first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start.addingTimeInterval(max(0, count) * interval), interval: interval)
    }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The starts of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var base: PeriodicTimelineSchedule.Entries
        fileprivate init(_ base: PeriodicTimelineSchedule.Entries) { self.base = base }
        /// The next minute.
        public mutating func next() -> Date? { base.next() }
    }

    /// Makes a schedule.
    public init() {}

    /// The minutes from the present one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        let periodic = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
        return Entries(periodic.entries(from: startDate, mode: mode))
    }
}

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Makes a schedule of growing moments.
    public init(_ dates: Entries) { self.dates = dates }
    /// The moments as given.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or as often as asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments at equal distances.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var base: PeriodicTimelineSchedule.Entries?
        fileprivate init(_ base: PeriodicTimelineSchedule.Entries?) { self.base = base }
        /// The next moment; nil when paused.
        public mutating func next() -> Date? { base?.next() }
    }

    /// The least time between two moments in seconds; nil for every frame.
    let minimumInterval: Double?
    let isPaused: Bool

    /// Makes a schedule of every frame, no more often than a time in seconds allows, or of none while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        isPaused = paused
    }

    /// The moments from a date on.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        if isPaused { return Entries(nil) }
        let periodic = PeriodicTimelineSchedule(from: start, by: minimumInterval ?? ViewHost.frameInterval)
        return Entries(periodic.entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments from a start on, a time in seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The starts of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Every frame, no more often than a time in seconds allows, or none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Moments that are given, growing.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
