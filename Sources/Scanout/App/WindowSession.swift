import Displays

/// An app with several windows, each on a display of its own, all kept by one loop.
///
/// The app's own state and its scenes live in a graph without a display; what they say of each window goes to that
/// window's host, which draws it at its display's pace.
@MainActor
struct WindowSession {
    private let app: ViewHost
    private let windows: [AppWindow]
    private let sessions: [DisplaySession]
    private let clock: any HostClock
    private let seconds: Double?

    /// Opens the displays of all windows. Errors: those of ``DisplaySession``; displays that are named for windows that do
    /// not exist, or for two of them.
    init<A: App>(_ app: A, _ options: DisplayOptions, catalog: BoardCatalog = .standard) throws(DisplayError) {
        let directory = WindowDirectory()
        // Pictures in files have the time of the moment that was asked for.
        let selections = options.displays.map(\.value)
        let isVirtual = !selections.isEmpty && selections.allSatisfy { $0.isFile }
        clock = isVirtual ? ManualClock() : SystemClock()
        self.app = ViewHost(AppView(app), on: MemoryDisplay(width: 1, height: 1), clock: clock) {
            $0.windowDirectory = directory
        }
        windows = directory.windows
        seconds = options.seconds
        let plans = try WindowPlan.plans(for: windows, options)
        let console = SessionConsole(mutesKeyboard: true)
        let named = Set(plans.flatMap(\.connectors))
        var sessions: [Int: DisplaySession] = [:]
        // Those that take what is left come last.
        for index in plans.indices.filter({ plans[$0].isNamed }) + plans.indices.filter({ !plans[$0].isNamed }) {
            let plan = plans[index]
            sessions[index] = try DisplaySession(
                plan.options, catalog: catalog, console: console, reserved: named.subtracting(plan.connectors),
                follows: true, waits: true)
        }
        self.sessions = plans.indices.compactMap { sessions[$0] }
    }

    /// All hosts: the app's and those of its windows.
    func open() -> [ViewHost] {
        let shown = zip(windows, sessions).map { window, session in
            let host = window.open(on: session.display, clock: clock, fadingFrom: session.fadingPicture())
            session.serve(host)
            return host
        }
        return [app] + shown
    }

    /// Gives all displays and the console back.
    func close() { for session in sessions { session.close() } }

    /// Shows the windows until the time is up or a signal comes, gives everything back, and ends the program; see
    /// ``DisplaySession/run(_:for:)``.
    func run() -> Never {
        for session in sessions { session.tellAttempts() }
        let hosts = open()
        if clock is ManualClock {
            ViewHost.advance(hosts, by: seconds ?? 0)
            close()
            let failures = sessions.compactMap { ($0.display as? PNGDisplay)?.failure }
            for failure in failures { writeToStandardError("\(ProgramName.current): \(failure)\n") }
            exit(failures.isEmpty ? 0 : 1)
        }
        hosts[0].report(to: ServiceManager { name in getenv(name).map { String(cString: $0) } })
        let ending = ViewHost.run(hosts, for: seconds)
        close()
        DisplaySession.end(as: ending)
    }
}

/// What a window of several is shown on.
struct WindowPlan {
    var options: DisplayOptions
    /// Whether its display was named, be it by the user or by the scene.
    var isNamed: Bool

    /// The connectors that are named.
    var connectors: [String] {
        guard case .drm(let names?, _) = options.selection else { return [] }
        return names.split(separator: "+").map { String($0) }
    }

    @MainActor
    static func plans(for windows: [AppWindow], _ options: DisplayOptions) throws(DisplayError) -> [Self] {
        let ids = windows.map(\.id)
        let given = try options.displays.assigned(to: ids, kind: "display")
        let boards = try options.boards.assigned(to: ids, kind: "board")
        var plans: [Self] = []
        for (index, window) in windows.enumerated() {
            var own = DisplayOptions()
            let named = try window.display.map { text throws(DisplayError) in try DisplaySelection(parsing: text) }
            own.selection = given[index] ?? named ?? .automatic
            own.board = boards[index]
            own.listen = options.listen.map { index == 0 ? $0 : $0 + "." + (window.id ?? "\(index + 1)") }
            plans.append(Self(options: own, isNamed: own.selection != .automatic))
        }
        try check(plans)
        return plans
    }

    private static func check(_ plans: [Self]) throws(DisplayError) {
        var taken: Set<String> = []
        for plan in plans where !plan.options.selection.isInMemory {
            let names = plan.connectors.isEmpty && plan.isNamed ? ["\(plan.options.selection)"] : plan.connectors
            for name in names where !["drm", "fb"].contains(name) && !taken.insert(name).inserted {
                throw .malformedSelection(
                    text: "\(plan.options.selection)", expected: "a display of its own for each window")
            }
        }
    }
}

extension DisplaySelection {
    fileprivate var isFile: Bool { if case .png = self { true } else { false } }
    fileprivate var isInMemory: Bool { if case .memory = self { true } else { false } }
}
