import CLinux
import Displays

/// A program that shows views on a display.
///
///     @main struct Panel: App {
///         var body: some Scene { WindowGroup { Text("Hello") } }
///     }
///
/// It runs on the display that `--display` or `SCANOUT_DISPLAY` names (`drm`, `drm:HDMI-A-1`, `fb:/dev/fb1`, `memory`,
/// `png:out.png`), else on the best one found. `--board` or `SCANOUT_BOARD` names the panel's profile.
///
/// With several windows each is shown on a display of its own, all by one loop; see ``WindowGroup``.
@MainActor @preconcurrency
public protocol App {
    /// The type of what the app is made of.
    associatedtype Body: Scene
    /// What the app is made of.
    @SceneBuilder var body: Body { get }
    /// Makes the app.
    init()
}

extension App {
    /// Shows the app's scene until a signal ends the program. Where there is no display yet, and whenever it goes away,
    /// the app runs on and is shown as soon as there is one. Exits with 1 when the display that was asked for cannot come
    /// to be used, with 2 when an option is wrong.
    public static func main() {
        do throws(DisplayError) {
            let options = try DisplayOptions(
                arguments: Array(CommandLine.arguments.dropFirst()), environment: getEnvironment)
            try run(options)
        } catch {
            writeToStandardError("\(ProgramName.current): \(error)\n")
            exit(error.isUsage ? 2 : 1)
        }
    }

    private static func run(_ options: DisplayOptions) throws(DisplayError) -> Never {
        if Body._windowCount > 1 {
            try WindowSession(Self(), options).run()
        } else {
            _ = try options.displays.assigned(to: [options.displays.first?.window], kind: "display")
            let session = try DisplaySession(options, waits: true)
            session.run(AppView(Self()), for: options.seconds)
        }
    }

    nonisolated private static func getEnvironment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

/// The program's name for messages.
enum ProgramName {
    static var current: String {
        let path = CommandLine.arguments.first ?? "scanout"
        return path.split(separator: "/").last.map { String($0) } ?? path
    }
}
