import Scanout
import ScanoutTesting
import XCTest

/// Rows of lazy containers come and go as those of others do. All animations are linear over 1 s, and rows of 8 pixels
/// move in from the left: 2 pixels in a quarter of a second.
@MainActor
final class LazyTransitionTests: XCTestCase {
    private struct Row: View {
        let number: Int
        let journal: Journal<String>

        var body: some View {
            Color.black.frame(height: 1)
                .onAppear { journal.add("+\(number)") }
                .onDisappear { journal.add("-\(number)") }
                .transition(.move(edge: .leading))
        }
    }

    private func panel(_ rows: [Int], _ journal: Journal<String> = Journal()) -> SwitchingPanel<[Int]> {
        SwitchingPanel(rows, width: 8, height: 3) { rows in
            ZStack {
                Color.white
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Row(number: $0, journal: journal) } }
                }
            }
        }
    }

    func testComing() async throws {
        let panel = panel([0])
        panel.set([0, 1])
        for line in ["##......", "####....", "######..", "########"] {
            panel.host.advance(by: 0.25)
            try expect(panel.display.surface, shows: "########\n\(line)\n........")
        }
    }

    func testGoing() async throws {
        let journal = Journal<String>()
        let panel = panel([0, 1], journal)
        panel.set([0])
        for line in ["######..", "####....", "##......"] {
            panel.host.advance(by: 0.25)
            try expect(panel.display.surface, shows: "########\n\(line)\n........")
        }
        XCTAssertEqual(journal.entries, ["+0", "+1"])
        panel.host.advance(by: 0.25)
        try expect(panel.display.surface, shows: "########\n........\n........")
        XCTAssertEqual(journal.entries, ["+0", "+1", "-1"])
    }

    /// A row that comes back while it leaves is the same one.
    func testComingBack() async throws {
        let journal = Journal<String>()
        let panel = panel([0, 1], journal)
        panel.set([0])
        panel.host.advance(by: 0.5)
        panel.set([0, 1])
        panel.host.advance(by: 1)
        try expect(panel.display.surface, shows: "########\n########\n........")
        XCTAssertEqual(journal.entries, ["+0", "+1"])
        panel.set([0])
        panel.host.advance(by: 1)
        try expect(panel.display.surface, shows: "########\n........\n........")
        XCTAssertEqual(journal.entries, ["+0", "+1", "-1"])
    }

    /// What was added out of sight is there when it is scrolled to.
    func testRowsAddedOutOfSightDoNotComeInLater() async throws {
        let proxies = Journal<ScrollViewProxy>()
        let journal = Journal<String>()
        let panel = SwitchingPanel([0, 1, 2, 3], width: 8, height: 3) { rows in
            ScrollViewReader { proxy in
                let _ = proxies.add(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Row(number: $0, journal: journal) } }
                }
            }
        }
        panel.set([0, 1, 2, 3, 4])
        panel.host.advance(by: 0.1)
        XCTAssertFalse(journal.entries.contains("+4"))
        proxies.entries.last?.scrollTo(4, anchor: .bottom)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "########\n########\n########")
    }
}
