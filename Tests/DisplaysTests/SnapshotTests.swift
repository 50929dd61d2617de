import Foundation
import Raster
import XCTest

@testable import Displays

final class SnapshotTests: XCTestCase {
    private var folder = ""
    private var path: String { folder + "/panel.sock" }

    override func setUpWithError() throws {
        var template = Array("/tmp/scanout-XXXXXX".utf8CString)
        folder = String(cString: try XCTUnwrap(mkdtemp(&template)))
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    func testThePictureArrives() throws {
        let server = try SnapshotServer(path: path)
        defer { server.close() }
        let panel = Surface(width: 3, height: 2)
        for x in 0..<3 { panel[x, 0] = Pixel(rgb: UInt32(x) << 16); panel[x, 1] = Pixel(rgb: 0xFFFFFF) }
        let file = folder + "/out.png"
        try asking({ [path] in try Snapshot.write(from: path, to: file) }, answeredBy: server, with: panel)
        let picture = try PNG.decode(Array(try Data(contentsOf: URL(fileURLWithPath: file))))
        for y in 0..<2 { for x in 0..<3 { XCTAssertEqual(picture[x, y], panel[x, y]) } }
    }

    func testOnlyTheOwnerMayUseTheSocketAndItGoesWithTheServer() throws {
        let server = try SnapshotServer(path: path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        XCTAssertEqual(mode, 0o600)
        server.close()
        server.close()
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
    }

    func testTwoPanelsNeedTwoSockets() throws {
        let server = try SnapshotServer(path: path)
        defer { server.close() }
        XCTAssertThrowsError(try SnapshotServer(path: path)) {
            XCTAssertEqual(
                "\($0)", "cannot use \(self.path): another panel listens there: name another socket")
        }
    }

    func testASocketThatWasLeftBehindIsReplaced() throws {
        let dead = try LocalSocket.listening(at: path)
        dead.close()
        XCTAssertTrue(FileManager.default.fileExists(atPath: path))
        let server = try SnapshotServer(path: path)
        server.close()
    }

    func testAFileIsNotReplaced() throws {
        try Data([1]).write(to: URL(fileURLWithPath: path))
        XCTAssertThrowsError(try SnapshotServer(path: path))
        XCTAssertTrue(FileManager.default.fileExists(atPath: path))
    }

    func testNobodyListens() {
        XCTAssertThrowsError(try Snapshot.png(from: path)) {
            XCTAssertEqual(
                "\($0)",
                "cannot ask the panel at \(self.path): No such file or directory (ENOENT): no panel listens there; "
                    + "start one with --listen or SCANOUT_LISTEN, and name its socket with --socket")
        }
    }

    func testAPathThatIsTooLong() {
        let long = folder + "/" + String(repeating: "a", count: 120)
        XCTAssertThrowsError(try SnapshotServer(path: long)) {
            XCTAssertEqual(($0 as? DisplayError)?.errno, ENAMETOOLONG)
        }
    }

    func testThoseWhoDieOrTalkNonsenseDoNotHarm() throws {
        let server = try SnapshotServer(path: path)
        defer { server.close() }
        try LocalSocket.connected(to: path).close()
        let nonsense = try LocalSocket.connected(to: path)
        try nonsense.send(Array("picture, please\n".utf8), by: Deadline(after: 5))
        let answer = try nonsense.receive(limit: 100, by: Deadline(after: 5))
        XCTAssertEqual(String(decoding: answer, as: UTF8.self), "scanout\nerror the request is not understood\n")
        nonsense.close()
        // Asks and is gone before the answer.
        let dying = try LocalSocket.connected(to: path)
        try dying.send(SnapshotMessage.request, by: Deadline(after: 5))
        waitForRequest(server)
        dying.close()
        let panel = Surface(width: 2, height: 2)
        server.answer(with: panel)
        try asking({ [path] in _ = try Snapshot.png(from: path) }, answeredBy: server, with: panel)
    }

    func testOneWhoNeverReadsDoesNotHoldUpThePanel() throws {
        let server = try SnapshotServer(path: path)
        // Noise does not get smaller as a PNG: more than a socket holds.
        let panel = Surface(width: 1024, height: 1024)
        var state: UInt32 = 1
        for index in 0..<(1024 * 1024) {
            state = state &* 1_664_525 &+ 1_013_904_223
            panel.pixels[index] = state | 0xFF00_0000
        }
        let lazy = try LocalSocket.connected(to: path)
        try lazy.send(SnapshotMessage.request, by: Deadline(after: 5))
        waitForRequest(server)
        server.answer(with: panel)
        server.answer(with: panel)
        server.close()
        lazy.close()
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    func testAPanelThatHangsIsReported() throws {
        let server = try SnapshotServer(path: path)
        defer { server.close() }
        XCTAssertThrowsError(try Snapshot.png(from: path)) {
            XCTAssertEqual(
                "\($0)", "cannot use \(self.path): the panel does not answer: it hangs or is stopped")
        }
        // The question from before is not the answer to this one.
        let panel = Surface(width: 1, height: 1)
        try asking({ [path] in _ = try Snapshot.png(from: path) }, answeredBy: server, with: panel)
    }

    func testAnswersThatAreNone() {
        let cases: [(answer: String, reason: String)] = [
            ("", "its answer is cut off"), ("png 5\nabc", "its answer is cut off: 3 of 5 bytes came"),
            ("png\n", "its answer is no picture"), ("jpg 3\nabc", "its answer is no picture"),
            ("error busy\n", "busy"), ("png 99999999999999999999\n", "its answer is no picture"),
        ]
        for (answer, reason) in cases {
            XCTAssertThrowsError(try SnapshotMessage.png(in: Array(answer.utf8)), answer) {
                XCTAssertEqual($0 as? SnapshotRefusal, SnapshotRefusal(reason))
            }
        }
        XCTAssertEqual(try SnapshotMessage.png(in: SnapshotMessage.picture([1, 10, 2])), [1, 10, 2])
    }

    func testWhatCountsAsAPNG() {
        let png = PNG.encode(Surface(width: 1, height: 1))
        XCTAssertTrue(Snapshot.isPNG(png))
        XCTAssertFalse(Snapshot.isPNG(Array(png.dropLast())))
        XCTAssertFalse(Snapshot.isPNG(Array(png.dropFirst())))
        XCTAssertFalse(Snapshot.isPNG([]))
    }

    func testTheUsualPath() {
        XCTAssertEqual(Snapshot.standardPath(environment: { _ in "/run/user/7" }, user: 7), "/run/user/7/scanout.sock")
        XCTAssertEqual(Snapshot.standardPath(environment: { _ in nil }, user: 0), "/run/scanout.sock")
        XCTAssertEqual(Snapshot.standardPath(environment: { _ in "" }, user: 7), "/tmp/scanout-7.sock")
    }

    /// Runs a client on another thread and answers as a panel's loop does.
    private func asking(
        _ client: @escaping @Sendable () throws -> Void, answeredBy server: SnapshotServer, with panel: Surface
    ) throws {
        let outcome = Outcome()
        let thread = Thread { outcome.finish(Result { try client() }) }
        thread.start()
        let end = Date() + 20
        while outcome.result == nil && Date() < end {
            var entry = pollfd(fd: server.requestDescriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 20) > 0 { server.answer(with: panel) }
        }
        try XCTUnwrap(outcome.result).get()
    }

    private func waitForRequest(_ server: SnapshotServer) {
        var entry = pollfd(fd: server.requestDescriptor, events: Int16(POLLIN), revents: 0)
        XCTAssertEqual(poll(&entry, 1, 5000), 1)
    }
}

/// What a client on another thread came to.
private final class Outcome: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Result<Void, any Error>?

    var result: Result<Void, any Error>? { lock.withLock { value } }

    func finish(_ result: Result<Void, any Error>) { lock.withLock { value = result } }
}
