import Scanout
import ScanoutTesting
import XCTest

/// Alerts in all their spellings, and the heights of sheets.
@MainActor
final class AlertTests: XCTestCase {
    private struct Trouble: LocalizedError, Identifiable {
        let id = 1
        var errorDescription: String? { "Trouble" }
    }

    private func surface<V: View>(_ view: V) -> Surface {
        let display = MemoryDisplay(width: 200, height: 200)
        _ = render(view, on: display)
        return display.surface
    }

    /// The panel's red is dimmed to 0.8 of it while something is shown above: 0xFF3B30 to 0xCC2F26.
    private func isShown<V: View>(_ view: V) -> Bool {
        let picture = surface(view)
        return picture.rgb(1, 1) == 0xCC2F26 && picture.count(of: 0xFFFFFF) > 1000
    }

    func testAlertsOfSomething() async {
        let panel = Color.red
        let data: [Int?] = [nil, 3]
        for value in data {
            XCTAssertEqual(
                isShown(panel.alert("A", isPresented: .constant(true), presenting: value) { Text("\($0)") }),
                value != nil)
            XCTAssertEqual(
                isShown(
                    panel.confirmationDialog(Text("A"), isPresented: .constant(true), presenting: value) {
                        Text("\($0)")
                    } message: {
                        Text("\($0)")
                    }), value != nil)
        }
        for error in [nil, Trouble()] {
            XCTAssertEqual(
                isShown(panel.alert(isPresented: .constant(true), error: error) { EmptyView() }), error != nil)
            XCTAssertEqual(
                isShown(
                    panel.alert(isPresented: .constant(true), error: error) { _ in
                        EmptyView()
                    } message: {
                        Text("\($0.id)")
                    }), error != nil)
        }
        XCTAssertFalse(isShown(panel.alert("A", isPresented: .constant(false), presenting: 3) { Text("\($0)") }))
    }

    func testAlertsInTheWordsOfEarlierVersions() async {
        let panel = Color.red
        func alert() -> Alert {
            Alert(
                title: Text("A"), message: Text("B"), primaryButton: .destructive(Text("C")),
                secondaryButton: .cancel())
        }
        for isOn in [false, true] {
            XCTAssertEqual(isShown(panel.alert(isPresented: .constant(isOn)) { alert() }), isOn)
            XCTAssertEqual(
                isShown(panel.alert(item: .constant(isOn ? Trouble() : nil)) { _ in Alert(title: Text("A")) }), isOn)
            XCTAssertEqual(
                isShown(
                    panel.actionSheet(isPresented: .constant(isOn)) {
                        ActionSheet(title: Text("A"), buttons: [.default(Text("B")), .cancel()])
                    }), isOn)
        }
    }

    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 5 }
    }

    /// 10 points of the panel's 200 stay free, so that the room is 190; the lowest height is taken unless one is chosen, and no
    /// sheet is higher than the room.
    func testHeightsOfSheets() async {
        func top<V: View>(_ content: V) -> Int? {
            surface(Color.red.sheet(isPresented: .constant(true)) { content }).extent(of: 0x34C759)?.y0
        }
        let content = Color.green
        XCTAssertEqual(top(content.presentationCornerRadius(0)), 10)
        let square = content.presentationCornerRadius(0)
        XCTAssertEqual(top(square.presentationDetents([.medium, .large])), 200 - 95)
        XCTAssertEqual(top(square.presentationDetents([.height(40)])), 160)
        XCTAssertEqual(top(square.presentationDetents([.fraction(0.2), .large])), 200 - 38)
        XCTAssertEqual(top(square.presentationDetents([.custom(Third.self)])), 200 - 38)
        XCTAssertEqual(top(square.presentationDetents([.height(1000)])), 10)
        XCTAssertEqual(top(square.presentationDetents([.medium, .large], selection: .constant(.large))), 10)
        XCTAssertEqual(top(square.presentationDetents([.medium], selection: .constant(.large))), 200 - 95)
    }

    func testBackgroundsOfSheets() async {
        let sheet = Color.clear.presentationCornerRadius(0)
        let styled = surface(Color.red.sheet(isPresented: .constant(true)) { sheet.presentationBackground(.green) })
        XCTAssertEqual(styled.extent(of: 0x34C759), box(0, 10, 200, 190))
        let viewed = surface(
            Color.red.sheet(isPresented: .constant(true)) {
                sheet.presentationBackground(alignment: .bottomTrailing) { square(.green, 10) }
            })
        XCTAssertEqual(viewed.extent(of: 0x34C759), box(190, 190, 10, 10))
    }
}
