import CLinux
import Displays
import Glibc
import Scanout

#if SCANOUT_EMBEDDED
import CSmall
#endif

/// A splash as a whole program: the display, who is listened to, and the way out.
///
/// It never holds up what it is shown over: where nothing can be drawn it says why and ends with status 0.
@MainActor
public final class SplashProgram {
    private let options: SplashOptions
    private let content: (SplashState) -> AnyView
    private let colorScheme: ColorScheme
    private let log = SplashLog()
    private let poller = Poller()
    private let controller: SplashController
    private let notifier: ServiceNotifier
    private var servers: SplashServers?
    private var host: ViewHost?
    private var isReady = false
    private var hasShown = false
    /// The program that ran last. Processes end after it: taking its views down would only bring 3 MB of code back that was
    /// let go of when the picture was there, 1.2 MB more than ever before.
    private static var last: SplashProgram?

    /// Shows one of the built-in looks. Returns the exit status, which is 0 even where nothing can be shown.
    public static func run(_ options: SplashOptions) -> Int32 {
        _ = show(options)
        return 0
    }

    /// Shows one of the built-in looks. Returns whether it was shown; why not is in the log.
    public static func show(_ options: SplashOptions) -> Bool {
        let theme = options.theme
        let program = SplashProgram(options, theme.colorScheme) { theme.view($0) }
        _ = program.run()
        return program.hasShown
    }

    /// Has a splash that runs already show a message. Returns whether there is one that did.
    public static func tellRunning(mode: SplashMode, message: String) -> Bool {
        SplashClient.send("M", message) == 0 && SplashClient.send("C", mode.rawValue) == 0
    }

    /// Shows a screen of one's own with the options of the command line. Returns the exit status: 2 for options that
    /// make no sense, which are the only fault that is not passed over.
    public static func run<Screen: SplashScreen>(screen: Screen) -> Int32 {
        main { options in SplashProgram(options, screen.colorScheme) { AnyView(screen.body($0)) }.run() }
    }

    /// Shows one of the built-in looks with the options of the command line. Returns the exit status.
    public static func main() -> Int32 { main { run($0) } }

    private static func main(_ run: (SplashOptions) -> Int32) -> Int32 {
        let words = arguments
        if getpid() == 1 { FirstProcess.run(words, run) }
        if words.contains("--help") || words.contains("-h") {
            print(help)
            return 0
        }
        if let status = SplashClient.run(words) { return status }
        do throws(SplashOptions.Problem) {
            return run(try SplashOptions(words, environment: environment))
        } catch {
            writeLine("\(error); see --help")
            return 2
        }
    }

    private static var arguments: [String] {
        var words: [String] = []
        while let word = scanout_argument(Int32(words.count + 1)) { words.append(String(cString: word)) }
        return words
    }

    private static var help: String {
        let heads = SplashOptions.descriptions.map { "  \($0.name)" + ($0.value.map { " " + $0 } ?? "") }
        let width = (heads.map(\.utf8.count).max() ?? 0) + 2
        let rows = zip(heads, SplashOptions.descriptions).map { head, option in
            head + String(repeating: " ", count: width - head.utf8.count) + option.help
        }
        return "usage: scanout-splash [OPTIONS]\n\nShow a boot screen.\n\n" + rows.joined(separator: "\n")
            + "\n\nTo a splash that runs already: scanout-splash \(SplashClient.help)"
    }

