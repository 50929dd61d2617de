import Displays
import Raster
import ScanoutTesting
import XCTest

@testable import Scanout

/// Apps with several windows, each on a display of its own.
@MainActor
final class WindowTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var height: CGFloat = 2
    }

    /// Two windows that share the app's state, and one that names its display.
    private struct Panel: App {
        @State private var width: CGFloat = 4
        @StateObject private var model = Model()

        var body: some Scene {
            WindowGroup {
                Color.black.frame(width: width, height: model.height)
                    .onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in grow() } }
            }
            Window("Status", id: "status") { Color(red: 1, green: 0, blue: 0).frame(width: width, height: 2) }
                .environment(\.layoutDirection, .rightToLeft)
            Settings { Text("none") }
        }

        @MainActor private func grow() {
            model.height = 6
            withAnimation(.linear(duration: 2)) { width = 8 }
        }
    }

    private func hosts<A: App>(_ app: A, _ displays: [MemoryDisplay]) -> ([ViewHost], WindowDirectory) {
        let directory = WindowDirectory()
        let clock = ManualClock()
        let host = ViewHost(AppView(app), on: MemoryDisplay(width: 1, height: 1), clock: clock) {
            $0.windowDirectory = directory
        }
        return ([host] + zip(directory.windows, displays).map { $0.open(on: $1, clock: clock) }, directory)
    }

    func testEachWindowIsShownOnItsDisplayAndSharesTheAppsState() async {
        let displays = [MemoryDisplay(width: 20, height: 10), MemoryDisplay(width: 12, height: 6)]
        let (hosts, directory) = hosts(Panel(), displays)
        XCTAssertEqual(Panel.Body._windowCount, 2)
        XCTAssertEqual(directory.windows.map(\.id), [nil, "status"])
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(displays[0].surface.extent(of: 0x000000), box(8, 4, 4, 2))
        XCTAssertEqual(displays[1].surface.extent(of: 0xFF0000), box(4, 2, 4, 2))
        // A second until the timer, and one of the two that the animation takes.
        ViewHost.advance(hosts, by: 2)
        XCTAssertEqual(displays[0].surface.extent(of: 0x000000), box(7, 2, 6, 6))
        XCTAssertEqual(displays[1].surface.extent(of: 0xFF0000), box(3, 2, 6, 2))
    }

    func testAWindowsEnvironmentIsThatOfItsScene() async {
        struct Reader: View {
            @Environment(\.layoutDirection) var direction
            @Environment(\.displayScale) var scale
            let tell: (LayoutDirection, CGFloat) -> Void

            var body: some View {
                tell(direction, scale)
                return Color.black
            }
        }
        final class Log { var lines: [String] = [] }
        struct Two: App {
            static let log = Log()
            init() {}
            var body: some Scene {
                WindowGroup { Reader { Self.log.lines.append("\($0) \($1)") } }
                WindowGroup { Reader { Self.log.lines.append("\($0) \($1)") } }
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let displays = [MemoryDisplay(width: 4, height: 4), MemoryDisplay(width: 4, height: 4, scale: 2)]
        let (hosts, _) = hosts(Two(), displays)
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(Two.log.lines, ["leftToRight 1.0", "rightToLeft 2.0"])
    }

    /// State of a scene of the program's own lasts like that of a view.
    func testAScenesOwnState() async {
        struct Own: Scene {
            @State private var width: CGFloat = 2
            var body: some Scene {
                WindowGroup { Color.black.frame(width: width, height: 2).onAppear { width = 6 } }
            }
        }
        struct Panel: App {
            var body: some Scene { Own() }
        }
        let display = MemoryDisplay(width: 10, height: 2)
        render(AppView(Panel()), on: display)
        XCTAssertEqual(display.surface.count(of: 0x000000), 12)
    }

    /// Pictures in files have the moment that was asked for, in all windows.
    func testAFileForEachWindow() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scanout-windows-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["one", "two"].map { folder.appendingPathComponent($0 + ".png").path }
        let options = try DisplayOptions(arguments: ["--display", "png:\(paths[0]),status=png:\(paths[1])"]) { _ in nil
        }
        let session = try WindowSession(Panel(), options)
        ViewHost.advance(session.open(), by: 2)
        session.close()
        let pictures = try paths.map { try PNG.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: $0)))) }
        // The widths of the test before, in the middle of 800x480.
        XCTAssertEqual(pictures[0].extent(of: 0x000000), box(397, 237, 6, 6))
        XCTAssertEqual(pictures[1].extent(of: 0xFF0000), box(397, 239, 6, 2))
    }

    // MARK: Which display

    private func plans(_ arguments: [String]) throws -> [String] {
        struct Three: App {
            var body: some Scene {
                WindowGroup(id: "main") { Color.black }
                Window("Status", id: "status") { Color.black }.display("fb:/dev/fb1")
                WindowGroup { Color.black }
            }
        }
        let (_, directory) = hosts(Three(), [])
        let options = try DisplayOptions(arguments: arguments) { _ in nil }
        return try WindowPlan.plans(for: directory.windows, options).map {
            "\($0.options.selection)" + ($0.options.board.map { " " + $0 } ?? "")
                + ($0.options.listen.map { " " + $0 } ?? "")
        }
    }

    func testWhichWindowGetsWhichDisplay() async throws {
        let table: [(words: [String], plans: [String])] = [
            ([], ["auto", "fb:/dev/fb1", "auto"]),
            (["--display", "drm:HDMI-A-1"], ["drm:HDMI-A-1", "fb:/dev/fb1", "auto"]),
            (["--display", "drm:HDMI-A-1,drm:DSI-1:800x480"], ["drm:HDMI-A-1", "drm:DSI-1:800x480", "auto"]),
            (["--display=status=drm:DSI-1,memory,png:a,b.png"], ["memory", "drm:DSI-1", "png:a,b.png"]),
            (["--board", "status=pitft28r"], ["auto", "fb:/dev/fb1 pitft28r", "auto"]),
            (["--listen", "/run/p"], ["auto /run/p", "fb:/dev/fb1 /run/p.status", "auto /run/p.3"]),
        ]
        for row in table { XCTAssertEqual(try plans(row.words), row.plans, "\(row.words)") }
    }

    func testWhatIsWrittenWrongIsTold() async {
        let table: [(words: [String], message: String)] = [
            (["--display", "states=drm"], "unknown window \"states\": nearest status, main"),
            (
                ["--display", "drm,fb,memory,memory:8x8"],
                "cannot read display \"memory:8x8\": expected no more displays than the program has windows, 3"
            ),
            (
                ["--display", "drm:DSI-1,drm:DSI-1"],
                "cannot read display \"drm:DSI-1\": expected a display of its own for each window"
            ),
            (["--display", "main=dmr:DSI-1"], "unknown display \"dmr:DSI-1\": nearest drm, fb, png"),
        ]
        for row in table {
            XCTAssertThrowsError(try plans(row.words), "\(row.words)") { XCTAssertEqual("\($0)", row.message) }
        }
    }
}
