import Scanout
import ScanoutTesting
import XCTest

/// Bodies that a view stands in by a placeholder may have branches: the view is the same in each.
@MainActor
final class PlaceholderTests: XCTestCase {
    private struct Tally: View {
        let journal: Journal<String>
        var body: some View {
            Color.black.onAppear { journal.add("+") }.onDisappear { journal.add("-") }
        }
    }

    func testAnotherBranchShowsTheView() async {
        let journal = Journal<String>()
        let panel = SwitchingPanel(false) { isOn in
            Tally(journal: journal).animation(.linear(duration: 1)) { content in
                if isOn { content.offset(y: 0) } else { content.opacity(1) }
            }
        }
        for isOn in [true, false, true] {
            panel.set(isOn)
            XCTAssertEqual(panel.gray(after: 1), 0)
            XCTAssertEqual(panel.gray(after: 1), 0)
        }
    }

    func testPhasesInBranches() async {
        let panel = SwitchingPanel(0) { number in
            Color.black.phaseAnimator([false, true], trigger: number) { content, phase in
                if phase { content.offset(y: 0) } else { content.opacity(1) }
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        panel.set(1, nil)
        for _ in 0..<4 { _ = panel.gray(after: 1) }
        XCTAssertEqual(panel.gray(after: 1), 0)
        panel.set(2, nil)
        for _ in 0..<4 { _ = panel.gray(after: 1) }
        XCTAssertEqual(panel.gray(after: 1), 0)
    }

    func testTwoPlaceholdersShowTheViewOnce() async throws {
        let panel = SwitchingPanel(0) { _ in
            ZStack {
                Color.white
                Color.black.animation(.linear(duration: 1)) { content in
                    HStack(spacing: 0) {
                        content
                        content
                    }
                }
            }
        }
        try expect(panel.display.surface, shows: "########")
    }

    /// Used twice, the view shows twice, as a modifier's content does.
    func testTwoPlaceholdersShowTheViewTwice() async throws {
        let panel = SwitchingPanel(2.0) { width in
            ZStack(alignment: .leading) {
                Color.white
                Color.black.frame(width: width).keyframeAnimator(initialValue: 0.0, repeating: false) { content, _ in
                    HStack(spacing: 1) {
                        content
                        content
                    }
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                }
            }
        }
        try expect(panel.display.surface, shows: "##.##...")
        panel.set(3, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "###.###.")
    }
}
