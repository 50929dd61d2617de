import CLinux
import Glibc

/// Plymouth's socket, by which `plymouth` and systemd's programs speak to a splash.
///
/// Only root and the splash's own user are listened to. Of many clients that stay and say nothing the oldest are left;
/// one that does not take its answers is left too.
@MainActor
final class PlymouthServer {
    /// The abstract name of the socket.
    static let name = "@/org/freedesktop/plymouthd"
    /// The most clients at a time.
    static let mostClients = 128

    /// What a request comes to at once; nil where the answer is sent later.
    typealias Handler = (PlymouthRequest, Int32) -> PlymouthReply?

    private struct Client {
        var parser = PlymouthParser()
        let isTrusted: Bool
        let order: Int
        var isWaitedFor = false
    }

    private let poller: Poller
    private let log: SplashLog
    private let handle: Handler
    private let leave: (Int32) -> Void
    private var listener: Int32
    private var clients: [Int32: Client] = [:]
    private var accepted = 0

    /// - Parameter leave: Called with a client that went away.
    init(
        name: String = PlymouthServer.name, _ poller: Poller, _ log: SplashLog, leave: @escaping (Int32) -> Void,
        _ handle: @escaping Handler
    ) {
        self.poller = poller
        self.log = log
        self.leave = leave
        self.handle = handle
        listener = scanout_listen(name)
        let reason = errno == EADDRINUSE ? "another splash listens there" : "errno \(errno)"
        if listener >= 0 {
            poller.add(listener) { [unowned self] in accept() }
        } else {
            log.say("not listening for plymouth at \(name): \(reason)")
        }
    }

    /// Whether clients can come.
    var isListening: Bool { listener >= 0 }

    /// Answers a client that waits.
    func send(_ reply: PlymouthReply, to client: Int32) {
        guard clients[client] != nil else { return }
        clients[client]?.isWaitedFor = false
        let bytes = reply.bytes
        if scanout_send(client, bytes, bytes.count) != bytes.count { drop(client) }
    }

    /// Leaves all clients, and no more can come.
    func close() {
        for client in clients.keys { drop(client) }
        guard listener >= 0 else { return }
        poller.remove(listener)
        Glibc.close(listener)
        listener = -1
    }

    private func accept() {
        var user: UInt32 = 0
        let client = scanout_accept(listener, &user)
        guard client >= 0 else {
            // Out of descriptors: room is made, or the loop would be called again at once for ever.
            if errno == EMFILE || errno == ENFILE { dropOldest() }
            return
        }
        if clients.count >= Self.mostClients { dropOldest() }
        accepted += 1
        clients[client] = Client(isTrusted: user == 0 || user == geteuid(), order: accepted)
        poller.add(client) { [unowned self] in read(client) }
    }

    private func dropOldest() {
        let idle = clients.filter { !$0.value.isWaitedFor }
        guard let oldest = (idle.isEmpty ? clients : idle).min(by: { $0.value.order < $1.value.order }) else { return }
        log.once("plymouth clients", "more than \(Self.mostClients) clients at \(Self.name): left the oldest")
        drop(oldest.key)
    }

    private func drop(_ client: Int32) {
        guard clients.removeValue(forKey: client) != nil else { return }
        poller.remove(client)
        Glibc.close(client)
        leave(client)
    }

    private func read(_ client: Int32) {
        var block = [UInt8](repeating: 0, count: 2048)
        let count = Glibc.read(client, &block, block.count)
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
        guard count > 0 else { return drop(client) }
        clients[client]?.parser.append(block[..<count])
        do throws(PlymouthParser.Malformed) {
            while let request = try clients[client]?.parser.next() { answer(request, client) }
        } catch {
            log.once("plymouth malformed", "left a client at \(Self.name) that sent no request of Plymouth's")
            if clients[client] != nil { send(.refused, to: client) }
            drop(client)
        }
    }

    private func answer(_ request: PlymouthRequest, _ client: Int32) {
        guard clients[client]?.isTrusted ?? false else {
            log.once("plymouth user", "refused a client at \(Self.name) that is not root")
            return send(.refused, to: client)
        }
        if case .unknown = request {
            log.once("plymouth unknown", "refused a request at \(Self.name) that is not known")
            return send(.refused, to: client)
        }
        clients[client]?.isWaitedFor = true
        if let reply = handle(request, client) { send(reply, to: client) }
    }
}
