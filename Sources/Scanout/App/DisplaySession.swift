import CLinux
import Displays

/// A display taken for a program: opened, its console put aside, and both given back on every way out.
@MainActor
public final class DisplaySession {
    /// The display.
    public let display: any Display
    /// Better displays that could not be used, each with its reason.
    public let attempts: [DisplayError]
    /// The panel's profile, if one was named.
    public let board: BoardProfile?
    /// The console under the display, put aside; nil when the display is none that somebody sees.
    public var terminal: VirtualTerminal? { console.terminal }
    /// Who hands out pictures of the panel; nil when nobody was asked for.
    public private(set) var snapshots: SnapshotServer?
    private let console: SessionConsole
    private weak var host: ViewHost?

    /// Opens the display that options name.
    ///
    /// - Parameters:
    ///   - catalog: Where profiles come from.
    ///   - mutesKeyboard: Whether keys are kept from the shell under the picture; Ctrl+C is one of them.
    ///   - follows: Whether the display may go away and come back.
    ///   - waits: Whether to go on where there is no display yet, and to show pictures once there is one.
    ///
    /// Errors: an unknown board; why a display that was named cannot be used, if waiting is not asked for or no use;
    /// why the socket cannot be listened at.
    public convenience init(
        _ options: DisplayOptions, catalog: BoardCatalog = .standard, mutesKeyboard: Bool = true,
        follows: Bool = true, waits: Bool = false
    ) throws(DisplayError) {
        try self.init(
            options, catalog: catalog, console: SessionConsole(mutesKeyboard: mutesKeyboard), reserved: [],
            follows: follows, waits: waits)
    }

    /// Opens one of several displays of a program.
    ///
    /// - Parameters:
    ///   - console: what all of them share.
    ///   - reserved: connectors that are meant for others.
    init(
        _ options: DisplayOptions, catalog: BoardCatalog, console: SessionConsole, reserved: Set<String>, follows: Bool,
        waits: Bool
    ) throws(DisplayError) {
        try catalog.checkDirectory()
        var profile: BoardProfile?
        if let id = options.board { profile = try catalog.profile(id) }
        board = profile
        self.console = console
        let opener = DisplayOpener(board: profile, reserved: reserved)
        let selection = options.selection
        var kernel = Kernel()
        if Takeover(environment: Self.environment) != .none {
            kernel.firstPicture = RetainedPicture().take(at: SystemClock.monotonic)
        }
        if kernel.firstPicture != nil { console.takesOver = true }
        // The first picture on the screen is the one that another program left there.
        let first = DisplayOpener(board: profile, reserved: reserved, kernel: kernel)
        let opened = try Self.open(selection, first, waits: waits)
        if let path = options.listen { snapshots = try SnapshotServer(path: path) }
        attempts = opened.attempts
        if let display = opened.display, !follows || display is MemoryDisplay || display is PNGDisplay {
            self.display = display
            if isOnScreen { takeTerminal() }
        } else {
            let size = profile.map { DisplaySelection.Size(width: $0.pixels.width, height: $0.pixels.height) }
            let supervisor = DisplaySupervisor(opened.display, size: size ?? DisplayOpener.defaultSize) {
                () throws(DisplayError) in try opener.openOnScreen(selection)
            }
            display = supervisor
            supervisor.onChange = { [weak self] change in
                onMainActor { self?.tell(change) }
            }
            if opened.display != nil { takeTerminal() }
        }
    }

    private static func open(
        _ selection: DisplaySelection, _ opener: DisplayOpener, waits: Bool
    ) throws(DisplayError) -> (display: (any Display)?, attempts: [DisplayError]) {
        do throws(DisplayError) {
            let opened = try opener.open(selection)
            let isUnseen = selection == .automatic && opened.display is MemoryDisplay
            return (waits && isUnseen ? nil : opened.display, opened.attempts)
        } catch {
            guard waits, error.isWorthWaitingFor else { throw error }
            return (nil, [error])
        }
    }

    private func takeTerminal() {
        console.take()
        host?.terminal = terminal
    }

    // The console is put aside with the first display, so that waiting for one takes no screen from anybody.
    private func tell(_ change: DisplaySupervisor.Change) {
        switch change {
        case .lost(let error): writeToStandardError("\(ProgramName.current): display lost: \(error)\n")
        case .waiting(let error): writeToStandardError("\(ProgramName.current): waiting for a display: \(error)\n")
        case .showing(let name):
            takeTerminal()
            writeToStandardError("\(ProgramName.current): showing on \(name)\n")
        }
    }

    /// Whether the display is one that somebody can see.
    public var isOnScreen: Bool { !(display is MemoryDisplay || display is PNGDisplay) }

