import Scanout
import ScanoutTesting
import XCTest

/// Views shown above all of the panel.
@MainActor
final class PresentationTests: XCTestCase {
    private struct Closing: View {
        @Environment(\.dismiss) private var dismiss
        let closes: Bool
        var body: some View { Color.green.onAppear { if closes { dismiss() } } }
    }

    /// The sheet begins 10 points below the top, above the view that asked for it and its neighbours.
    func testSheetsCoverThePanel() async {
        let journal = Journal<String>()
        let panel = SwitchingPanel(false, width: 20, height: 40) { _ in EmptyView() }
        let remote = panel.remote
        let display = MemoryDisplay(width: 20, height: 40)
        struct Asking: View {
            @State private var isShown = false
            let remote: Remote<Bool>
            let journal: Journal<String>
            var body: some View {
                let _ = remote.connect($isShown)
                VStack(spacing: 0) {
                    Color.red.sheet(isPresented: $isShown, onDismiss: { journal.add("gone") }) { Color.green }
                    Color.blue
                }
            }
        }
        let host = render(Asking(remote: remote, journal: journal), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 20, 20))
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(display.surface.rgb(10, 30), 0x34C759)
        XCTAssertEqual(display.surface.rgb(10, 11), 0x34C759)
        XCTAssertNotEqual(display.surface.rgb(10, 5), 0xFF3B30)
        XCTAssertEqual(display.surface.count(of: 0x007AFF), 0)
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 20, 20))
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(0, 20, 20, 20))
        XCTAssertEqual(journal.entries, ["gone"])
    }

    func testWhatIsShownCanCloseItself() async {
        for closes in [false, true] {
            let display = MemoryDisplay(width: 20, height: 40)
            struct Asking: View {
                @State var isShown = true
                let closes: Bool
                var body: some View { Color.red.fullScreenCover(isPresented: $isShown) { Closing(closes: closes) } }
            }
            _ = render(Asking(closes: closes), on: display)
            XCTAssertEqual(display.surface.extent(of: closes ? 0xFF3B30 : 0x34C759), box(0, 0, 20, 40))
        }
    }

    /// A value that changes changes what is shown; one that goes takes it away.
    func testItems() async {
        struct Item: Identifiable { let id: Int }
        let panel = SwitchingPanel(Item?.none, width: 20, height: 40) { item in
            Color.red.fullScreenCover(item: .constant(item)) { $0.id == 1 ? Color.green : Color.blue }
        }
        for (item, color) in [(Item(id: 1), 0x34C759), (Item(id: 2), 0x007AFF), (nil, 0xFF3B30)] as [(Item?, UInt32)] {
            panel.set(item, nil)
            panel.host.advance(by: 0)
            XCTAssertEqual(panel.display.surface.extent(of: color), box(0, 0, 20, 40))
        }
    }

    /// At most 270 points wide in the middle, with a row of 44 points for each button.
    func testAlerts() async {
        let panel = SwitchingPanel(false, width: 300, height: 200) { isShown in
            Color.red.alert("Title", isPresented: .constant(isShown)) {
                square(.green, 10)
                square(.blue, 10)
            }
        }
        XCTAssertEqual(panel.display.surface.count(of: 0xFF3B30), 60_000)
        panel.set(true, nil)
        panel.host.advance(by: 0)
        let surface = panel.display.surface
        XCTAssertEqual(surface.count(of: 0xFF3B30), 0)
        XCTAssertEqual(surface.extent(of: 0x34C759)?.x0, 145)
        XCTAssertEqual((surface.extent(of: 0x007AFF)?.y0 ?? 0) - (surface.extent(of: 0x34C759)?.y0 ?? 0), 45)
    }

    func testThePresenterGoes() async {
        let panel = SwitchingPanel(true, width: 20, height: 40) { isThere in
            if isThere {
                Color.red.fullScreenCover(isPresented: .constant(true)) { Color.green }
            } else {
                Color.blue
            }
        }
        XCTAssertEqual(panel.display.surface.extent(of: 0x34C759), box(0, 0, 20, 40))
        panel.set(false, nil)
        panel.host.advance(by: 0)
        XCTAssertEqual(panel.display.surface.extent(of: 0x007AFF), box(0, 0, 20, 40))
    }
}