    nonisolated static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func writeLine(_ line: String) {
        var text = "scanout-splash: \(line)\n"
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private init(
        _ options: SplashOptions, _ colorScheme: ColorScheme, _ content: @escaping (SplashState) -> AnyView
    ) {
        self.options = options
        self.colorScheme = colorScheme
        self.content = content
        var state = SplashState(
            mode: options.mode, message: options.message, progress: options.progress.map { abs($0) })
        state.fillsFromRight = options.progress ?? 0 < 0
        state.countdown = options.countdown
        if let path = options.logo ?? SplashFiles.beside("splash.png") {
            state.logo = SplashFiles.picture(path, problem: log.say)
        }
        controller = SplashController(state, retainsPicture: options.retainsPicture)
        notifier = ServiceNotifier(poller, environment: Self.environment)
    }

    private func run() -> Int32 {
        Self.last = self
        if options.survives { markAsSurvivor() }
        controller.onMove = { [unowned self] in host?.stop() }
        if options.listens { servers = SplashServers(options, controller, poller, log) }
        if options.countdown != nil { countDown() }
        if let seconds = options.seconds { poller.after(seconds) { [unowned self] in controller.end() } }
        showAsWanted()
        servers?.close()
        return 0
    }

    // A process whose name begins with @ is left alone when systemd takes over from the initramfs, and when it stops all.
    private func markAsSurvivor() { scanout_argument(0)?[0] = CChar(UInt8(ascii: "@")) }

    private func countDown() {
        poller.after(1) { [unowned self] in
            controller.countDown()
            if controller.model.state.countdown ?? 0 > 0 { countDown() }
        }
    }

    private func showAsWanted() {
        while true {
            switch controller.place {
            case .ended: return
            case .hidden: waitHidden()
            case .shown:
                if let problem = show() { return log.say("\(problem); nothing is shown") }
            }
        }
    }

    /// Listens without a display.
    private func waitHidden() {
        let host = makeHost(AnyView(EmptyView()), on: MemoryDisplay(width: 1, height: 1))
        for client in controller.takeWaiting() { servers?.acknowledge(client) }
        if case .signal = host.run() { controller.end() }
    }

    /// Stays until the next program has shown a picture, since the kernel takes one away with the process that showed it.
    private func waitForSuccessor(_ session: DisplaySession) {
        servers?.close()
        servers = nil
        let end = Poller.now + UInt64(RetainedPicture.mostSeconds * 1e9)
        while !session.isReplaced, Poller.now < end { usleep(50_000) }
        if !session.isReplaced { _ = SplashClient.run(["restore-console"]) }
        session.close()
    }

    private func makeHost(
        _ view: AnyView, on display: any Display, clock: any HostClock = SystemClock()
    ) -> ViewHost {
        var fonts = FontSources.system
        if let font = options.font ?? SplashFiles.beside("splash.ttf") { fonts.files.insert(font, at: 0) }
        let host = ViewHost(view, on: display, clock: clock, fonts: fonts) { [colorScheme] in
            $0.colorScheme = colorScheme
        }
        let log = log
        host.onWarning = { warning in onMain { log.once(warning, warning) } }
        host.onDisplayError = { error in onMain { log.once("\(error)", "\(error)") } }
        host.watch(poller.descriptor) { [poller] in poller.dispatch() }
        self.host = host
        return host
    }

    /// Shows the splash until something else is wanted. Returns why it could not be shown.
    private func show() -> String? {
        let view = AnyView(SplashRoot(model: controller.model, content: content))
        if case .png(let path) = options.display { return draw(view, path) }
        let session: DisplaySession
        switch open() {
        case .success(let opened): session = opened
        case .failure(let problem): return problem.description
        }
        let host = makeHost(view, on: session.display)
        session.serve(host)
        let patience = poller.after(options.wait) { [unowned self] in if !isShowing(session) { host.stop() } }
        // Called in the first round of the loop, which comes after the first picture.
        poller.after(0) { [unowned self] in becomeReady() }
        let ending = host.run()
        poller.cancel(patience)
        return leave(session, host, ending)
    }

    private func isShowing(_ session: DisplaySession) -> Bool {
        (session.display as? DisplaySupervisor)?.isShowing ?? true
    }

    private func becomeReady() {
        guard !isReady else { return }
        isReady = true
        notifier.ready()
        #if SCANOUT_EMBEDDED
        // Half of what is held by now is code that runs once.
        scanout_let_go_of_code()
        #endif
        if let text = Self.environment("SCANOUT_STARTED"), let start = Double(text) { sayTime(since: start) }
    }

    // A file shows one moment of virtual time.
    private func draw(_ view: AnyView, _ path: String) -> String? {
        defer { controller.end() }
        do throws(DisplayError) {
            let file = try PNGDisplay(path: path, memory: try memory())
            makeHost(view, on: file, clock: ManualClock()).advance(by: options.seconds ?? 0)
            file.close()
            if let failure = file.failure { throw failure }
            hasShown = true
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func memory() throws(DisplayError) -> MemoryDisplay {
        if let board = options.board { return try MemoryDisplay(board: board, catalog: .standard) }
        let size = options.size ?? DisplayOpener.defaultSize
        return MemoryDisplay(width: size.width, height: size.height)
    }

    // For measurements: the time since a moment of the monotonic clock in seconds, as /proc/uptime tells it to a shell.
    private func sayTime(since start: Double) {
        Self.writeLine("first picture after \(Int((Double(Poller.now) / 1e9 - start) * 1000)) ms")
    }

    private func open() -> Result<DisplaySession, DisplayError> {
        var display = DisplayOptions()
        display.selection = options.display
        display.board = options.board
        do throws(DisplayError) {
            return .success(try openOnScreen(display))
        } catch {
            guard case .unknown(let kind, _, _) = error, kind == "board" else { return .failure(error) }
            log.once("board", "\(error); going on without a board")
            display.board = nil
        }
        do throws(DisplayError) {
            return .success(try openOnScreen(display))
        } catch {
            return .failure(error)
        }
    }

    private func openOnScreen(_ display: DisplayOptions) throws(DisplayError) -> DisplaySession {
        let session = try DisplaySession(display, waits: options.wait > 0)
        if session.display is MemoryDisplay, case .automatic = display.selection {
            throw .noneFound(attempts: session.attempts.map(\.description))
        }
        return session
    }

    private func leave(_ session: DisplaySession, _ host: ViewHost, _ ending: ViewHost.Ending) -> String? {
        let wasShowing = isShowing(session)
        hasShown = hasShown || wasShowing
        if case .signal = ending { controller.end() }
        if case .ended(retainingPicture: true) = controller.place, wasShowing {
            session.leave(picture: host)
        } else {
            session.close()
        }
        for client in controller.takeWaiting() { servers?.acknowledge(client) }
        if case .ended = controller.place { notifier.stopping() }
        if case .ended(retainingPicture: true) = controller.place, wasShowing { waitForSuccessor(session) }
        if ending == .displayFailed { return "\(session.display.name) failed again and again" }
        return wasShowing || controller.place != .shown ? nil : "no display came within \(options.wait) s"
    }
}

/// Calls on the main actor, where the host's own callbacks come from.
private func onMain(_ call: @MainActor () -> Void) { MainActor.assumeIsolated(call) }
