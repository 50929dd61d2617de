import CLinux
import Glibc

/// The words by which the program speaks to a splash that runs already, for units and scripts.
enum SplashClient {
    /// Does what the words ask for; nil where they ask for nothing of this kind. Returns the exit status: 0 when the splash
    /// did it, 1 when there is none or it refused.
    static func run(_ words: [String]) -> Int32? {
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        switch first {
        case "ping": return send("P")
        case "quit": return send("Q", rest == "--retain" ? "\u{1}" : "")
        case "message": return send("M", rest)
        case "progress": return send("u", rest)
        case "mode": return send("C", rest)
        case "show": return send("$")
        case "hide": return send("H")
        case "new-root": return send("R", rest)
        // A unit that was skipped for a splash that runs already is cleaned up after as well: the picture stays.
        case "restore-console": return send("P") == 0 ? 0 : restoreConsole()
        case "say": return say(rest)
        default: return nil
        }
    }

    /// The words for the help.
    static let help =
        "ping, quit [--retain], message TEXT, progress PERCENT, mode MODE, show, hide,\n    new-root FOLDER, say TEXT, restore-console"

    /// Has the splash that runs say something, or shows it where there is none, until it is ended.
    private static func say(_ text: String) -> Int32 {
        if send("M", text) == 0 && send("C", "failure") == 0 { return 0 }
        // On the display and the board that the environment names, where it makes sense.
        var options = (try? SplashOptions([], environment: SplashProgram.environment)) ?? SplashOptions()
        options.mode = .failure
        options.message = text
        options.listens = false
        return MainActor.assumeIsolated { SplashProgram.run(options) }
    }

    /// Has the terminal show text again, after a splash that could not do so itself.
    private static func restoreConsole() -> Int32 {
        let terminal = open("/dev/tty0", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return 0 }
        defer { close(terminal) }
        _ = scanout_ioctl(terminal, UInt(KDSKBMODE), UnsafeMutableRawPointer(bitPattern: Int(K_UNICODE)))
        _ = scanout_ioctl(terminal, UInt(KDSETMODE), UnsafeMutableRawPointer(bitPattern: Int(KD_TEXT)))
        return 0
    }

    /// Sends one request and waits for the answer, at most 5 s.
    static func send(_ letter: Character, _ argument: String? = nil) -> Int32 {
        let socket = scanout_connect("@/org/freedesktop/plymouthd")
        guard socket >= 0 else { return 1 }
        defer { close(socket) }
        let bytes = PlymouthParser.bytes(letter: letter, argument: argument)
        guard scanout_send(socket, bytes, bytes.count) == bytes.count else { return 1 }
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 5000) == 1 else { return 1 }
        var reply: UInt8 = 0
        return read(socket, &reply, 1) == 1 && reply == 0x06 ? 0 : 1
    }
}
