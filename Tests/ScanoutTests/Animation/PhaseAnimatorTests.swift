import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class PhaseAnimatorTests: XCTestCase {
    /// Widths 0, 4 and 8, a second each: after 0.5 s 2, after 1.5 s 6, after 2.5 s half way back to 0.
    func testRoundAndRound() async {
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            ZStack(alignment: .leading) {
                Color.white
                PhaseAnimator([0.0, 4, 8]) { width in
                    Color.black.frame(width: width)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }, on: display)
        for width in [2, 6, 4, 2, 6, 4] {
            host.advance(by: width == 2 && display.surface.count(of: 0) == 0 ? 0.5 : 1)
            XCTAssertEqual(display.surface.count(of: 0), width)
        }
        // The same in one stretch: 6 s are two rounds.
        host.advance(by: 7)
        XCTAssertEqual(display.surface.count(of: 0), 2)
    }

    func testOnceForEachChange() async {
        let remote = Remote<Int>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { count in
                Color.black.frame(width: 2)
                    .phaseAnimator([0.0, 2, -2], trigger: count) { content, x in
                        content.offset(x: x)
                    } animation: { phase in
                        .linear(duration: phase == 0 ? 2 : 1)
                    }
            }, on: display)
        host.advance(by: 5)
        XCTAssertEqual(display.surface.extent(of: 0), box(3, 0, 2, 1))
        remote.value = 1
        for (step, x) in [(0.5, 4), (0.5, 5), (0.5, 3), (0.5, 1), (1, 2), (1, 3)] as [(Double, Int)] {
            host.advance(by: step)
            XCTAssertEqual(display.surface.extent(of: 0), box(x, 0, 2, 1))
        }
        host.advance(by: 1)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
    }

    func testNoPhasesAndOnePhase() async {
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            ZStack {
                Color.white
                PhaseAnimator([Double]()) { _ in Color.black }
            }, on: display)
        host.advance(by: 1)
        XCTAssertEqual(display.surface.count(of: 0), 0)
        let single = render(PhaseAnimator([4.0]) { Color.black.frame(width: $0) }, on: display)
        single.advance(by: 1)
        XCTAssertEqual(display.surface.count(of: 0), 4)
        single.advance(by: 1)
        XCTAssertEqual(single.statistics, Statistics())
    }
}
