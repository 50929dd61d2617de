import CLinux
import Glibc
import Raster

/// Hands out pictures of a running panel on a Unix socket, to its owner and to root.
///
/// A thread of its own waits for those who ask, one after the other, so that nobody who connects and then dies or never
/// reads holds up the panel: each has five seconds to ask, and five to take the picture. The panel copies its pixels when
/// asked; the PNG is made aside.
public final class SnapshotServer {
    /// The socket.
    public let path: String
    /// Readable when a picture is wanted: then call `answer(with:)`.
    public var requestDescriptor: Int32 { worker.requests.requestDescriptor }

    private let worker: SnapshotWorker
    private var thread: pthread_t?

    /// Listens at a path; the socket file has mode 0600. Errors: another panel listens there; the path cannot be made.
    public init(path: String) throws(DisplayError) {
        self.path = path
        worker = SnapshotWorker(socket: try LocalSocket.listening(at: path), path: path)
        worker.run(&thread)
    }

    deinit { close() }

    /// Gives a copy of the picture to whoever asked. Does nothing where nobody did.
    public func answer(with surface: Surface) { worker.requests.answer(with: surface) }

    /// Stops listening and removes the socket. Safe to call twice.
    public func close() {
        guard let thread else { return }
        self.thread = nil
        worker.stop()
        pthread_join(thread, nil)
        // The path is another panel's where that one replaced it.
        if let identity = worker.identity, LocalSocket.identity(path) == identity { unlink(path) }
    }
}

/// What the thread works on.
final class SnapshotWorker: Sendable {
    let requests = SnapshotRequests()
    private let socket: LocalSocket
    private let stopDescriptor = scanout_wake_descriptor()
    /// The socket's file.
    let identity: LocalSocket.Identity?

    /// How long one client may take to ask and to take what it gets, in seconds, and how long the panel to answer.
    static let clientSeconds = 5.0
    static let panelSeconds = 2.0

    init(socket: LocalSocket, path: String) {
        self.socket = socket
        identity = LocalSocket.identity(path)
    }

    deinit {
        socket.close()
        Glibc.close(stopDescriptor)
    }

    func stop() { scanout_wake(stopDescriptor) }

    func run(_ thread: inout pthread_t?) {
        var made = pthread_t()
        let context = Unmanaged.passRetained(self)
        let status = pthread_create(
            &made, nil,
            { context in
                // Signals are for the program's own threads.
                var all = sigset_t()
                sigfillset(&all)
                pthread_sigmask(SIG_BLOCK, &all, nil)
                Unmanaged<SnapshotWorker>.fromOpaque(context!).takeRetainedValue().loop()
                return nil
            }, context.toOpaque())
        if status == 0 { thread = made } else { context.release() }
    }

    private func loop() {
        var entries = [socket.descriptor, stopDescriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while true {
            if poll(&entries, 2, -1) < 0 && errno != EINTR { return }
            if entries[1].revents != 0 { return }
            guard entries[0].revents != 0, let client = socket.accepted() else { continue }
            // Who is gone or too slow gets nothing more.
            try? serve(client)
            client.close()
        }
    }

    private var deadline: Deadline { Deadline(after: Self.clientSeconds, unless: stopDescriptor) }

    private func serve(_ client: LocalSocket) throws(Errno) {
        let deadline = deadline
        try client.send(SnapshotMessage.greeting, by: deadline)
        guard let user = client.peer, user == geteuid() || user == 0 else {
            return try client.send(SnapshotMessage.error("this panel belongs to another user"), by: deadline)
        }
        let line = try client.receive(limit: 256, by: deadline) { $0.last == 10 }
        guard line == SnapshotMessage.request else {
            return try client.send(SnapshotMessage.error("the request is not understood"), by: deadline)
        }
        let picture: Surface
        do throws(Errno) {
            picture = try requests.picture(by: Deadline(after: Self.panelSeconds, unless: stopDescriptor))
        } catch {
            let reason = "the panel does not answer: it hangs or is stopped"
            return try client.send(SnapshotMessage.error(reason), by: deadline)
        }
        let answer = SnapshotMessage.picture(PNG.encode(picture))
        try client.send(answer, by: self.deadline)
    }
}
