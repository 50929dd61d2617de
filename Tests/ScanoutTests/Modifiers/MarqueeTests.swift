import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class MarqueeTests: XCTestCase {
    private var bar: some View {
        HStack(spacing: 0) {
            Rectangle().fill(.black).frame(width: 10, height: 10)
            Color.white.frame(width: 30, height: 10)
        }
    }

    private func black(_ display: MemoryDisplay) -> [Int] {
        (0..<display.surface.width).filter { display.surface.rgb($0, 5) == 0 }
    }

    func testWhatFitsStandsStill() async {
        let display = MemoryDisplay(width: 60, height: 10)
        let host = ViewHost(bar.marquee(), on: display, clock: ManualClock())
        host.advance(by: 0)
        XCTAssertEqual(black(display), Array(10..<20))
        var frames = 0
        for _ in 0..<20 {
            host.advance(by: 1)
            frames += host.statistics.frames
        }
        XCTAssertEqual(frames, 0)
    }

    /// 40 points at 20 a second with 20 between: the copy comes in after the rest of a second and 2 more, since it begins
    /// 60 from the left and the place ends at 20.
    func testWhatDoesNotFitPassesThrough() async {
        let display = MemoryDisplay(width: 20, height: 10)
        let host = ViewHost(
            bar.marquee(speed: 20, spacing: 20, delay: 1).frame(width: 20, height: 10), on: display,
            clock: ManualClock())
        host.advance(by: 0)
        XCTAssertEqual(black(display), Array(0..<10))
        host.advance(by: 1)
        XCTAssertEqual(black(display), Array(0..<10))
        host.advance(by: 0.25)
        XCTAssertEqual(black(display), Array(0..<5))
        host.advance(by: 1)
        XCTAssertEqual(black(display), [])
        host.advance(by: 1.25)
        // 2.5 seconds on: 50 points, so the copy begins 10 from the left.
        XCTAssertEqual(black(display), Array(10..<20))
        host.advance(by: 0.5)
        XCTAssertEqual(black(display), Array(0..<10))
    }
}
