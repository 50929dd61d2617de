import CLinux
import XCTest

@testable import Splash

/// A splash's servers, by their own sockets and pipes.
@MainActor
final class ServerTests: XCTestCase {
    private var directory = ""
    private let poller = Poller()
    private var lines: [String] = []

    override func setUp() async throws {
        directory = NSTemporaryDirectory() + "splash-\(getpid())"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(atPath: directory) }

    private func log() -> SplashLog { SplashLog { [unowned self] in lines.append($0) } }

    /// Lets the poller work until a condition holds, at most 2 s.
    private func work(until condition: () -> Bool) {
        let end = Poller.now + 2_000_000_000
        while !condition(), Poller.now < end {
            var entry = pollfd(fd: poller.descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 50) > 0 { poller.dispatch() }
        }
    }

    func testMomentsComeInTheirOrder() async {
        var order: [Int] = []
        poller.after(0.02) { order.append(2) }
        poller.after(0.01) { order.append(1) }
        let cancelled = poller.after(0.015) { order.append(9) }
        poller.cancel(cancelled)
        work { order.count == 2 }
        XCTAssertEqual(order, [1, 2])
    }

    /// The number of times that the poller asks for work within some milliseconds.
    private func wakeUps(milliseconds: Int) -> Int {
        let end = Poller.now + UInt64(milliseconds) * 1_000_000
        var count = 0
        while Poller.now < end {
            var entry = pollfd(fd: poller.descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 10) > 0 else { continue }
            count += 1
            poller.dispatch()
        }
        return count
    }

    func testThePsplashPipe() async {
        var commands: [PsplashCommand] = []
        let server = PsplashServer(directory: directory, poller, log()) { commands.append($0) }
        let path = directory + "/psplash_fifo"
        for text in ["PROGRESS 10\0", "MSG a\nMSG ", "b\0nonsense\0more\0", "PROGRESS 20\0"] {
            let writer = open(path, O_WRONLY | O_NONBLOCK)
            XCTAssertGreaterThanOrEqual(writer, 0)
            XCTAssertEqual(write(writer, text, text.utf8.count), text.utf8.count)
            close(writer)
        }
        work { commands.count == 4 }
        XCTAssertEqual(commands, [.progress(10), .message("a"), .message("b"), .progress(20)])
        // One line for each kind of fault.
        XCTAssertEqual(lines.count, 1)
        // A writer that went away makes no noise.
        XCTAssertEqual(wakeUps(milliseconds: 50), 0)
        server.close()
        XCTAssertNotEqual(access(path, F_OK), 0)
    }

