import CLinux
import Glibc

/// psplash's FIFO: `psplash_fifo` in the folder that PSPLASH_FIFO_DIR names, else in /run. Where somebody removes it, it
/// is made again.
@MainActor
final class PsplashServer {
    private let poller: Poller
    private let log: SplashLog
    private let path: String
    private let reader: PsplashReader
    private var descriptor: Int32 = -1
    private var notifier: Int32 = -1

    /// Makes the FIFO, or takes the one that is there. What else is found at its place stays, with a line in the log.
    init(directory: String, _ poller: Poller, _ log: SplashLog, _ handle: @escaping (PsplashCommand) -> Void) {
        self.poller = poller
        self.log = log
        path = directory + "/psplash_fifo"
        reader = PsplashReader(path, log, handle)
        listen()
    }

    private func listen() {
        if mkfifo(path, 0o600) != 0, errno != EEXIST { return report("make") }
        guard inode() != nil else {
            return log.once("psplash place", "\(path) is there and no FIFO: not listening for psplash-write")
        }
        descriptor = scanout_open_fifo(path)
        if descriptor < 0 { return report("open") }
        poller.add(descriptor) { [unowned self] in read() }
        notifier = scanout_notify_of_loss(path)
        if notifier >= 0 { poller.add(notifier) { [unowned self] in makeAgainIfLost() } }
    }

    /// Takes the FIFO away.
    func close() {
        guard descriptor >= 0 else { return }
        stopListening()
        unlink(path)
    }

    private func stopListening() {
        for open in [descriptor, notifier] where open >= 0 {
            poller.remove(open)
            Glibc.close(open)
        }
        descriptor = -1
        notifier = -1
    }

    private func makeAgainIfLost() {
        var block = [UInt8](repeating: 0, count: 1024)
        while Glibc.read(notifier, &block, block.count) > 0 {}
        var own = stat()
        if fstat(descriptor, &own) == 0, inode() == own.st_ino { return }
        log.once("psplash lost", "\(path) was removed: making it again")
        stopListening()
        listen()
    }

    /// The number of the FIFO at the path; nil where there is none.
    private func inode() -> ino_t? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
        return status.st_ino
    }

    private func report(_ what: String) {
        let reason = errno
        log.once("psplash \(what)", "cannot \(what) \(path): errno \(reason); not listening for psplash-write")
    }

    private func read() { _ = reader.read(descriptor) { [unowned self] in descriptor >= 0 } }
}
