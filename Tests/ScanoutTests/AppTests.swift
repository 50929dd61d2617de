import ScanoutTesting
import XCTest

@testable import Scanout

/// State of the app itself is kept and followed like that of a view.
@MainActor
final class AppTests: XCTestCase {
    private struct Panel: App {
        @State private var width: CGFloat = 3

        var body: some Scene {
            WindowGroup { Color.black.frame(width: width, height: 2).onAppear { width = 7 } }
        }
    }

    func testStateOfTheApp() async {
        let display = MemoryDisplay(width: 10, height: 2)
        render(AppView(Panel()), on: display)
        XCTAssertEqual(display.surface.count(of: 0x000000), 14)
    }

    func testOptionsOfTheCommandLineComeBeforeThoseOfTheEnvironment() async throws {
        let environment = ["SCANOUT_DISPLAY": "fb:/dev/fb1", "SCANOUT_BOARD": "pitft28r"]
        let table: [(words: [String], display: String, board: String?)] = [
            ([], "fb:/dev/fb1", "pitft28r"), (["--display", "memory"], "memory", "pitft28r"),
            (["own", "--display=drm:HDMI-A-1", "--board=ws-epd42"], "drm:HDMI-A-1", "ws-epd42"),
        ]
        for row in table {
            let options = try DisplayOptions(arguments: row.words) { environment[$0] }
            XCTAssertEqual("\(options.selection)", row.display)
            XCTAssertEqual(options.board, row.board)
        }
        XCTAssertThrowsError(try DisplayOptions(arguments: ["--seconds", "soon"]) { _ in nil }) {
            XCTAssertEqual(
                "\($0)", "cannot read display \"--seconds soon\": expected a number of seconds, 0 or more")
        }
    }
}
