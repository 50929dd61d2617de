import Displays
import Scanout
import ScanoutTesting
import XCTest

@testable import scanout

@MainActor
final class ScanoutCommandTests: XCTestCase {
    private var directory = ""

    // A command that ended the process would end all tests with its own status, as if they had passed.
    private nonisolated(unsafe) static var isRunning = false

    override class func setUp() {
        isRunning = true
        atexit { if ScanoutCommandTests.isRunning { _exit(70) } }
    }

    override class func tearDown() { isRunning = false }

    override func setUp() async throws {
        directory = NSTemporaryDirectory() + "scanout-command-\(getpid())"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(atPath: directory) }

    func testExitStatuses() async {
        let table: [(words: [String], status: Int32)] = [
            ([], 2), (["--help"], 0), (["--version"], 0), (["nope"], 2), (["scenes"], 0), (["boards"], 0),
            (["doctor"], 0), (["doctor", "extra"], 2), (["render", "--help"], 0), (["demo", "--help"], 0),
            (["render"], 2), (["render", "articles"], 2), (["render", "nope", "--output", "x.png"], 2),
            (["render", "articles", "--board", "nope", "--output", "x.png"], 2),
            (["render", "articles", "--size", "0x10", "--output", "x.png"], 2),
            (["render", "articles", "--size", "wide", "--output", "x.png"], 2),
            (["render", "articles", "--format", "rgb5", "--output", "x.png"], 2),
            (["render", "articles", "--board", "pitft28r", "--size", "10x10", "--output", "x.png"], 2),
            (["render", "articles", "--at", "-1", "--output", "x.png"], 2),
            (["render", "articles", "--display", "nowhere"], 2),
            (["render", "articles", "--display", "drm:NO-SUCH-1"], 1),
            (["render", "articles", "--output", "/no/such/folder/x.png"], 1),
            (["demo", "--seconds", "soon"], 2), (["demo", "--display", "fb:/dev/no-such-fb"], 1),
            (["bench", "nope"], 2), (["doctor", "--json"], 0), (["snapshot"], 2),
            (["snapshot", "--output", directory + "/x.png", "--socket", "/no/such/socket"], 1),
            (["demo", "--display", "memory", "--listen", "/no/such/folder/socket"], 1),
        ]
        for row in table {
            XCTAssertEqual(ScanoutCommand.run(row.words), row.status, row.words.joined(separator: " "))
        }
    }

    /// A text of letters has a glyph for each; one with a character of nobody's has not, nor has a file that is none.
    func testFontsAreListedAndChecked() async throws {
        for (name, text) in [("whole", "Tank 42\n"), ("lacking", "Tank \u{E123}\n")] {
            try text.write(toFile: directory + "/" + name, atomically: true, encoding: .utf8)
        }
        let table: [(words: [String], status: Int32)] = [
            (["fonts"], 0), (["fonts", "--check", directory + "/whole"], 0),
            (["fonts", "--check", directory + "/lacking"], 1), (["fonts", "--check", directory + "/none"], 1),
            (["fonts", "--font", directory + "/whole"], 1),
        ]
        for row in table {
            XCTAssertEqual(ScanoutCommand.run(row.words), row.status, row.words.joined(separator: " "))
        }
    }

    /// A panel in memory is there for those who ask for its picture: it runs for as long as it was told to.
    func testADemoInMemoryHandsOutItsPicture() async throws {
        let (socket, picture) = (directory + "/panel.sock", directory + "/snapshot.png")
        let asked = Task.detached {
            while !FileManager.default.fileExists(atPath: socket) { usleep(10_000) }
            try Snapshot.write(from: socket, to: picture)
        }
        XCTAssertEqual(
            ScanoutCommand.run(["demo", "--display", "memory:32x24", "--seconds", "3", "--listen", socket]), 0)
        try await asked.value
        let header = try Data(contentsOf: URL(fileURLWithPath: picture)).prefix(24)
        // The size stands at bytes 16 to 23 of a PNG file.
        XCTAssertEqual(Array(header.suffix(8)), [0, 0, 0, 32, 0, 0, 0, 24])
        XCTAssertFalse(FileManager.default.fileExists(atPath: socket))
    }

    func testRenderIsDeterministic() async throws {
        let first = directory + "/first.png"
        let second = directory + "/second.png"
        for path in [first, second] {
            XCTAssertEqual(
                ScanoutCommand.run(["render", "articles", "--board", "pitft28r", "--at", "1.7", "--output", path]), 0)
        }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: first))
        XCTAssertGreaterThan(bytes.count, 100)
        XCTAssertEqual(bytes, try Data(contentsOf: URL(fileURLWithPath: second)))
    }

    func testEverySceneDrawsOnTheSmallestAndALargePanel() async {
        for scene in Scenes.all {
            for board in ["ssd1306-32", "rpi-touch2-7"] {
                let path = "\(directory)/\(scene.name)-\(board).png"
                let status = ScanoutCommand.run([
                    "render", scene.name, "--board", board, "--at", "0.5", "--output", path,
                ])
                XCTAssertEqual(status, 0, "\(scene.name) on \(board)")
            }
        }
    }

    /// The picture in the README.
    func testPictureOfTheReadme() async throws {
        try expect(
            ArticleScene(), on: MemoryDisplay(width: 640, height: 400), at: 2.2, matchesGolden: "articles-640x400")
    }
}

final class TableTests: XCTestCase {
    func testColumnsAreAsWideAsTheirWidestCell() {
        XCTAssertEqual(Table.text([["a", "bb", "c"], ["aaa", "b", ""], ["a"]]), "a    bb  c\naaa  b\na")
        XCTAssertEqual(Table.text([]), "")
    }
}
