import Displays

/// Runs hosts on one loop: one sleep for all of them, one console, and for each display its own pace, so that none waits
/// for another one's picture.
@MainActor
struct HostLoop {
    private let turns: [HostTurn]
    private let loop = EventLoop(signals: Self.signals)
    private let screen: ScreenSharing
    private let clock: any HostClock

    nonisolated static var signals: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGTSTP] }

    /// - Parameter hosts: at least one; the clock is that of the first.
    init(_ hosts: [ViewHost]) {
        turns = hosts.map { HostTurn($0) }
        clock = hosts[0].clock
        screen = ScreenSharing(hosts.map(\.display), clock: clock) {
            for host in hosts { if let terminal = host.terminal { return terminal } }
            return nil
        }
    }

    private var hosts: [ViewHost] { turns.map(\.host) }

    /// Runs until the time is up, a signal arrives, a display fails again and again, or a host is stopped.
    func run(for seconds: Double?) -> ViewHost.Ending {
        for host in hosts { host.onWake(loop.waker) }
        defer { for host in hosts { host.onWake(nil) } }
        let end = seconds.map { clock.now + max(0, $0) }
        while true {
            for turn in turns { turn.host.beginRound() }
            ViewHost.settle(hosts)
            if screen.isOurs, !turns.allSatisfy({ $0.draw() }) { return .displayFailed }
            if let end, clock.now >= end { return .elapsed }
            if hosts.contains(where: \.isStopping) { return .stopped }
            if let ending = sleep(end: end) { return ending }
        }
    }

    /// Sleeps until there is something to do. Returns why the loop ends, if it does.
    private func sleep(end: Double?) -> ViewHost.Ending? {
        loop.drainWakeUps()
        loop.watch(turns.flatMap(\.descriptors) + screen.descriptors)
        let events = loop.sleep(seconds: waitingTime(end: end), hosts.map(\.watches))
        for host in hosts { host.answerAfterSleep() }
        if let signal = events.signal, signal != SIGTSTP { return .signal(signal) }
        if events.signal == SIGTSTP ? screen.stop() : screen.handleEvents() {
            for host in hosts { host.graph.invalidateAll() }
        }
        return nil
    }

    /// The seconds until the next thing to do; nil when there is none.
    private func waitingTime(end: Double?) -> Double? {
        var next = end
        for turn in turns {
            if let due = turn.nextDue(isScreenOurs: screen.isOurs) { next = min(next ?? due, due) }
        }
        if !screen.isOurs, let due = screen.nextTry { next = min(next ?? due, due) }
        return next.map { max(0, $0 - clock.now) }
    }
}

/// A host's part in a loop: when it draws, and what it waits for.
@MainActor
private final class HostTurn {
    let host: ViewHost
    private var lastFrame = -Double.infinity
    private var failures = 0
    /// What becomes readable when the display can take the picture that is due.
    private var busy: Int32?

    /// How long a display may be busy, in seconds, before it is asked to take the next picture nevertheless.
    private static let patience = 1.0

    init(_ host: ViewHost) {
        self.host = host
        host.isStopping = false
    }

    /// Draws if that is due and the display is not busy. Returns false when it failed too often.
    func draw() -> Bool {
        busy = nil
        guard host.showsPictures, isFrameDue else { return true }
        if host.graph.needsFrame, host.clock.now - lastFrame < Self.patience {
            busy = host.display.busyDescriptor
            if busy != nil { return true }
        }
        lastFrame = host.clock.now
        failures = host.drawFrameReportingFailure() ? failures + 1 : 0
        return failures <= 3
    }

    /// The descriptors that end a sleep.
    var descriptors: [Int32] { host.displayDescriptors + host.snapshotDescriptors + (busy.map { [$0] } ?? []) }

    private var isFrameDue: Bool {
        let graph = host.graph
        return !(graph.isAnimating || !graph.hasSettled) || host.clock.now - lastFrame >= ViewHost.frameInterval
    }

    /// When there is something to do next; nil when nothing is known of.
    func nextDue(isScreenOurs: Bool) -> Double? {
        let graph = host.graph
        let frame = lastFrame + (busy == nil ? ViewHost.frameInterval : Self.patience)
        // Written since the update looked: no wake-up is pending any more, so look again without sleeping. What an update
        // left undone because it never settles waits for the next frame.
        if graph.needsUpdate { return graph.hasSettled ? host.clock.now : frame }
        var next = host.timers.nextDue
        if isScreenOurs, let due = host.supervisor?.nextTry { next = min(next ?? due, due) }
        if graph.needsFrame && host.showsPictures && isScreenOurs { next = min(next ?? frame, frame) }
        return next
    }
}
