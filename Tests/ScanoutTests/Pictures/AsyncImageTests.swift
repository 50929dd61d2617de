import Foundation
import ScanoutTesting
import XCTest

@testable import Scanout

/// Pictures at addresses: of files, and of a server on the machine itself. In a test's time loading takes none.
@MainActor
final class AsyncImageTests: XCTestCase {
    private let folder = PictureFolder()

    /// Runs with a server; skips where libcurl is not installed.
    private func withServer(
        _ answers: [String: LoopbackServer.Answer], _ body: (LoopbackServer) throws -> Void
    ) throws {
        let server = try XCTUnwrap(LoopbackServer(answers))
        defer { server.stop() }
        do {
            _ = try LoadedPicture.load(try XCTUnwrap(server.url("/none")), PictureLoading())
        } catch  where "\(error)".contains("libcurl is missing") {
            throw XCTSkip("libcurl4 is not installed")
        } catch {}
        try body(server)
    }

    private func png(_ width: Int, _ height: Int, _ color: UInt32) -> [UInt8] {
        let surface = Surface(width: width, height: height)
        for y in 0..<height { for x in 0..<width { surface[x, y] = Pixel(rgb: color) } }
        return PNGFile.encode(surface)
    }

    private func shown<V: View>(_ view: V, _ width: Int = 8, _ height: Int = 4) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        render(view, on: display)
        return display.surface
    }

    /// The phases that a picture goes through, in words.
    private func phases(_ url: URL?) -> [String] {
        let journal = Journal<String>()
        render(
            AsyncImage(url: url) { phase in
                let _ = journal.add(Self.word(phase))
                Color.clear
            }, on: MemoryDisplay(width: 8, height: 4))
        return journal.entries.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private static func word(_ phase: AsyncImagePhase) -> String {
        switch phase {
        case .empty: "empty"
        case .success: "success"
        case .failure: "failure"
        }
    }

    func testPhasesOfFiles() async throws {
        try folder.write("a.png", 4, 2, 0xFF0000)
        try folder.write("no.png", Array("no picture at all".utf8))
        XCTAssertEqual(phases(URL(fileURLWithPath: folder.path + "/a.png")), ["empty", "success"])
        XCTAssertEqual(phases(URL(fileURLWithPath: folder.path + "/no.png")), ["empty", "failure"])
        XCTAssertEqual(phases(URL(fileURLWithPath: folder.path + "/missing.png")), ["empty", "failure"])
        XCTAssertEqual(phases(nil), ["empty"])
    }

    /// A picture has as many points as it has pixels, divided by the scale.
    func testScale() async throws {
        try folder.write("a.png", 8, 4, 0xFF0000)
        let url = URL(fileURLWithPath: folder.path + "/a.png")
        try expect(shown(AsyncImage(url: url)), shows: "rrrrrrrr\nrrrrrrrr\nrrrrrrrr\nrrrrrrrr", where: ["r": 0xFF0000])
        try expect(
            shown(AsyncImage(url: url, scale: 2)), shows: "........\n..rrrr..\n..rrrr..\n........",
            where: ["r": 0xFF0000])
        let resized = AsyncImage(url: url, scale: 4) {
            $0.resizable().frame(width: 6, height: 2)
        } placeholder: {
            Color.blue
        }
        try expect(shown(resized), shows: "........\n.rrrrrr.\n.rrrrrr.\n........", where: ["r": 0xFF0000])
    }

    /// Without a picture the placeholder takes all the space that there is: the given one, or grey.
    func testPlaceholders() async throws {
        let missing = URL(fileURLWithPath: folder.path + "/missing.png")
        for url in [missing, nil] {
            let given = shown(
                AsyncImage(url: url) {
                    $0
                } placeholder: {
                    Color(red: 0, green: 0, blue: 1)
                })
            XCTAssertEqual(given.count(of: 0x0000FF), 32)
            let gray = shown(AsyncImage(url: url))
            XCTAssertNotEqual(gray.rgb(0, 0), 0xFFFFFF)
            XCTAssertEqual(gray.count(of: gray.rgb(0, 0)), 32)
        }
    }

    func testHTTP() async throws {
        let answers: [String: LoopbackServer.Answer] = [
            "/a.png": .bytes(png(4, 2, 0x00FF00)), "/moved.png": .redirection("/a.png"), "/gone.png": .status(410),
            "/page": .bytes(Array("<html>".utf8)), "/out": .redirection("file:///etc/passwd"),
        ]
        try withServer(answers) { server in
            for (path, expected) in [
                ("/a.png", "success"), ("/moved.png", "success"), ("/gone.png", "failure"), ("/page", "failure"),
                ("/out", "failure"),
            ] {
                XCTAssertEqual(phases(server.url(path)), ["empty", expected], path)
            }
            try expect(
                shown(AsyncImage(url: server.url("/a.png"))), shows: "........\n..gggg..\n..gggg..\n........",
                where: ["g": 0x00FF00])
        }
        // Nobody listens there any more.
        XCTAssertEqual(phases(URL(string: "http://127.0.0.1:1/a.png")), ["empty", "failure"])
    }

    func testAnotherAddressLoadsAnew() async throws {
        try folder.write("a.png", 8, 4, 0xFF0000)
        try folder.write("b.png", 8, 4, 0x00FF00)
        let display = MemoryDisplay(width: 8, height: 4)
        let remote = Remote<String?>()
        let path = folder.path
        let host = render(
            Stage("a", remote) { name in AsyncImage(url: name.map { URL(fileURLWithPath: "\(path)/\($0).png") }) },
            on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0xFF0000)
        remote.value = "b"
        host.advance(by: 0)
        XCTAssertEqual(display.surface.rgb(0, 0), 0x00FF00)
        remote.value = "missing"
        host.advance(by: 0)
        XCTAssertNotEqual(display.surface.rgb(0, 0), 0x00FF00)
        remote.value = nil
        host.advance(by: 0)
        remote.value = "a"
        host.advance(by: 0)
        XCTAssertEqual(display.surface.rgb(0, 0), 0xFF0000)
    }

    /// The change of phase is animated as its transaction says: half way after half of a second.
    func testTransaction() async throws {
        try folder.write("a.png", 8, 4, 0x000000)
        let url = URL(fileURLWithPath: folder.path + "/a.png")
        func gray(_ transaction: Transaction, at time: Double) -> Double {
            let display = MemoryDisplay(width: 8, height: 4)
            let host = render(
                AsyncImage(url: url, transaction: transaction) { phase in
                    Color.black.opacity(phase.image == nil ? 0 : 1)
                }, on: display)
            host.advance(by: time)
            return Double(display.surface.rgb(0, 0) & 0xFF)
        }
        XCTAssertEqual(gray(Transaction(), at: 0), 0)
        XCTAssertEqual(gray(Transaction(animation: .linear(duration: 1)), at: 0.5), 127.5, accuracy: 2)
        XCTAssertEqual(gray(Transaction(animation: .linear(duration: 1)), at: 1), 0)
    }

    private final class StillClock: HostClock {
        var now = 0.0
    }

    /// A view that goes gives its picture up: the connection ends though nothing was answered. The host's clock is no
    /// test's, for which all pictures would be waited for.
    func testAViewThatGoesGivesItsPictureUp() async throws {
        try withServer(["/slow": .silence]) { server in
            let remote = Remote<Bool>()
            let url = server.url("/slow")
            let host = ViewHost(
                Stage(true, remote) { if $0 { AsyncImage(url: url) } }, on: MemoryDisplay(width: 8, height: 4),
                clock: StillClock())
            host.advance(by: 0)
            wait { server.paths.contains("/slow") }
            XCTAssertEqual(server.connectionsGivenUp, 0)
            remote.value = false
            host.advance(by: 0)
            wait { server.connectionsGivenUp == 1 }
            XCTAssertEqual(server.connectionsGivenUp, 1)
        }
    }

    /// Waits up to ten seconds.
    private func wait(until condition: () -> Bool) {
        for _ in 0..<1000 where !condition() { usleep(10_000) }
    }

    func testWhatIsGivenUpIsNotHandedOver() async {
        let loading = PictureLoading()
        loading.cancel()
        XCTAssertTrue(loading.isCancelled)
        loading.finish { XCTFail("it was given up") }
        let other = PictureLoading()
        var count = 0
        other.finish { count += 1 }
        other.cancel()
        XCTAssertFalse(other.isCancelled)
        other.finish { count += 1 }
        XCTAssertEqual(count, 1)
    }
}
