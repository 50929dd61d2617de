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

    private struct Choice: View {
        @State private var chosen: Int? = 1
        let remote: Remote<Int?>
        var body: some View {
            let _ = remote.connect($chosen)
            List(0..<3, selection: $chosen) { _ in square(.red, 10) }.listStyle(.plain)
        }
    }

    /// The chosen row has iOS' fourth grey behind it, 44 points high; rows are 45 apart with their lines.
    func testTheChosenRow() async {
        let display = MemoryDisplay(width: 100, height: 200)
        let remote = Remote<Int?>()
        let host = render(Choice(remote: remote), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xD1D1D6), box(0, 45, 100, 44))
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xD1D1D6), box(0, 90, 100, 44))
        remote.value = nil
        host.advance(by: 0)
        XCTAssertNil(display.surface.extent(of: 0xD1D1D6))
    }

    /// Rows stand for their tags, else for the ids of their elements.
    func testSeveralChosenRows() async {
        let list = List(selection: .constant(["a", "c"] as Set)) {
            square(.red, 10).tag("a")
            ForEach(["b", "c"], id: \.self) { _ in square(.green, 10) }
        }
        .listStyle(.plain)
        XCTAssertEqual(surface(list).count(of: 0xD1D1D6), 2 * (100 * 44 - 100))
    }

    /// Rows 6 apart stand on areas of their own without lines: the second 16 + 44 + 6 down. Sections are as far apart as said.
    func testSpacing() async {
        let rows = List {
            square(.red, 10)
            square(.green, 10)
        }
        let apart = surface(rows.listRowSpacing(6))
        XCTAssertEqual(apart.extent(of: 0x34C759), box(32, 16 + 44 + 6 + 17, 10, 10))
        XCTAssertEqual(apart.rgb(50, 16 + 44 + 3), 0xF2F2F7)
        XCTAssertEqual(apart.rgb(50, 16 + 44 + 10), 0xFFFFFF)
        let sections = List {
            Section { square(.red, 10) }
            Section { square(.green, 10) }
        }
        XCTAssertEqual(surface(sections.listSectionSpacing(4)).extent(of: 0x34C759)?.y0, 16 + 44 + 4 + 17)
        XCTAssertEqual(surface(sections.listSectionSpacing(.custom(0))).extent(of: 0x34C759)?.y0, 16 + 44 + 17)
    }

    /// Elements are taken away and moved as `onDelete` and `onMove` say; the destination counts before anything moves.
    func testElementsThatGoAndMove() async {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        XCTAssertEqual(letters, ["b", "d", "a", "c", "e"])
        letters.move(fromOffsets: [4], toOffset: 0)
        XCTAssertEqual(letters, ["e", "b", "d", "a", "c"])
        letters.remove(atOffsets: [1, 4, 9])
        XCTAssertEqual(letters, ["e", "d", "a"])
    }
}
