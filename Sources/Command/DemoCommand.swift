import Displays
import Scanout

/// Runs the demonstration on the best display, or draws it into a file where there is none.
enum DemoCommand: Subcommand {
    static let name = "demo"
    static let synopsis = "[--display D] [--board B] [--seconds N] [--output PNG] [--listen SOCKET]"
    static let summary = "Run the components on the best display found; without one, write a picture."
    static let options: [Arguments.Option] = [
        .display, .board,
        .init("--seconds", "N", "how long to run; until Ctrl+C otherwise, 3 for a picture"),
        .listen,
        .init("--output", "PNG", "also write what was shown last; scanout-demo.png where there is no display"),
    ]

    static func run(_ arguments: Arguments) throws {
        let seconds = try arguments.seconds("--seconds")
        var options = DisplayOptions()
        if let display = arguments["--display"] ?? environment("SCANOUT_DISPLAY") {
            options.selection = try DisplaySelection(parsing: display)
        }
        options.board = arguments["--board"] ?? environment("SCANOUT_BOARD")
        options.listen = DisplayOptions.socket(
            arguments["--listen"] ?? environment("SCANOUT_LISTEN"), environment: environment)
        let session = try DisplaySession(options, mutesKeyboard: false)
        if session.isOnScreen || session.snapshots != nil {
            try runOnScreen(session, seconds, output: arguments["--output"])
        } else {
            try drawPicture(session, seconds ?? 3, output: arguments["--output"])
        }
    }

    private nonisolated static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func runOnScreen(_ session: DisplaySession, _ seconds: Double?, output: String?) throws {
        let place = session.isOnScreen ? "" : ", which scanout snapshot looks at"
        ScanoutCommand.message(
            "showing the demo on \(session.display.name)\(place)" + (seconds == nil ? "; Ctrl+C ends it" : ""))
        let (host, ending) = session.show(ArticleScene(), for: seconds)
        if let output { try host.writePNG(to: output) }
        if case .signal(let number) = ending { DisplaySession.die(of: number) }
        if ending == .displayFailed { throw DemoError.displayFailed(session.display.name) }
    }

    private static func drawPicture(_ session: DisplaySession, _ seconds: Double, output: String?) throws {
        for attempt in session.attempts { ScanoutCommand.message("not used: \(attempt)") }
        let host = ViewHost(ArticleScene(), on: session.display, clock: ManualClock())
        host.advance(by: seconds)
        if let picture = session.display as? PNGDisplay {
            try picture.write()
            if let output { try host.writePNG(to: output) }
            return print("wrote \(picture.path)")
        }
        let path = output ?? "scanout-demo.png"
        try host.writePNG(to: path)
        print("no display to show it on: wrote \(path), the demo after \(seconds) s")
    }
}

/// Why the demonstration ended early.
enum DemoError: Error, CustomStringConvertible {
    case displayFailed(String)

    var description: String {
        switch self {
        case .displayFailed(let name): "\(name) failed again and again; see scanout doctor"
        }
    }
}
