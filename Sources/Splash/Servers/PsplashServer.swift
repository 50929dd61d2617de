import CLinux
import Glibc

/// psplash's FIFO: `psplash_fifo` in the folder that PSPLASH_FIFO_DIR names, else in /run.
@MainActor
final class PsplashServer {
    private let poller: Poller
    private let log: SplashLog
    private let path: String
    private var parser = PsplashParser()
    private var descriptor: Int32 = -1
    private let handle: (PsplashCommand) -> Void

    /// Makes the FIFO, or takes the one that is there. What else is found at its place stays, with a line in the log.
    init(directory: String, _ poller: Poller, _ log: SplashLog, _ handle: @escaping (PsplashCommand) -> Void) {
        self.poller = poller
        self.log = log
        self.handle = handle
        path = directory + "/psplash_fifo"
        listen()
    }

    private func listen() {
        if mkfifo(path, 0o600) != 0, errno != EEXIST { return report("make") }
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            return log.say("\(path) is there and no FIFO: not listening for psplash-write")
        }
        descriptor = scanout_open_fifo(path)
        if descriptor < 0 { return report("open") }
        poller.add(descriptor) { [unowned self] in read() }
    }

    /// Takes the FIFO away.
    func close() {
        guard descriptor >= 0 else { return }
        poller.remove(descriptor)
        Glibc.close(descriptor)
        descriptor = -1
        unlink(path)
    }

    private func report(_ what: String) {
        log.say("cannot \(what) \(path): errno \(errno); not listening for psplash-write")
    }

    // A block at a time, so that a client that never stops writing cannot keep the rest from running.
    private func read() {
        var block = [UInt8](repeating: 0, count: 16_384)
        let count = Glibc.read(descriptor, &block, block.count)
        guard count > 0 else { return }
        for command in parser.read(block[..<count]) {
            if case .ignored(let problem) = command {
                log.once("psplash \(problem)", "passed over a command at \(path): \(Self.text(problem))")
            } else {
                handle(command)
            }
            if descriptor < 0 { return }
        }
    }

    private static func text(_ problem: PsplashCommand.Problem) -> String {
        switch problem {
        case .tooLong: "longer than \(PsplashParser.mostBytes) bytes"
        case .unknown: "not PROGRESS, MSG or QUIT"
        case .noNumber: "PROGRESS without a number"
        }
    }
}
