import CLinux

/// The service manager that started the program, if one did: it is told that the program is ready, and again and again
/// that it is alive where the unit asks for that (WatchdogSec).
public struct ServiceManager: Sendable {
    private let socket: String?
    /// Seconds between two signs of life, half of what the unit allows; nil where none are asked for.
    public let watchdogInterval: Double?

    /// Reads NOTIFY_SOCKET, WATCHDOG_USEC and WATCHDOG_PID.
    public init(environment: (String) -> String?) {
        socket = environment("NOTIFY_SOCKET").flatMap { $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil }
        let isMeant = environment("WATCHDOG_PID").map { $0 == "\(getpid())" } ?? true
        let period = environment("WATCHDOG_USEC").flatMap { Double($0) } ?? 0
        watchdogInterval = socket != nil && isMeant && period > 0 && period.isFinite ? period / 2e6 : nil
    }

    /// Whether there is anybody to tell.
    public var isThere: Bool { socket != nil }

    /// Tells something, such as `READY=1`; never waits, and no answer comes.
    public func tell(_ text: String) {
        guard let socket else { return }
        let bytes = Array((text + "\n").utf8)
        _ = scanout_send_datagram(socket, bytes, bytes.count)
    }
}

extension ViewHost {
    /// Tells the service manager that the first picture is shown, and from then on that the loop runs.
    func report(to manager: ServiceManager) {
        guard manager.isThere else { return }
        // After the round in which it starts, which draws.
        let ready = Timer(timeInterval: 0, repeats: false) { _ in
            manager.tell("READY=1")
            manager.tell("WATCHDOG=1")
        }
        ready.start(after: 0.0001, on: timers)
        guard let interval = manager.watchdogInterval else { return }
        Timer(timeInterval: interval, repeats: true) { _ in manager.tell("WATCHDOG=1") }
            .start(after: interval, on: timers)
    }
}