    /// Gives display and console back. Safe to call twice.
    public func close() {
        display.close()
        console.restore()
        snapshots?.close()
        snapshots = nil
    }

    /// Has a host leave and take the console, and answer those who ask for its picture, while it runs.
    public func serve(_ host: ViewHost) {
        self.host = host
        host.terminal = terminal
        host.snapshots = snapshots
    }

    /// Leaves the picture of a host on the screen for the next program, which may take the display from now on. To be
    /// closed once that has shown its own (``isReplaced``), or nobody does.
    public func leave(picture host: ViewHost) {
        _ = try? RetainedPicture().leave(host.surface, at: SystemClock.monotonic)
        display.pause()
        terminal?.leave()
    }

    /// Whether another program shows its picture since this one left the display.
    public var isReplaced: Bool { display.isReplaced }

    /// Shows a view until the time is up or a signal comes, gives everything back, and ends the program: by the signal
    /// that came, or with status 0, or with 1 when the display failed.
    ///
    /// It stands for the end of a program's `main`, which is why it ends the program though libraries do not; a program
    /// that goes on afterwards uses ``ViewHost/run(for:)`` and ``close()``.
    ///
    /// On a PNG file the picture is the one at `seconds` of virtual time.
    public func run<V: View>(_ view: V, for seconds: Double?) -> Never {
        if display is PNGDisplay {
            tellAttempts()
            ViewHost(view, on: display, clock: ManualClock()).advance(by: seconds ?? 0)
            close()
            finish((display as? PNGDisplay)?.failure)
        }
        Self.end(as: show(view, for: seconds).ending)
    }

    /// Shows a view until the time is up or a signal comes, and gives everything back. The picture that a boot screen left
    /// is taken over, and systemd is told that the program is ready and alive.
    ///
    /// - Returns: The host, which still has the last picture, and why it stopped.
    public func show<V: View>(_ view: V, for seconds: Double?) -> (host: ViewHost, ending: ViewHost.Ending) {
        tellAttempts()
        let host = makeHost(view)
        host.report(to: ServiceManager(environment: Self.environment))
        serve(host)
        let ending = host.run(for: seconds)
        close()
        return (host, ending)
    }

    /// Ends the program as its loop ended.
    static func end(as ending: ViewHost.Ending) -> Never {
        switch ending {
        case .elapsed, .stopped: exit(0)
        case .displayFailed: exit(1)
        case .signal(let number): die(of: number)
        }
    }

    /// Says which displays were not used, and that there is none yet where that is so.
    func tellAttempts() {
        for attempt in attempts { writeToStandardError("\(ProgramName.current): not used: \(attempt)\n") }
        if let supervisor = display as? DisplaySupervisor, !supervisor.isShowing {
            writeToStandardError("\(ProgramName.current): no display could be used yet: running unseen until one can\n")
        }
    }

    private func makeHost<V: View>(_ view: V) -> ViewHost {
        guard let picture = fadingPicture() else { return ViewHost(view, on: display, clock: SystemClock()) }
        return ViewHost(TakeoverView(content: view, picture: picture), on: display, clock: SystemClock())
    }

    /// The picture that another program left and that is to fade into this one's; nil where that was not asked for, and
    /// where it is of another size than the display.
    func fadingPicture() -> CGImage? {
        guard Takeover(environment: Self.environment) == .fade,
            let picture = RetainedPicture().take(at: SystemClock.monotonic), picture.width == display.width,
            picture.height == display.height
        else { return nil }
        return CGImage(picture)
    }

    private nonisolated static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private func finish(_ failure: DisplayError?) -> Never {
        guard let failure else { exit(0) }
        writeToStandardError("\(ProgramName.current): \(failure)\n")
        exit(1)
    }

    /// Ends the program as the signal would have, so that a supervisor sees the truth.
    public static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        sigprocmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        exit(128 + number)
    }
}

/// The console under the displays of a program, put aside with the first of them that shows something.
@MainActor
final class SessionConsole {
    private(set) var terminal: VirtualTerminal?
    /// Whether another program left the console in graphics mode on purpose.
    var takesOver = false
    private let mutesKeyboard: Bool

    init(mutesKeyboard: Bool) { self.mutesKeyboard = mutesKeyboard }

    func take() {
        if terminal != nil { return }
        scanout_console_guard_signals()
        terminal = VirtualTerminal(mutesKeyboard: mutesKeyboard, takesOver: takesOver)
    }

    func restore() {
        terminal?.restore()
        terminal = nil
    }
}

extension BoardCatalog {
    /// The built-in profiles, with those of the folder that `SCANOUT_BOARDS` names before them.
    public static var standard: BoardCatalog {
        BoardCatalog(directory: getenv("SCANOUT_BOARDS").map { String(cString: $0) })
    }
}
