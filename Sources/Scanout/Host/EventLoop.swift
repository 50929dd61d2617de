import CLinux

/// Sleeps until there is something to do: a signal, a write of state from elsewhere, a task for the main actor, or a
/// moment that was waited for.
final class EventLoop {
    /// Why the loop woke up.
    struct Events {
        /// A signal that asks the program to end.
        var signal: Int32?
        var timedOut = false
        /// The watched descriptors on which something happened.
        var ready: [Int32] = []
    }

    private let wake = WakeDescriptor()
    private let queue: Int32
    private let takesSignals: Bool
    private var watched: [Int32] = []

    /// - Parameter signals: are taken by the loop instead of ending or stopping the program at once. A loop inside of
    ///   another one leaves them to that.
    init(signals: [Int32]) {
        takesSignals = scanout_signals_take(signals, Int32(signals.count), wake.descriptor) == 0
        queue = MainQueue.descriptor
    }

    deinit { if takesSignals { scanout_signals_release() } }

    /// Ends the present or next sleep; from any thread.
    var waker: @Sendable () -> Void {
        { [wake] in scanout_wake(wake.descriptor) }
    }

    /// Forgets wake-ups that were asked for so far; what they stood for is looked at afterwards.
    func drainWakeUps() { _ = scanout_drain(wake.descriptor) }

    /// The descriptors that also end a sleep, when there is something to read.
    func watch(_ descriptors: [Int32]) { watched = descriptors }

    /// Sleeps; nil waits without an end.
    ///
    /// - Parameter watches: More descriptors to wake up for; what they stand for is done before this returns.
    func sleep(seconds: Double?, _ watches: [DescriptorWatches] = []) -> Events {
        var events = Events()
        events.signal = nextSignal()
        if events.signal != nil { return events }
        let all = [wake.descriptor, queue] + watched + watches.flatMap(\.descriptors)
        var descriptors = all.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count: Int32
        if let seconds {
            var time = Self.timespec(max(0, seconds))
            count = pollUntil(&descriptors, nfds_t(descriptors.count), &time, nil)
        } else {
            count = pollUntil(&descriptors, nfds_t(descriptors.count), nil, nil)
        }
        events.timedOut = count == 0
        events.signal = nextSignal()
        guard count > 0 else { return events }
        if descriptors[1].revents != 0 { MainQueue.drain() }
        events.ready = descriptors.dropFirst(2).filter { $0.revents != 0 }.map(\.fd)
        for descriptor in events.ready { for each in watches { each.call(descriptor) } }
        return events
    }

    private func nextSignal() -> Int32? {
        let number = takesSignals ? scanout_signals_next() : 0
        return number > 0 ? number : nil
    }

    private static func timespec(_ seconds: Double) -> Glibc.timespec {
        let whole = min(seconds, 1e6).rounded(.down)
        return Glibc.timespec(tv_sec: Int(whole), tv_nsec: Int(((min(seconds, 1e6) - whole) * 1e9).rounded(.up)))
    }
}

/// An eventfd that lives as long as anybody may still write to it.
private final class WakeDescriptor: Sendable {
    let descriptor = scanout_wake_descriptor()

    deinit { if descriptor >= 0 { close(descriptor) } }
}

/// `ppoll`, which takes nanoseconds where `poll` takes milliseconds; Glibc's module leaves it out.
@_silgen_name("ppoll")
private func pollUntil(
    _ descriptors: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ timeout: UnsafePointer<timespec>?,
    _ mask: UnsafePointer<sigset_t>?
) -> Int32
