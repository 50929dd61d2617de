import Displays

extension ViewHost {
    /// Why ``run(for:)`` came back.
    public enum Ending: Hashable, Sendable {
        /// The time was up.
        case elapsed
        /// A signal asked the program to end: its number.
        case signal(Int32)
        /// The display failed again and again.
        case displayFailed
        /// ``ViewHost/stop()`` was called.
        case stopped
    }

    /// The most frames a second that are drawn for animations. Panels that show fewer hold drawing up by themselves.
    nonisolated static let frameInterval = 1.0 / 60

    /// Runs on the display until the time is up or SIGINT, SIGTERM or SIGHUP arrives, which are left to this loop, as is
    /// SIGTSTP.
    ///
    /// While another console is on the screen nothing is drawn, though timers go on. While nothing is animated, no timer
    /// is due and nothing is written, the process sleeps without waking up.
    ///
    /// - Parameter seconds: How long; nil for without an end.
    public func run(for seconds: Double? = nil) -> Ending {
        let loop = EventLoop(signals: Self.signals)
        let screen = ScreenSharing(display, clock: clock) { [unowned self] in terminal }
        graph.inbox.onWake(loop.waker)
        timers.onWake(loop.waker)
        defer {
            graph.inbox.onWake(nil)
            timers.onWake(nil)
        }
        let end = seconds.map { clock.now + max(0, $0) }
        isStopping = false
        var lastFrame = -Double.infinity
        var failures = 0
        while true {
            timers.setTime(clock.now)
            followDisplay(at: clock.now)
            fireTimers()
            update()
            if showsPictures && screen.isOurs && isFrameDue(since: lastFrame) {
                lastFrame = clock.now
                failures = drawFrameReportingFailure() ? failures + 1 : 0
                if failures > 3 { return .displayFailed }
            }
            if let end, clock.now >= end { return .elapsed }
            if isStopping { return .stopped }
            loop.drainWakeUps()
            loop.watch(displayDescriptors + screen.descriptors + snapshotDescriptors)
            let events = loop.sleep(seconds: waitingTime(end: end, lastFrame: lastFrame, screen), watches)
            graph.counters.pointee.wakeUps += 1
            snapshots?.answer(with: surface)
            if let signal = events.signal, signal != SIGTSTP { return .signal(signal) }
            if events.signal == SIGTSTP ? screen.stop() : screen.handleEvents() { graph.invalidateAll() }
        }
    }

    /// Whether there is a panel, and so a use in drawing.
    private var showsPictures: Bool { supervisor?.isShowing ?? true }

    private var displayDescriptors: [Int32] { supervisor?.eventDescriptor.map { [$0] } ?? [] }

    nonisolated private static var signals: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGTSTP] }

    private var snapshotDescriptors: [Int32] { snapshots.map { [$0.requestDescriptor] } ?? [] }

    private func isFrameDue(since lastFrame: Double) -> Bool {
        !(graph.isAnimating || !graph.hasSettled) || clock.now - lastFrame >= Self.frameInterval
    }

    /// The seconds until the next thing to do; nil when there is none.
    private func waitingTime(end: Double?, lastFrame: Double, _ screen: ScreenSharing) -> Double? {
        // Written since the update looked: no wake-up is pending any more, so look again without sleeping. What an update
        // left undone because it never settles waits for the next frame.
        if graph.needsUpdate { return graph.hasSettled ? 0 : max(0, lastFrame + Self.frameInterval - clock.now) }
        var next = end
        if let due = timers.nextDue { next = min(next ?? due, due) }
        if let due = screen.isOurs ? supervisor?.nextTry : screen.nextTry { next = min(next ?? due, due) }
        if graph.needsFrame && showsPictures && screen.isOurs {
            let frame = lastFrame + Self.frameInterval
            next = min(next ?? frame, frame)
        }
        return next.map { max(0, $0 - clock.now) }
    }
}

extension ViewHost {
    /// Keeps the picture as it is on the display until the time is up or a signal asks the program to end. A display that
    /// is replaced meanwhile gets it too, laid out for its size.
    public func hold(for seconds: Double?) -> Ending {
        let loop = EventLoop(signals: Self.signals)
        let clock = SystemClock()
        let screen = ScreenSharing(display, clock: clock) { [unowned self] in terminal }
        while seconds.map({ clock.now < $0 }) ?? true {
            if screen.isOurs && followDisplay(at: clock.now) {
                update()
                drawFrame()
            }
            loop.watch(displayDescriptors + screen.descriptors + snapshotDescriptors)
            let next = [seconds, screen.isOurs ? supervisor?.nextTry : screen.nextTry].compactMap { $0 }.min()
            let events = loop.sleep(seconds: next.map { $0 - clock.now })
            snapshots?.answer(with: surface)
            if let signal = events.signal, signal != SIGTSTP { return .signal(signal) }
            if events.signal == SIGTSTP ? screen.stop() : screen.handleEvents() { showAgain() }
        }
        return .elapsed
    }

    private func showAgain() {
        do throws(DisplayError) {
            _ = try display.present(surface, damage: [surface.bounds])
        } catch {
            onDisplayError(error)
        }
    }

    /// Writes what is on the display as a PNG file: what the panel shows where it is one in memory, else what was drawn
    /// for it.
    public func writePNG(to path: String) throws(DisplayError) {
        if let memory = display as? MemoryDisplay { return try memory.writePNG(to: path) }
        if let picture = display as? PNGDisplay { return try picture.memory.writePNG(to: path) }
        let copy = MemoryDisplay(width: surface.width, height: surface.height)
        _ = try copy.present(surface, damage: [surface.bounds])
        try copy.writePNG(to: path)
    }
}
