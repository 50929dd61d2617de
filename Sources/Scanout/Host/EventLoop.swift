import CLinux

/// Sleeps until there is something to do: a signal, a write of state from elsewhere, a task for the main actor, or a
/// moment that was waited for.
final class EventLoop {
    /// Why the loop woke up.
    struct Events {
        /// A signal that asks the program to end.
        var signal: Int32?
        var timedOut = false
    }

    private let signals: Int32
    private let wake = WakeDescriptor()
    private var previousMask = sigset_t()
    private let queue: Int32

    /// - Parameter endingSignals: are taken by the loop instead of ending the program at once.
    init(endingSignals: [Int32]) {
        pthread_sigmask(SIG_BLOCK, nil, &previousMask)
        signals = scanout_signal_descriptor(endingSignals, Int32(endingSignals.count))
        queue = MainQueue.descriptor
    }

    deinit {
        if signals >= 0 { close(signals) }
        pthread_sigmask(SIG_SETMASK, &previousMask, nil)
    }

    /// Ends the present or next sleep; from any thread.
    var waker: @Sendable () -> Void {
        { [wake] in scanout_wake(wake.descriptor) }
    }

    /// Forgets wake-ups that were asked for so far; what they stood for is looked at afterwards.
    func drainWakeUps() { _ = scanout_drain(wake.descriptor) }

    /// Sleeps; nil waits without an end.
    func sleep(seconds: Double?) -> Events {
        var descriptors = [signals, wake.descriptor, queue].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count: Int32
        if let seconds {
            var time = Self.timespec(max(0, seconds))
            count = pollUntil(&descriptors, nfds_t(descriptors.count), &time, nil)
        } else {
            count = pollUntil(&descriptors, nfds_t(descriptors.count), nil, nil)
        }
        var events = Events()
        events.timedOut = count == 0
        guard count > 0 else { return events }
        if descriptors[0].revents != 0 {
            let number = scanout_next_signal(signals)
            if number > 0 { events.signal = number }
        }
        if descriptors[2].revents != 0 { MainQueue.drain() }
        return events
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
