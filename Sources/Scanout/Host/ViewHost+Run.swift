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
    public func run(for seconds: Double? = nil) -> Ending { Self.run([self], for: seconds) }

    /// Runs several hosts, each on a display of its own, as ``run(for:)`` does one: with one sleep for all, so that the
    /// process wakes up only when one of them has something to do. Each draws what has changed on its own display at that
    /// display's pace, and follows it when it is unplugged, replaced or resized. State that views of several hosts use is
    /// shown by all of them in the same round.
    ///
    /// It ends when one of them is stopped or its display fails. The console is that of the first host that has one. All
    /// are to have the same clock.
    ///
    /// - Parameters:
    ///   - hosts: The hosts; with none it returns at once.
    ///   - seconds: How long; nil for without an end.
    public static func run(_ hosts: [ViewHost], for seconds: Double? = nil) -> Ending {
        hosts.isEmpty ? .elapsed : HostLoop(hosts).run(for: seconds)
    }

    /// Whether there is a panel, and so a use in drawing.
    var showsPictures: Bool { supervisor?.isShowing ?? true }

    var displayDescriptors: [Int32] { supervisor?.eventDescriptor.map { [$0] } ?? [] }

    var snapshotDescriptors: [Int32] { snapshots.map { [$0.requestDescriptor] } ?? [] }

    /// Has a closure called, on any thread, when there is something new to do.
    func onWake(_ wake: (@Sendable () -> Void)?) {
        graph.inbox.onWake(wake)
        timers.onWake(wake)
    }

    /// Takes note of the time: looks at the display, and calls the timers that are due.
    func beginRound() {
        timers.setTime(clock.now)
        followDisplay(at: clock.now)
        fireTimers()
    }

    func answerAfterSleep() {
        graph.counters.pointee.wakeUps += 1
        snapshots?.answer(with: surface)
    }

    /// Brings hosts up to date, of which one may change state that another one's views read.
    static func settle(_ hosts: [ViewHost]) {
        for host in hosts { host.update() }
        guard hosts.count > 1 else { return }
        for _ in 0..<ViewGraph.roundLimit {
            let unsettled = hosts.filter { $0.graph.needsUpdate && $0.graph.hasSettled }
            if unsettled.isEmpty { return }
            for host in unsettled { host.update() }
        }
    }
}

extension ViewHost {
    /// Keeps the picture as it is on the display until the time is up or a signal asks the program to end. A display that
    /// is replaced meanwhile gets it too, laid out for its size.
    public func hold(for seconds: Double?) -> Ending {
        let loop = EventLoop(signals: HostLoop.signals)
        let clock = SystemClock()
        let screen = ScreenSharing([display], clock: clock) { [unowned self] in terminal }
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
