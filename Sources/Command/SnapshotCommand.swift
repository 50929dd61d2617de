import Displays
import Scanout

/// Writes what a running panel shows, which /dev/fb0 does not tell where a DRM card is used.
enum SnapshotCommand: Subcommand {
    static let name = "snapshot"
    static let synopsis = "--output PNG [--socket SOCKET]"
    static let summary = "Write what a running panel shows, which was started with --listen."
    static let options: [Arguments.Option] = [
        .output,
        .init("--socket", "SOCKET", "the panel's socket; SCANOUT_LISTEN or the usual place otherwise"),
    ]

    static func run(_ arguments: Arguments) throws {
        guard let output = arguments["--output"] else { throw UsageError("say where to write: --output PNG") }
        let environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
        let named = arguments["--socket"] ?? environment("SCANOUT_LISTEN")
        let socket =
            DisplayOptions.socket(named, environment: environment)
            ?? Snapshot.standardPath(environment: environment)
        try Snapshot.write(from: socket, to: output)
    }
}
