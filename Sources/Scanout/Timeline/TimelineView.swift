/// Views that are brought up to date by a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content knows of the moment that it is for.
    public struct Context: Sendable {
        /// How often the content is brought up to date.
        public enum Cadence: Comparable, Sendable {
            /// More than once a second.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The moment of the schedule that the content is for.
        public let date: Date
        /// How often the content is brought up to date.
        public let cadence: Cadence

        /// Nothing is kept here that could be out of date.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Makes views anew at each moment of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// The node that follows the schedule.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TimelineNode(view, inputs)
    }
}

/// Makes the content at each moment of the schedule, by a timer on the host's clock, or in each frame.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    KeptViewNode<TimelineView<Schedule, Content>>, NodeAnimator
{
    private var child: _ViewNode<Content>?
    private var entries: Schedule.Entries.Iterator?
    private var upcoming: Date?
    private var date: Date
    private var timer: Timer?
    private var clock: TimelineClock
    /// Asks for the content to be made anew in the next update.
    private let ticks: StateLocation

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
        clock = TimelineClock(inputs.graph.timers)
        date = clock.date
        ticks = StateLocation(inbox: inputs.graph.inbox)
        super.init(view, inputs)
        begin()
        evaluate()
    }

    override func update(_ new: TimelineView<Schedule, Content>) {
        let isSame = TypeLayout.areSame(view.schedule, new.schedule)
        view = new
        if !isSame { begin() }
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        graph.counters.pointee.bodiesEvaluated += 1
        let context = TimelineViewDefaultContext(date: date, cadence: cadence)
        let content = recordingReads {
            _ = ticks.noteRead()
            return view.content(context)
        }
        if let child { child.update(content) } else { child = Content._makeNode(content, inputsForChild()) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        if view.schedule is AnimationTimelineSchedule { return .live }
        return view.schedule is EveryMinuteTimelineSchedule
            ? .minutes
            : upcoming.map { next in
                let distance = next.timeIntervalSince(date)
                return distance < 1 ? .live : distance < 60 ? .seconds : .minutes
            } ?? .live
    }

    // MARK: The schedule

    /// Begins with the schedule anew: with the last moment by now, or now where all are yet to come.
    private func begin() {
        timer?.invalidate()
        timer = nil
        if let animation = view.schedule as? AnimationTimelineSchedule, animation.minimumInterval == nil {
            date = clock.steadyDate
            if !animation.isPaused { graph.animate(self) }
            return
        }
        let now = clock.date
        var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
        upcoming = iterator.next()
        if let next = upcoming, clock.adjust(to: next) { return begin() }
        date = now
        entries = iterator
        skip(to: now)
        wait()
    }

    /// Takes the last moment that has come, within a bound for schedules without an end.
    private func skip(to now: Date) {
        var steps = 0
        while let next = upcoming, next <= now, steps < 1_000_000 {
            date = next
            let following = entries?.next()
            // One that does not grow would never end.
            upcoming = following.map { $0 > next ? $0 : nil } ?? nil
            steps += 1
        }
    }

    private func wait() {
        guard isAlive, let next = upcoming else { return }
        let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in self?.advance() }
        self.timer = timer
        timer.start(after: max(0, next.timeIntervalSince(clock.date)), on: graph.timers)
    }

    private func advance() {
        guard isAlive else { return }
        // A step of the wall clock: what was to come is another moment now.
        if clock.hasStepped {
            clock = TimelineClock(graph.timers)
            begin()
        } else {
            // The timer is due: the moment has come, whatever the last bits of the clock say.
            skip(to: max(clock.date, upcoming ?? clock.date))
            wait()
        }
        ticks.noteChange()
    }

    func step(at time: Double) -> Bool {
        guard let animation = view.schedule as? AnimationTimelineSchedule, !animation.isPaused,
            animation.minimumInterval == nil
        else { return false }
        let now = clock.steadyDate
        if now != date {
            date = now
            evaluate()
        }
        return true
    }

    override func willRemove() {
        timer?.invalidate()
        super.willRemove()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// What date it is by a host's clock.
struct TimelineClock {
    private let timers: TimerQueue
    private let startDate: Date
    private let startTime: Double
    /// From the host's dates to those that the program knows: a test's time begins in 2001, but schedules are made of
    /// dates of today.
    private var offset = 0.0

    init(_ timers: TimerQueue) {
        self.timers = timers
        startTime = timers.now
        startDate = timers.date
    }

    /// Takes dates of today for those of a test's time, where a schedule has dates of today.
    mutating func adjust(to entry: Date) -> Bool {
        guard timers.isVirtual, offset == 0, entry.timeIntervalSince(date) > Self.year else { return false }
        offset = Date().timeIntervalSince(timers.date)
        return true
    }

    private static let year = 365.0 * 86_400

    /// The moment that the host has reached.
    var date: Date { timers.date.addingTimeInterval(offset) }

    /// The moment by the monotonic clock alone, for motion that no step of the wall clock is to change.
    var steadyDate: Date { startDate.addingTimeInterval(timers.now - startTime + offset) }

    /// Whether the wall clock was set meanwhile.
    var hasStepped: Bool { abs(date.timeIntervalSince(steadyDate)) > 0.25 }
}
