import Displays
import Scanout

/// Draws a scene as it is at a moment: the same bytes every time.
enum RenderCommand: Subcommand {
    static let name = "render"
    static let synopsis = "SCENE [--board B | --size WxH] [--at SECONDS] --output PNG"
    static let summary = "Draw a scene as it is at a moment of virtual time, into a file or onto a display."
    static let positionals = 1
    static let options: [Arguments.Option] = [
        .board, .size, .format,
        .init("--at", "SECONDS", "the moment, from the scene's start; 0 otherwise"),
        .init("--dark", nil, "light on dark"),
        .init("--font", "FILE", "a font file to be used before all others"),
        .output, .display, .listen,
        .init("--hold", "SECONDS", "with --display: how long the picture stays; until Ctrl+C otherwise"),
        .init("--wait", nil, "with --display: go on while there is no display, and when it is replaced"),
    ]

    static func run(_ arguments: Arguments) throws {
        guard let name = arguments.positionals.first else { throw UsageError("name a scene, see scanout scenes") }
        let scene = try Scenes.named(name)
        if arguments.has("--display") { return try show(scene, arguments) }
        guard let output = arguments["--output"] else { throw UsageError("say where to write: --output PNG") }
        let display = try memoryDisplay(arguments)
        try draw(scene, on: display, arguments)
        try display.writePNG(to: output)
    }

    /// A panel in memory as options describe it; 800x480 pixels of 32 bits where they say nothing.
    static func memoryDisplay(_ arguments: Arguments) throws -> MemoryDisplay {
        if let board = arguments["--board"] {
            if arguments.has("--size") || arguments.has("--format") {
                throw UsageError("--board already says what --size and --format say")
            }
            return try MemoryDisplay(board: board, catalog: .standard)
        }
        let size = try arguments["--size"].map { try pixels($0) } ?? DisplayOpener.defaultSize
        return MemoryDisplay(width: size.width, height: size.height, format: try format(arguments["--format"]))
    }

    private static func pixels(_ text: String) throws -> DisplaySelection.Size {
        guard case .memory(let size?) = try? DisplaySelection(parsing: "memory:" + text) else {
            throw UsageError("--size takes a width and a height such as 320x240, not \"\(text)\"")
        }
        return size
    }

    private static func format(_ name: String?) throws -> PixelFormat {
        guard let name else { return .xrgb8888 }
        if let format = PixelFormat(name: name) { return format }
        throw UsageError(
            "unknown pixel format \"\(name)\"" + Arguments.suggestion(name, PixelFormat.names))
    }

    @discardableResult
    private static func draw(
        _ scene: DemoScene, on display: any Display, _ arguments: Arguments
    ) throws -> ViewHost {
        let time = try arguments.seconds("--at") ?? 0
        if time > 100_000 { throw UsageError("--at takes at most 100000 seconds: every timer until then is run") }
        var fonts = FontSources.system
        if let file = arguments["--font"] { fonts.files.insert(file, at: 0) }
        let isDark = arguments.has("--dark")
        let host = ViewHost(scene.makeView(), on: display, clock: ManualClock(), fonts: fonts) {
            if isDark { $0.colorScheme = .dark }
        }
        if arguments.has("--font"), let problem = host.fontProblems.first { throw RenderError.unreadableFont(problem) }
        var failure: DisplayError?
        host.onDisplayError = { failure = $0 }
        host.advance(by: time)
        if let failure { throw failure }
        return host
    }

    private nonisolated static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func show(_ scene: DemoScene, _ arguments: Arguments) throws {
        if arguments.has("--size") || arguments.has("--format") {
            throw UsageError("--display already says what --size and --format say")
        }
        let hold = try arguments.seconds("--hold")
        var options = DisplayOptions()
        options.selection = try DisplaySelection(parsing: arguments["--display"] ?? "")
        options.board = arguments["--board"]
        let waits = arguments.has("--wait")
        options.listen = DisplayOptions.socket(arguments["--listen"], environment: environment)
        let session = try DisplaySession(options, mutesKeyboard: false, follows: waits, waits: waits)
        defer { session.close() }
        let isSeen = session.isOnScreen || session.snapshots != nil
        if !isSeen, session.display is MemoryDisplay, !arguments.has("--output") {
            throw UsageError("nobody sees a display in memory: say where to write, --output PNG, or --listen")
        }
        let host = try draw(scene, on: session.display, arguments)
        if let output = arguments["--output"] { try host.writePNG(to: output) }
        session.serve(host)
        let ending = isSeen ? host.hold(for: hold) : .elapsed
        guard case .signal(let number) = ending else { return }
        session.close()
        DisplaySession.die(of: number)
    }
}

/// Why a scene could not be drawn.
enum RenderError: Error, CustomStringConvertible {
    case unreadableFont(String)

    var description: String {
        switch self {
        case .unreadableFont(let problem): problem
        }
    }
}
