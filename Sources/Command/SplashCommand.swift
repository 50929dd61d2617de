import Displays
import Scanout
import Splash

/// Shows a boot screen, as `scanout-splash` does.
enum SplashCommand: Subcommand {
    static let name = "splash"
    static let synopsis = "[--board B] [--theme T] [--mode M] [--retain] ..."
    static let summary = "Show a boot screen that psplash's, Plymouth's and systemd's programs can speak to."
    static let options = SplashOptions.descriptions.map { Arguments.Option($0.name, $0.value, $0.help) }

    static func run(_ arguments: Arguments) throws {
        do throws(SplashOptions.Problem) {
            // It ends with 0 even where nothing can be shown: a boot screen holds nothing up.
            _ = SplashProgram.run(
                try SplashOptions(arguments.words) { name in getenv(name).map { String(cString: $0) } })
        } catch {
            throw UsageError("\(error)")
        }
    }
}

/// Shows a message to whoever stands before the panel, as the last resort of something that failed.
enum SayCommand: Subcommand {
    static let name = "say"
    static let synopsis = "TEXT [--display D] [--board B] [--seconds N]"
    static let summary = "Show a message for whoever stands before the panel; a splash that runs shows it itself."
    static let positionals = 1
    static let options: [Arguments.Option] = [
        .display, .board, .init("--seconds", "N", "how long; until it is ended otherwise"),
    ]

    static func run(_ arguments: Arguments) throws {
        guard let text = arguments.positionals.first else { throw UsageError("say what to show: scanout say \"TEXT\"") }
        if arguments["--display"] == nil, SplashProgram.tellRunning(mode: .failure, message: text) { return }
        var options = SplashOptions()
        options.mode = .failure
        options.message = text
        options.listens = false
        options.seconds = try arguments.seconds("--seconds")
        options.board = arguments["--board"]
        if let display = arguments["--display"] { options.display = try DisplaySelection(parsing: display) }
        if !SplashProgram.show(options) { throw SayError.notShown(text) }
    }
}

/// Why a message could not be shown.
enum SayError: Error, CustomStringConvertible {
    case notShown(String)

    var description: String {
        switch self {
        case .notShown(let text): "no display could be used to say \"\(text)\"; see scanout doctor"
        }
    }
}
