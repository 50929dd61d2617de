/// Timers on a host's clock, in the order in which they are due.
///
/// Timers run on the main actor, but code may make and stop them from anywhere, hence the lock.
final class TimerQueue: @unchecked Sendable {
    private struct Entry {
        var due: Double
        var order: Int
        var timer: Timer
    }

    private let lock = StateLocation.Lock()
    private var entries: [Entry] = []
    private var nextOrder = 0
    private var clockTime: Double
    private var wake: (@Sendable () -> Void)?
    /// Where the host of these timers takes writes of state from.
    let inbox: UpdateInbox?

    /// Whether the time is a test's own.
    let isVirtual: Bool

    init(now: Double, isVirtual: Bool = false, inbox: UpdateInbox? = nil) {
        self.isVirtual = isVirtual
        clockTime = now
        self.inbox = inbox
    }

    /// The moment to tell others: by the wall clock where the host's time is real, else the virtual time after the start
    /// of 2001, so that pictures of it are the same every time.
    var date: Date { isVirtual ? Date(timeIntervalSinceReferenceDate: now) : Date() }

    /// The time that the host has reached, in seconds on its clock.
    var now: Double { lock.hold { clockTime } }

    func setTime(_ time: Double) { lock.hold { clockTime = max(clockTime, time) } }

    /// Called, on the thread that adds it, when a timer comes in.
    func onWake(_ wake: (@Sendable () -> Void)?) { lock.hold { self.wake = wake } }

    func add(_ timer: Timer, due: Double) {
        let wake = lock.hold { () -> (@Sendable () -> Void)? in
            insert(timer, due: due)
            return self.wake
        }
        wake?()
    }

    func remove(_ timer: Timer) { lock.hold { entries.removeAll { $0.timer === timer } } }

    func removeAll() { lock.hold { entries.removeAll() } }

    /// When the next timer is due; nil when there is none.
    var nextDue: Double? { lock.hold { entries.first?.due } }

    /// Takes the next timer that is due by now. One that repeats is due again an interval later; intervals that were
    /// missed while the host was held up are passed over, so that a stall is not followed by a burst.
    func popDue() -> Timer? {
        lock.hold {
            guard let first = entries.first, first.due <= clockTime else { return nil }
            entries.removeFirst()
            if let interval = first.timer.repeatInterval {
                let missed = ((clockTime - first.due) / interval).rounded(.down)
                insert(first.timer, due: first.due + interval * (missed + 1))
            }
            return first.timer
        }
    }

    private func insert(_ timer: Timer, due: Double) {
        let entry = Entry(due: due, order: nextOrder, timer: timer)
        nextOrder += 1
        let index = entries.firstIndex { ($0.due, $0.order) > (entry.due, entry.order) } ?? entries.endIndex
        entries.insert(entry, at: index)
    }

    // MARK: The queue for code that names none

    private static let currentQueue = CurrentQueue()

    /// The queue of the host that runs now or ran last; timers made before there is a host wait for the first one.
    static var current: TimerQueue { currentQueue.get() }
    static func makeCurrent(_ queue: TimerQueue) { currentQueue.set(queue) }

    private final class CurrentQueue: @unchecked Sendable {
        private let lock = StateLocation.Lock()
        private var queue = TimerQueue(now: 0)
        private var isAdopted = false

        func get() -> TimerQueue { lock.hold { queue } }

        func set(_ new: TimerQueue) {
            lock.hold {
                if !isAdopted {
                    isAdopted = true
                    for entry in queue.entries {
                        entry.timer.join(new)
                        new.insert(entry.timer, due: new.clockTime + entry.due)
                    }
                }
                queue = new
            }
        }
    }
}
