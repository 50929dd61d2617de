import Scanout
import ScanoutTesting
import XCTest

/// Frames with bounds, and paddings.
@MainActor
final class FrameTests: XCTestCase {
    private func widths<V: View>(_ view: V, _ proposals: [CGFloat?]) -> [CGFloat] {
        sizes(of: view, for: proposals.map { ProposedViewSize(width: $0, height: 10) }).map(\.width)
    }

    /// SwiftUI's rule: the bounds clamp what is proposed; where there is only a minimum or only a maximum, the child's
    /// own width stands in for the other.
    func testBoundsAroundAFixedView() async {
        let child = Color.red.frame(width: 20, height: 10)
        let proposals: [CGFloat?] = [0, 10, 40, 100, nil]
        XCTAssertEqual(widths(child.frame(minWidth: 30), proposals), [30, 30, 30, 30, 30])
        XCTAssertEqual(widths(child.frame(minWidth: 10), proposals), [10, 10, 20, 20, 20])
        XCTAssertEqual(widths(child.frame(maxWidth: 50), proposals), [20, 20, 40, 50, 20])
        XCTAssertEqual(widths(child.frame(maxWidth: 15), proposals), [15, 15, 15, 15, 15])
        XCTAssertEqual(widths(child.frame(minWidth: 30, maxWidth: 50), proposals), [30, 30, 40, 50, 30])
        XCTAssertEqual(widths(child.frame(maxWidth: .infinity), proposals), [20, 20, 40, 100, 20])
        XCTAssertEqual(widths(child.frame(minWidth: 0, maxWidth: .infinity), proposals), [0, 10, 40, 100, 20])
    }

    func testBoundsAroundAFlexibleView() async {
        let proposals: [CGFloat?] = [0, 20, 40, 100, nil]
        XCTAssertEqual(widths(Color.red.frame(minWidth: 30), proposals), [30, 30, 40, 100, 30])
        XCTAssertEqual(widths(Color.red.frame(maxWidth: 50), proposals), [0, 20, 40, 50, 10])
        XCTAssertEqual(widths(Color.red.frame(idealWidth: 25), proposals), [0, 20, 40, 100, 25])
        XCTAssertEqual(
            widths(Color.red.frame(minWidth: 30, idealWidth: 35, maxWidth: 50), proposals), [30, 30, 40, 50, 35])
    }

    /// A width of its own that is larger than what is offered stays.
    func testFixedWidthsWin() async {
        XCTAssertEqual(widths(Color.red.frame(width: 70), [0, 10, 100, nil]), [70, 70, 70, 70])
        XCTAssertEqual(
            sizes(of: Color.red.frame(height: 7), for: [.zero, .unspecified]),
            [CGSize(width: 0, height: 7), CGSize(width: 10, height: 7)])
    }

    func testPaddings() async {
        XCTAssertEqual(frames { Color.red.logged("a", $0).padding() }["a"], rect(16, 16, 68, 68))
        XCTAssertEqual(frames { Color.red.logged("a", $0).padding(.horizontal, 5) }["a"], rect(5, 0, 90, 100))
        XCTAssertEqual(frames { Color.red.logged("a", $0).padding(.top) }["a"], rect(0, 16, 100, 84))
        XCTAssertEqual(
            frames { Color.red.logged("a", $0).padding([.leading, .bottom], 7) }["a"], rect(7, 0, 93, 93))
        XCTAssertEqual(
            frames {
                Color.red.logged("a", $0).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }["a"], rect(2, 1, 94, 96))
        XCTAssertEqual(frames { Color.red.logged("a", $0).padding(-5) }["a"], rect(-5, -5, 110, 110))
    }

    func testPaddingAddsToTheSize() async {
        XCTAssertEqual(
            sizes(of: square(.red, 20).padding(3), for: [.zero, .unspecified]),
            [CGSize(width: 26, height: 26), CGSize(width: 26, height: 26)])
    }

    func testExactFramesAreDrawnOnWholePixels() async throws {
        // 4.5 rounds to 5 at both edges, so that a bar never blurs.
        let view = Color.black.frame(width: 3, height: 1)
        try expect(view, on: MemoryDisplay(width: 12, height: 1), shows: ".....###....")
    }
}
