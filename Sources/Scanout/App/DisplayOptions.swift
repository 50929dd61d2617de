import Displays

/// Which display a program runs on, as the command line and the environment say.
public struct DisplayOptions: Sendable {
    /// The display; of an app with several windows the first that is named.
    public var selection = DisplaySelection.automatic
    /// The panel's profile id; of an app with several windows the first that is named.
    public var board: String?
    /// The displays of an app's windows, as they were named; empty where none was.
    public var displays: [WindowAssignment<DisplaySelection>] = []
    /// The profiles of the panels of an app's windows, as they were named; empty where none was.
    public var boards: [WindowAssignment<String>] = []
    /// The socket on which pictures of the panel are handed out; nil for none.
    public var listen: String?
    /// How long to run, in seconds; nil for without an end.
    public var seconds: Double?

    /// Makes options for the best display.
    public init() {}

    /// Reads `--display D`, `--board B`, `--listen SOCKET` and `--seconds N` (also with `=`), and where they are missing
    /// `SCANOUT_DISPLAY`, `SCANOUT_BOARD` and `SCANOUT_LISTEN`. Other arguments are the program's own and passed over.
    ///
    /// Displays and boards of several windows have commas between them, and may begin with a window's id and an equals
    /// sign: `drm:HDMI-A-1,status=fb:/dev/fb1`.
    ///
    /// Errors: a display or a number that cannot be read.
    public init(arguments: [String], environment: (String) -> String?) throws(DisplayError) {
        func value(_ name: String) -> String? {
            if let index = arguments.firstIndex(of: name), index + 1 < arguments.count { return arguments[index + 1] }
            return arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        }
        if let text = value("--display") ?? environment("SCANOUT_DISPLAY") { try setDisplays(text) }
        if let text = value("--board") ?? environment("SCANOUT_BOARD") {
            boards = WindowAssignment.list(text)
            board = boards.first?.value
        }
        listen = Self.socket(value("--listen") ?? environment("SCANOUT_LISTEN"), environment: environment)
        if let text = value("--seconds") {
            guard let number = Double(text), number.isFinite, number >= 0 else {
                throw .malformedSelection(text: "--seconds \(text)", expected: "a number of seconds, 0 or more")
            }
            seconds = number
        }
    }

    private mutating func setDisplays(_ text: String) throws(DisplayError) {
        for part in WindowAssignment.list(text, begins: DisplaySelection.isKind) {
            displays.append(WindowAssignment(window: part.window, value: try DisplaySelection(parsing: part.value)))
        }
        selection = displays.first?.value ?? .automatic
    }

    /// The socket that a text names: a path, the usual one for `auto`, none for nothing.
    public static func socket(_ text: String?, environment: (String) -> String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return text == "auto" ? Snapshot.standardPath(environment: environment) : text
    }
}

extension DisplayError {
    /// Whether the caller wrote something wrong, rather than the world being otherwise than hoped.
    public var isUsage: Bool {
        switch self {
        case .unknown, .malformedSelection: true
        default: false
        }
    }
}
