import CLinux
import XCTest

@testable import Splash

/// Clients that send nonsense, too much, or go away in between: passed over with one line in the log for each kind.
@MainActor
final class HostileClientTests: XCTestCase {
    private var directory = ""
    private let poller = Poller()
    private var lines: [String] = []
    private var commands: [PsplashCommand] = []

    private var path: String { directory + "/psplash_fifo" }

    override func setUp() async throws {
        directory = NSTemporaryDirectory() + "hostile-\(getpid())-\(Poller.now)"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(atPath: directory) }

    private func log() -> SplashLog { SplashLog { [unowned self] in lines.append($0) } }

    private func server() -> PsplashServer {
        PsplashServer(directory: directory, poller, log()) { [unowned self] in commands.append($0) }
    }

    private func work(until condition: () -> Bool) {
        let end = Poller.now + 2_000_000_000
        while !condition(), Poller.now < end {
            var entry = pollfd(fd: poller.descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 20) > 0 { poller.dispatch() }
        }
    }

    /// Writes all bytes, with the server reading whenever the pipe is full.
    private func write(_ bytes: [UInt8]) {
        let writer = open(path, O_WRONLY | O_NONBLOCK)
        XCTAssertGreaterThanOrEqual(writer, 0)
        defer { close(writer) }
        var rest = bytes[...]
        let end = Poller.now + 5_000_000_000
        while !rest.isEmpty, Poller.now < end {
            let count = rest.withUnsafeBytes { Glibc.write(writer, $0.baseAddress, min($0.count, 4096)) }
            if count > 0 { rest = rest.dropFirst(count) } else { poller.dispatch() }
        }
        XCTAssertTrue(rest.isEmpty)
    }

    func testEachKindOfNonsenseIsLoggedOnceAndStopsNothing() async {
        let server = server()
        let digits = String(repeating: "9", count: 400)
        for _ in 0..<3 {
            write(Array("garbage\0PROGRESS NaN\0PROGRESS inf\0".utf8))
            write([UInt8](repeating: 0xff, count: 300) + [0, 1, 2, 3, 10])
            write([UInt8](repeating: 65, count: 1 << 20) + [10])
        }
        write(Array("PROGRESS \(digits)\0PROGRESS -\(digits)\0MSG there\0".utf8))
        work { commands.count == 3 }
        XCTAssertEqual(commands, [.progress(100), .progress(-100), .message("there")])
        // Unknown words, numbers that are none, and lines that are too long.
        XCTAssertEqual(lines.count, 3, lines.joined(separator: "\n"))
        server.close()
    }

    func testAWriterThatDiesWithinACommandLosesItToTheNextEndAlone() async {
        let server = server()
        write(Array("PROGRESS 1\0PROG".utf8))
        write(Array("\0PROGRESS 2\0".utf8))
        work { commands.count == 2 }
        XCTAssertEqual(commands, [.progress(1), .progress(2)])
        server.close()
    }

    func testAPipeThatIsRemovedIsMadeAgain() async {
        let server = server()
        for percent in 1...3 {
            XCTAssertEqual(unlink(path), 0)
            work { access(path, F_OK) == 0 }
            write(Array("PROGRESS \(percent)\0".utf8))
            work { commands.count == percent }
        }
        XCTAssertEqual(commands, [.progress(1), .progress(2), .progress(3)])
        XCTAssertEqual(lines.count, 1)
        // One that is moved away is remade as well; what is put in its place stays.
        XCTAssertEqual(rename(path, path + ".old"), 0)
        work { access(path, F_OK) == 0 }
        write(Array("PROGRESS 4\0".utf8))
        work { commands.count == 4 }
        XCTAssertEqual(commands.last, .progress(4))
        XCTAssertEqual(mkdir(directory + "/other", 0o755), 0)
        XCTAssertEqual(unlink(path), 0)
        XCTAssertEqual(rename(directory + "/other", path), 0)
        work { lines.count == 2 }
        XCTAssertTrue(lines.last?.hasSuffix("is there and no FIFO: not listening for psplash-write") ?? false)
        server.close()
        XCTAssertEqual(access(path, F_OK), 0)
    }

    func testCommandsComeFromAFileToo() async throws {
        let line = directory + "/line"
        XCTAssertEqual(mkfifo(line, 0o600), 0)
        let file = CommandFile(line, poller, log()) { [unowned self] in commands.append($0) }
        let writer = open(line, O_WRONLY | O_NONBLOCK)
        XCTAssertGreaterThanOrEqual(writer, 0)
        let text = "PROGRESS 5\nMSG over\nnonsense\n"
        XCTAssertEqual(Glibc.write(writer, text, text.utf8.count), text.utf8.count)
        work { commands.count == 2 }
        XCTAssertEqual(commands, [.progress(5), .message("over")])
        // Hung up: read no more, or the loop would never rest.
        close(writer)
        work { poller.isEmpty }
        XCTAssertTrue(poller.isEmpty)
        file.close()
        let none = CommandFile(directory + "/none", poller, log()) { _ in }
        none.close()
        XCTAssertEqual(lines.count, 2)
    }

    func testAThousandClientsWithTheWrongMagicAreLeft() async {
        let name = "@scanout-hostile-\(getpid())-\(Poller.now)"
        var left = 0
        let server = PlymouthServer(name: name, poller, log(), leave: { _ in left += 1 }, { _, _ in .acknowledged })
        for index in 0..<1000 {
            let client = scanout_connect(name)
            XCTAssertGreaterThanOrEqual(client, 0)
            // The largest request that could be announced, of a letter that there is none of, and binary.
            let bytes: [UInt8] = index % 2 == 0 ? [0xfe, 0x02, 0xff] : [UInt8](repeating: 0x80, count: 512)
            XCTAssertEqual(scanout_send(client, bytes, bytes.count), bytes.count)
            poller.dispatch()
            close(client)
        }
        work { left == 1000 }
        XCTAssertEqual(left, 1000)
        XCTAssertLessThanOrEqual(lines.count, 2, lines.joined(separator: "\n"))
        let client = scanout_connect(name)
        let ping = PlymouthParser.bytes(letter: "P")
        XCTAssertEqual(scanout_send(client, ping, ping.count), ping.count)
        var reply: UInt8 = 0
        work { recv(client, &reply, 1, Int32(MSG_DONTWAIT)) == 1 }
        XCTAssertEqual(reply, 6)
        close(client)
        server.close()
    }
}
