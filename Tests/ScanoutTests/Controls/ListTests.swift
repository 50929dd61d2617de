import Scanout
import ScanoutTesting
import XCTest

/// Lists and forms: rows in sections.
@MainActor
final class ListTests: XCTestCase {
    private func surface<V: View>(_ view: V, _ width: Int = 100, _ height: Int = 200) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        _ = render(view, on: display)
        return display.surface
    }

    /// Rows of at least 44 points from side to side, with lines of one pixel between them: the second begins 45 down.
    func testPlainRows() async {
        let list = List {
            square(.red, 10)
            square(.green, 60)
        }
        .listStyle(.plain)
        let shown = surface(list)
        XCTAssertEqual(shown.extent(of: 0xFF3B30), box(16, 17, 10, 10))
        XCTAssertEqual(shown.extent(of: 0x34C759).map { [$0.x0, $0.width, $0.height] }, [16, 60, 60])
        XCTAssertEqual(shown.extent(of: 0x34C759)?.y0, 51)
    }

    /// Sections stand 16 points in on areas of their own, 20 apart, on a grey ground.
    func testGroups() async {
        let list = List {
            Section { square(.red, 10) }
            Section { square(.green, 10) }
        }
        let shown = surface(list)
        XCTAssertEqual(shown.rgb(4, 100), 0xF2F2F7)
        XCTAssertEqual(shown.rgb(90 - 16, 16 + 20), 0xFFFFFF)
        XCTAssertEqual(shown.extent(of: 0xFF3B30), box(32, 16 + 17, 10, 10))
        XCTAssertEqual(shown.extent(of: 0x34C759), box(32, 16 + 44 + 20 + 17, 10, 10))
        XCTAssertEqual(surface(Form { Section { square(.red, 10) } }).extent(of: 0xFF3B30), box(32, 16 + 17, 10, 10))
    }

    func testRowsOfAnElementEach() async {
        struct Element: Identifiable { let id: Int }
        let list = List([Element(id: 0), Element(id: 1)]) { _ in square(.red, 10) }.listStyle(.plain)
        XCTAssertEqual(surface(list).count(of: 0xFF3B30), 200)
        XCTAssertEqual(surface(List(0..<3) { _ in square(.red, 10) }.listStyle(.plain)).count(of: 0xFF3B30), 300)
    }

    func testWhatRowsSay() async {
        let list = List {
            square(.red, 10).listRowInsets(EdgeInsets()).listRowBackground(Color.green).listRowSeparator(.hidden)
        }
        .listStyle(.plain)
        let shown = surface(list)
        XCTAssertEqual(shown.extent(of: 0xFF3B30), box(0, 17, 10, 10))
        XCTAssertEqual(shown.extent(of: 0x34C759), box(0, 0, 100, 44))
    }
}
