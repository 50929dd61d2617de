import Glibc

/// Says what went wrong: on standard error, which a service's journal takes, and where no journal runs yet, as in an
/// initramfs, in the kernel's log too. Each kind of fault once, however often it happens.
@MainActor
final class SplashLog {
    private var kinds: Set<String> = []
    private let write: (String) -> Void

    /// - Parameter write: Where lines go; standard error and the kernel's log otherwise.
    init(_ write: @escaping (String) -> Void = SplashLog.writeForPeople) { self.write = write }

    /// Says something.
    func say(_ line: String) { write(line) }

    /// Says something of a kind of fault unless something of it was said before.
    func once(_ kind: String, _ line: @autoclosure () -> String) {
        if kinds.insert(kind).inserted { write(line()) }
    }

    /// The default place for lines.
    nonisolated static func writeForPeople(_ line: String) {
        var text = "scanout-splash: \(line)\n"
        text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if getenv("JOURNAL_STREAM") != nil || access("/run/systemd/journal/socket", F_OK) == 0 { return }
        let kernel = open("/dev/kmsg", O_WRONLY | O_CLOEXEC)
        if kernel < 0 { return }
        // 4: a warning.
        text = "<4>" + text
        text.withUTF8 { _ = Glibc.write(kernel, $0.baseAddress, $0.count) }
        close(kernel)
    }
}
