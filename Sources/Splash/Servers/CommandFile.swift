import Glibc

/// psplash's commands from a file of one's own choice, such as a serial line on which another processor says how far
/// things are.
@MainActor
final class CommandFile {
    private let poller: Poller
    private let reader: PsplashReader
    private var descriptor: Int32

    /// Opens the file; `-` is standard input. Where it cannot be opened, a line in the log says so.
    init(_ path: String, _ poller: Poller, _ log: SplashLog, _ handle: @escaping (PsplashCommand) -> Void) {
        self.poller = poller
        reader = PsplashReader(path, log, handle)
        descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            log.say("cannot open \(path): errno \(errno); not listening to it")
            return
        }
        Self.silence(descriptor)
        poller.add(descriptor) { [unowned self] in read() }
    }

    /// Listens no longer.
    func close() {
        guard descriptor >= 0 else { return }
        poller.remove(descriptor)
        Glibc.close(descriptor)
        descriptor = -1
    }

    // A line would be sent back to whoever sent it.
    private static func silence(_ descriptor: Int32) {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { return }
        modes.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(descriptor, TCSANOW, &modes)
    }

    private func read() {
        if !reader.read(descriptor, while: { [unowned self] in descriptor >= 0 }) { close() }
    }
}
