import CLinux
import Glibc

/// How far systemd's manager says that the boot is: asked for once a second from the moment that its private socket
/// appears until the boot is over.
@MainActor
final class ManagerProgress {
    private let poller: Poller
    private let log: SplashLog
    private let directory: String
    private let report: (Double) -> Void
    private var conversation = ManagerConversation()
    private var descriptor: Int32 = -1
    private var notifier: Int32 = -1
    private var isOver = false
    private var failures = 0

    /// Answers that fail before nobody asks any more: the manager starts itself anew at times, and answers nothing then.
    private static let mostFailures = 30

    /// - Parameter directory: Where the manager's socket `systemd/private` appears.
    init(directory: String = "/run", _ poller: Poller, _ log: SplashLog, _ report: @escaping (Double) -> Void) {
        self.directory = directory
        self.poller = poller
        self.log = log
        self.report = report
        look()
    }

    /// Asks no more.
    func close() {
        isOver = true
        disconnect()
        stopWaiting()
    }

    private var path: String { directory + "/systemd/private" }

    // Until the socket is there, only a change of its folder, or of the one above, wakes anybody. What is looked for is
    // looked for after the watch is set, so that nothing that appears between the two is missed.
    private func look() {
        guard !isOver, descriptor < 0 else { return }
        let folder = directory + "/systemd"
        let isThere = access(folder, F_OK) == 0
        watch(isThere ? folder : directory)
        if access(path, F_OK) == 0 {
            connect()
        } else if !isThere, access(folder, F_OK) == 0 {
            look()
        }
    }

    private func watch(_ folder: String) {
        stopWaiting()
        notifier = scanout_notify_of_new(folder)
        if notifier >= 0 { poller.add(notifier) { [unowned self] in look() } }
    }

    private func stopWaiting() {
        guard notifier >= 0 else { return }
        poller.remove(notifier)
        Glibc.close(notifier)
        notifier = -1
    }

    private func connect() {
        stopWaiting()
        descriptor = scanout_connect(path)
        guard descriptor >= 0 else { return fail() }
        conversation = ManagerConversation(from: conversation.progress)
        poller.add(descriptor) { [unowned self] in read() }
        send(conversation.greeting(user: geteuid()))
    }

    private func ask() {
        guard !isOver, descriptor >= 0, let question = conversation.question() else { return }
        send(question)
    }

    private func send(_ bytes: [UInt8]) {
        if scanout_send(descriptor, bytes, bytes.count) != bytes.count { fail() }
    }

    private func read() {
        var block = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &block, block.count)
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
        guard count > 0 else { return fail() }
        let couldAsk = conversation.canAsk
        switch conversation.read(block[..<count]) {
        case .waiting: if !couldAsk { ask() }
        case .failed: fail()
        case .progress(let share): take(share)
        }
    }

    private func take(_ share: Double) {
        failures = 0
        report(share)
        if share >= 1 { return close() }
        poller.after(1) { [weak self] in self?.ask() }
    }

    private func fail() {
        disconnect()
        failures += 1
        if isOver || failures > Self.mostFailures {
            return log.once("manager", "\(path) does not tell how far the boot is")
        }
        poller.after(1) { [weak self] in self?.look() }
    }

    private func disconnect() {
        guard descriptor >= 0 else { return }
        poller.remove(descriptor)
        Glibc.close(descriptor)
        descriptor = -1
    }
}