    func testAPipeThatIsNoneIsLeftAlone() async throws {
        let path = directory + "/psplash_fifo"
        try "mine".write(toFile: path, atomically: true, encoding: .utf8)
        let server = PsplashServer(directory: directory, poller, log()) { _ in }
        server.close()
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "mine")
        XCTAssertEqual(lines.count, 1)
        let nowhere = PsplashServer(directory: directory + "/no/such", poller, log()) { _ in }
        nowhere.close()
        XCTAssertEqual(lines.count, 2)
    }

    private func plymouth(_ handler: @escaping PlymouthServer.Handler) -> (PlymouthServer, String) {
        let name = "@scanout-test-\(getpid())-\(Poller.now)"
        return (PlymouthServer(name: name, poller, log(), leave: { _ in }, handler), name)
    }

    /// Sends bytes and returns what comes back within the poller's work.
    private func ask(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let client = scanout_connect(name)
        XCTAssertGreaterThanOrEqual(client, 0)
        defer { close(client) }
        XCTAssertEqual(scanout_send(client, bytes, bytes.count), bytes.count)
        var answer = [UInt8](repeating: 0, count: 100)
        var count = 0
        work {
            let got = recv(client, &answer, answer.count, Int32(MSG_DONTWAIT))
            if got >= 0 { count = got }
            return got >= 0
        }
        return Array(answer[..<count])
    }

    func testPlymouthRequestsAreAnswered() async {
        let (server, name) = plymouth { request, _ in request == .hasActiveTerminal ? .refused : .acknowledged }
        XCTAssertEqual(ask(name, PlymouthParser.bytes(letter: "P")), [6])
        XCTAssertEqual(ask(name, PlymouthParser.bytes(letter: "V")), [0x15])
        XCTAssertEqual(ask(name, PlymouthParser.bytes(letter: "Z")), [0x15])
        XCTAssertEqual(ask(name, Array("GET / HTTP/1.0\r\n".utf8)), [0x15])
        XCTAssertEqual(ask(name, PlymouthParser.bytes(letter: "P") + PlymouthParser.bytes(letter: "P")), [6, 6])
        XCTAssertEqual(lines.count, 2)
        server.close()
        XCTAssertLessThan(scanout_connect(name), 0)
    }

    func testAnAnswerMayComeLater() async {
        var waiting: [Int32] = []
        let (server, name) = plymouth { _, client in
            waiting.append(client)
            return nil
        }
        let client = scanout_connect(name)
        let bytes = PlymouthParser.bytes(letter: "*", argument: "Password")
        XCTAssertEqual(scanout_send(client, bytes, bytes.count), bytes.count)
        work { waiting.count == 1 }
        server.send(.answer("secret"), to: waiting[0])
        var answer = [UInt8](repeating: 0, count: 20)
        XCTAssertEqual(read(client, &answer, answer.count), 11)
        XCTAssertEqual(Array(answer[..<11]), PlymouthReply.answer("secret").bytes)
        close(client)
        server.send(.acknowledged, to: 999)
        server.close()
    }

    func testAThousandClientsThatSayNothing() async {
        let (server, name) = plymouth { _, _ in .acknowledged }
        var clients: [Int32] = []
        for _ in 0..<1000 {
            let client = scanout_connect(name)
            if client >= 0 { clients.append(client) }
            if clients.count > 300 { close(clients.removeFirst()) }
            poller.dispatch()
        }
        XCTAssertEqual(ask(name, PlymouthParser.bytes(letter: "P")), [6])
        clients.forEach { close($0) }
        server.close()
        XCTAssertEqual(lines.count, 1)
    }

    func testTheManagerIsFoundWhenItAppearsAndAskedUntilItIsDone() async throws {
        var shares: [Double] = []
        let manager = ManagerProgress(directory: directory, poller, log()) { shares.append($0) }
        XCTAssertEqual(wakeUps(milliseconds: 50), 0)
        try FileManager.default.createDirectory(atPath: directory + "/systemd", withIntermediateDirectories: true)
        let listener = scanout_listen(directory + "/systemd/private")
        XCTAssertGreaterThanOrEqual(listener, 0)
        var user: UInt32 = 0
        var peer: Int32 = -1
        var heard: [UInt8] = []
        let hear = {
            if peer < 0 { peer = scanout_accept(listener, &user) }
            var block = [UInt8](repeating: 0, count: 500)
            let count = recv(peer, &block, block.count, Int32(MSG_DONTWAIT))
            if count > 0 { heard += block[..<count] }
        }
        work {
            hear()
            return heard.last == 10
        }
        XCTAssertTrue(heard.starts(with: [0] + Array("AUTH EXTERNAL ".utf8)))
        heard = []
        XCTAssertEqual(scanout_send(peer, "OK 00\r\n", 7), 7)
        work {
            hear()
            return heard.count > 100
        }
        XCTAssertTrue(heard.starts(with: "BEGIN\r\n".utf8))
        let reply: [UInt8] =
            [108, 2, 1, 1, 16, 0, 0, 0, 9, 0, 0, 0, 15, 0, 0, 0, 5, 1, 117, 0, 1, 0, 0, 0, 8, 1, 103, 0, 1, 118, 0, 0]
            + [1, 100, 0, 0, 0, 0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: (1.0).bitPattern >> UInt64(8 * $0)) }
        XCTAssertEqual(scanout_send(peer, reply, reply.count), reply.count)
        work { !shares.isEmpty }
        XCTAssertEqual(shares, [1])
        XCTAssertEqual(wakeUps(milliseconds: 1100), 0)
        manager.close()
        close(peer)
        close(listener)
    }

    func testTheServiceManagerIsTold() async {
        let path = directory + "/notify"
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = UInt16(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        XCTAssertEqual(bound, 0)
        let environment = ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "20000"]
        let notifier = ServiceNotifier(poller) { environment[$0] }
        var heard: [String] = []
        notifier.ready()
        work {
            var block = [UInt8](repeating: 0, count: 100)
            let count = recv(socket, &block, block.count, Int32(MSG_DONTWAIT))
            if count > 0 { heard.append(String(decoding: block[..<count], as: UTF8.self)) }
            return heard.count == 4
        }
        XCTAssertEqual(heard, ["READY=1\n", "WATCHDOG=1\n", "WATCHDOG=1\n", "WATCHDOG=1\n"])
        close(socket)
    }
}
