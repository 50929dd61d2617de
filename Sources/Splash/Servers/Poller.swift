import CLinux
import Glibc

/// Looks after all descriptors and moments that a splash waits for, behind one descriptor that is readable when there is
/// something to do. While there is nothing, nothing runs.
@MainActor
final class Poller {
    /// Readable when ``dispatch()`` has something to call.
    let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))

    private var actions: [Int32: () -> Void] = [:]
    private let timer = scanout_timer_descriptor()
    private var moments: [Moment] = []
    private var nextMoment = 0

    private struct Moment {
        let id: Int
        let due: UInt64
        let action: () -> Void
    }

    init() { add(timer) { [unowned self] in runMoments() } }

    deinit {
        close(timer)
        close(descriptor)
    }

    /// Calls an action whenever a descriptor is readable or hung up.
    func add(_ watched: Int32, _ action: @escaping () -> Void) {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = watched
        if epoll_ctl(descriptor, EPOLL_CTL_ADD, watched, &event) == 0 { actions[watched] = action }
    }

    /// To be called before the descriptor is closed.
    func remove(_ watched: Int32) {
        actions[watched] = nil
        _ = epoll_ctl(descriptor, EPOLL_CTL_DEL, watched, nil)
    }

    /// Whether nothing is watched but moments.
    var isEmpty: Bool { actions.count == 1 }

    /// Calls what is ready now; never waits.
    func dispatch() {
        var events = [epoll_event](repeating: epoll_event(), count: 32)
        let count = epoll_wait(descriptor, &events, Int32(events.count), 0)
        for event in events.prefix(Int(max(count, 0))) { actions[event.data.fd]?() }
    }

    /// Calls an action once after a time on the monotonic clock. The number cancels it.
    @discardableResult
    func after(_ seconds: Double, _ action: @escaping () -> Void) -> Int {
        nextMoment += 1
        let delay = UInt64(min(max(seconds, 0), 1e6) * 1e9)
        moments.append(Moment(id: nextMoment, due: Self.now + delay, action: action))
        arm()
        return nextMoment
    }

    /// Calls the action of a moment no longer.
    func cancel(_ moment: Int) {
        moments.removeAll { $0.id == moment }
        arm()
    }

    /// Nanoseconds on the monotonic clock.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private func arm() { _ = scanout_timer_arm(timer, moments.map(\.due).min() ?? 0) }

    private func runMoments() {
        _ = scanout_drain(timer)
        let now = Self.now
        let due = moments.filter { $0.due <= now }
        moments.removeAll { $0.due <= now }
        for moment in due { moment.action() }
        arm()
    }
}
