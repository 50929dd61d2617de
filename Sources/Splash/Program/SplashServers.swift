import Glibc

/// All by which other programs reach a splash.
@MainActor
final class SplashServers {
    private let psplash: PsplashServer
    private let commands: CommandFile?
    private let plymouth: PlymouthServer
    private let manager: ManagerProgress?
    private let keys: KeyReader
    private let log: SplashLog

    /// Where Plymouth keeps its process number; that the file is there is how systemd knows that a splash asks for passwords.
    private static let processFile = "/run/plymouth/pid"

    init(_ options: SplashOptions, _ controller: SplashController, _ poller: Poller, _ log: SplashLog) {
        self.log = log
        let directory = SplashProgram.environment("PSPLASH_FIFO_DIR") ?? "/run"
        psplash = PsplashServer(directory: directory, poller, log) { controller.handle($0) }
        commands = options.commands.map { CommandFile($0, poller, log) { controller.handle($0) } }
        plymouth = PlymouthServer(poller, log, leave: { controller.leave($0) }) { request, client in
            controller.handle(request, from: client)
        }
        manager =
            options.asksManager && options.mode == .boot
            ? ManagerProgress(poller, log) { controller.handle(managerProgress: $0) } : nil
        keys = KeyReader(poller) { controller.press($0) }
        connect(controller)
        if plymouth.isListening { writeProcessFile() }
    }

    private func connect(_ controller: SplashController) {
        controller.onKeysWanted = { [keys] in keys.read($0) }
        controller.onAnswer = { [plymouth] answer in
            plymouth.send(answer.text.map { .answer($0) } ?? .noAnswer, to: answer.client)
        }
        controller.onNewRoot = { [log] path in
            if chdir(path) != 0 || chroot(".") != 0 { log.say("cannot go to the new root \(path): errno \(errno)") }
        }
    }

    /// Tells a client that what it asked for is done.
    func acknowledge(_ client: Int32) { plymouth.send(.acknowledged, to: client) }

    /// Listens no longer.
    func close() {
        keys.read(false)
        manager?.close()
        psplash.close()
        commands?.close()
        if plymouth.isListening { unlink(Self.processFile) }
        plymouth.close()
    }

    private func writeProcessFile() {
        _ = mkdir("/run/plymouth", 0o755)
        let file = open(Self.processFile, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return }
        let text = Array("\(getpid())\n".utf8)
        _ = write(file, text, text.count)
        Glibc.close(file)
    }
}
