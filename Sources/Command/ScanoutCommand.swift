import Displays
import Scanout

/// The `scanout` command: exit status 0, 1 when something failed, 2 when it was called wrongly.
@main
enum ScanoutCommand {
    static let version = "0.1.0"

    @MainActor static let subcommands: [any Subcommand.Type] = [
        DemoCommand.self, RenderCommand.self, ScenesCommand.self, BoardsCommand.self, DoctorCommand.self,
        SnapshotCommand.self, SplashCommand.self, SayCommand.self, InstallCommand.self, UninstallCommand.self,
        FontsCommand.self, BenchCommand.self,
    ]

    @MainActor static func main() {
        let status = run(Array(CommandLine.arguments.dropFirst()))
        exit(status)
    }

    /// Runs one call and returns the exit status. Results go to standard output, messages to standard error.
    @MainActor static func run(_ words: [String]) -> Int32 {
        guard let name = words.first else {
            message(usage)
            return 2
        }
        if ["--help", "-h", "help"].contains(name) { return succeed(usage) }
        if name == "--version" { return succeed("scanout \(version)") }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            let suggestion = Arguments.suggestion(name, subcommands.map { $0.name })
            message("scanout: unknown command \"\(name)\"\(suggestion)\n\(usage)")
            return 2
        }
        return run(subcommand, Array(words.dropFirst()))
    }

    @MainActor private static func run(_ subcommand: any Subcommand.Type, _ words: [String]) -> Int32 {
        if words.contains("--help") || words.contains("-h") { return succeed(subcommand.help) }
        do {
            let arguments = try Arguments(
                words, options: subcommand.options, positionals: subcommand.positionals)
            try subcommand.run(arguments)
            return 0
        } catch let error as UsageError {
            message("scanout \(subcommand.name): \(error)\nsee scanout \(subcommand.name) --help")
            return 2
        } catch {
            message("scanout \(subcommand.name): \(error)")
            return (error as? DisplayError)?.isUsage == true ? 2 : 1
        }
    }

    @MainActor private static var usage: String {
        let width = (subcommands.map { $0.name.count }.max() ?? 0) + 2
        let rows = subcommands.map { command in
            "  " + command.name + String(repeating: " ", count: width - command.name.count) + command.summary
        }
        return "usage: scanout COMMAND [OPTIONS]\n\n" + rows.joined(separator: "\n")
            + "\n\nscanout COMMAND --help tells more about a command."
    }

    private static func succeed(_ text: String) -> Int32 {
        print(text)
        return 0
    }

    static func message(_ text: String) { writeToStandardError(text + "\n") }
}

/// Writes a message for a person.
func writeToStandardError(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
