import Displays
import Scanout
import Splash

/// Sets a machine up: a boot screen, or one program that has the display to itself.
enum InstallCommand: Subcommand {
    static let name = "install"
    static let synopsis = "splash [--board B] [--theme T] | kiosk PROGRAM [--user U] [--vt N]  [--root DIR] [--dry-run]"
    static let summary = "Install a boot screen, or a program that has the display to itself."
    static let positionals = 2
    static let options: [Arguments.Option] = [
        .board, .init("--theme", "T", "of the boot screen, see scanout splash --help; bar otherwise"),
        .init("--program", "FILE", "the scanout-splash to install; that beside this program otherwise"),
        .init("--user", "U", "who runs the kiosk's program; otherwise a user of its own that systemd makes up"),
        .init("--vt", "N", "the kiosk's virtual terminal; 1 otherwise"),
        .init("--root", "DIR", "the root of the system to set up; / otherwise"),
        .init("--dry-run", nil, "show all that would be written, and write nothing"),
    ]

    static func run(_ arguments: Arguments) throws {
        let plan = try plan(arguments)
        if arguments.has("--dry-run") { return print(plan.description) }
        try Installer(root: arguments["--root"] ?? "/") { print($0) }.install(plan)
        for line in plan.advice { print(line) }
    }

    static func plan(_ arguments: Arguments) throws -> InstallPlan {
        switch arguments.positionals.first {
        case "splash"? where arguments.positionals.count == 1: return try splash(arguments)
        case "kiosk"? where arguments.positionals.count == 2: return try kiosk(arguments)
        case "kiosk"?: throw UsageError("name the program: scanout install kiosk PROGRAM")
        default: throw UsageError("say what to install: splash, or kiosk PROGRAM")
        }
    }

    private static func splash(_ arguments: Arguments) throws -> InstallPlan {
        let theme = arguments["--theme"] ?? "bar"
        guard SplashTheme(rawValue: theme) != nil else {
            let names = SplashTheme.allCases.map(\.rawValue)
            throw UsageError(
                "unknown theme \"\(theme)\"; there are \(names.joined(separator: ", "))"
                    + Arguments.suggestion(theme, names))
        }
        let board = try arguments["--board"].map { try BoardCatalog.standard.profile($0) }
        return SplashPlan(program: try splashProgram(arguments), board: board, theme: theme).plan
    }

    private static func splashProgram(_ arguments: Arguments) throws -> String {
        if let path = arguments["--program"] {
            if access(path, R_OK) == 0 { return path }
            throw UsageError("cannot read \(path)")
        }
        let own = InstallFiles.target("/proc/self/exe") ?? ""
        let folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? ""
        let path = folder + "/scanout-splash"
        if access(path, R_OK) == 0 { return path }
        throw UsageError(
            "there is no scanout-splash beside \(own): build it (make static), or name it with --program FILE")
    }

    private static func kiosk(_ arguments: Arguments) throws -> InstallPlan {
        let program = arguments.positionals[1]
        guard program.hasPrefix("/") else {
            throw UsageError("name the program by its absolute path, not \"\(program)\"")
        }
        guard !program.unicodeScalars.contains(where: { $0.value <= 32 || $0 == "%" || $0 == "$" }) else {
            throw UsageError("the path of the program must hold no spaces, % or $")
        }
        let text = arguments["--vt"] ?? "1"
        guard let terminal = Int(text), (1...63).contains(terminal) else {
            throw UsageError("--vt takes a number in 1...63, not \"\(text)\"")
        }
        if let board = arguments["--board"] { _ = try BoardCatalog.standard.profile(board) }
        return KioskPlan(
            program: program, terminal: terminal, user: arguments["--user"], board: arguments["--board"]
        ).plan
    }
}

/// Takes away what `install` wrote.
enum UninstallCommand: Subcommand {
    static let name = "uninstall"
    static let synopsis = "splash | kiosk  [--root DIR] [--dry-run]"
    static let summary = "Undo install; what was changed since stays."
    static let positionals = 1
    static let options: [Arguments.Option] = [
        .init("--root", "DIR", "the root of the system; / otherwise"),
        .init("--dry-run", nil, "show what would be removed, and remove nothing"),
    ]

    static func run(_ arguments: Arguments) throws {
        guard let name = arguments.positionals.first, ["splash", "kiosk"].contains(name) else {
            throw UsageError("say what to uninstall: splash or kiosk")
        }
        try Installer(root: arguments["--root"] ?? "/") { print($0) }
            .uninstall(name, isDryRun: arguments.has("--dry-run"))
    }
}
