import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class LabelTests: XCTestCase {
    private let colors: [Character: UInt32] = ["r": 0xFF0000, "b": 0x0000FF, "g": 0x00FF00]

    private func block(_ color: UInt32, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color(red: Double(color >> 16) / 255, green: Double(color >> 8 & 255) / 255, blue: Double(color & 255) / 255)
            .frame(width: width, height: height)
    }

    private func label() -> some View {
        Label {
            block(0x0000FF, 2, 2)
        } icon: {
            block(0xFF0000, 1, 4)
        }
    }

    private func shown<V: View>(_ view: V, _ width: Int, _ height: Int) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        render(view, on: display)
        return display.surface
    }

    /// The icon, 8 points, the title; without baselines in the middle of each other.
    func testTitleAndIcon() async throws {
        let picture = "r..........\nr........bb\nr........bb\nr.........."
        try expect(shown(label(), 11, 4), shows: picture, where: colors)
        try expect(shown(label().labelStyle(.titleAndIcon), 11, 4), shows: picture, where: colors)
        try expect(shown(label().labelStyle(.automatic), 11, 4), shows: picture, where: colors)
    }

    func testOneOfBoth() async throws {
        try expect(shown(label().labelStyle(.titleOnly), 4, 2), shows: ".bb.\n.bb.", where: colors)
        try expect(shown(label().labelStyle(.iconOnly), 3, 4), shows: ".r.\n.r.\n.r.\n.r.", where: colors)
    }

    private struct Stacked: LabelStyle {
        @Environment(\.colorScheme) var scheme
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: scheme == .light ? 0 : 5) {
                configuration.title
                configuration.icon
            }
        }
    }

    /// Puts a label up again, which is shown in the style around.
    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(1) }
    }

    func testOwnStyles() async throws {
        try expect(
            shown(label().labelStyle(Stacked()), 2, 6), shows: "bb\nbb\n" + "xr\nxr\nxr\nxr".replacing("x", "."),
            where: colors)
        try expect(
            shown(label().labelStyle(Framed()).labelStyle(.titleOnly), 4, 4), shows: "....\n.bb.\n.bb.\n....",
            where: colors)
        try expect(shown(label().labelStyle(Framed()), 13, 6).row(0), shows: ".............")
    }

    /// A symbol's baseline is half a capital below its middle, and so stands on the title's.
    func testSymbolStandsOnTheLine() async throws {
        let display = MemoryDisplay(width: 200, height: 60)
        let host = render(Label("Haus", systemImage: "house"), on: display)
        XCTAssertTrue(host.statistics.nodesMeasured > 0)
        let columns = (0..<200).filter { x in (0..<60).contains { display.surface.rgb(x, $0) != 0xFFFFFF } }
        XCTAssertGreaterThan(columns.count, 30)
    }

    func testContentAtBothEdges() async throws {
        let view = LabeledContent {
            block(0xFF0000, 1, 1)
        } label: {
            block(0x0000FF, 1, 1)
        }
        // The content is in its own colour, whatever the level of the style is.
        try expect(shown(view, 20, 1), shows: "b..................r", where: colors)
        try expect(shown(view.labelsHidden(), 3, 1), shows: ".r.", where: colors)
    }

    func testGroupBox() async throws {
        let view = GroupBox { block(0xFF0000, 2, 2) }
        let surface = shown(view, 34, 34)
        XCTAssertEqual(surface.rgb(0, 0), 0xFFFFFF)
        XCTAssertEqual(surface.rgb(10, 2), 0xF2F2F7)
        XCTAssertEqual(
            [surface.rgb(15, 16), surface.rgb(16, 16), surface.rgb(17, 17)], [0xF2F2F7, 0xFF0000, 0xFF0000])
    }

    func testUnavailableFillsItsPlace() async throws {
        let display = MemoryDisplay(width: 320, height: 240)
        let view = ContentUnavailableView("Kein Netz", systemImage: "wifi.slash", description: Text("Kabel prüfen"))
        render(view.background(.green), on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0x34C759)
        XCTAssertEqual(display.surface.rgb(319, 239), 0x34C759)
        render(ContentUnavailableView.search(text: "xyz"), on: display)
    }
}

extension String {
    fileprivate func replacing(_ a: Character, _ b: Character) -> String { String(map { $0 == a ? b : $0 }) }
}

extension Surface {
    fileprivate func row(_ y: Int) -> Surface {
        let row = Surface(width: width, height: 1)
        for x in 0..<width { row[x, 0] = self[x, y] }
        return row
    }
}
