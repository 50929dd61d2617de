import Displays

/// Which display a program runs on, as the command line and the environment say.
public struct DisplayOptions: Sendable {
    /// The display.
    public var selection = DisplaySelection.automatic
    /// The panel's profile id.
    public var board: String?
    /// The socket on which pictures of the panel are handed out; nil for none.
    public var listen: String?
    /// How long to run, in seconds; nil for without an end.
    public var seconds: Double?

    /// Makes options for the best display.
    public init() {}

    /// Reads `--display D`, `--board B`, `--listen SOCKET` and `--seconds N` (also with `=`), and where they are missing
    /// `SCANOUT_DISPLAY`, `SCANOUT_BOARD` and `SCANOUT_LISTEN`. Other arguments are the program's own and passed over.
    ///
    /// Errors: a display or a number that cannot be read.
    public init(arguments: [String], environment: (String) -> String?) throws(DisplayError) {
        func value(_ name: String) -> String? {
            if let index = arguments.firstIndex(of: name), index + 1 < arguments.count { return arguments[index + 1] }
            return arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        }
        if let display = value("--display") ?? environment("SCANOUT_DISPLAY") {
            selection = try DisplaySelection(parsing: display)
        }
        board = value("--board") ?? environment("SCANOUT_BOARD")
        listen = Self.socket(value("--listen") ?? environment("SCANOUT_LISTEN"), environment: environment)
        if let text = value("--seconds") {
            guard let number = Double(text), number.isFinite, number >= 0 else {
                throw .malformedSelection(text: "--seconds \(text)", expected: "a number of seconds, 0 or more")
            }
            seconds = number
        }
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
