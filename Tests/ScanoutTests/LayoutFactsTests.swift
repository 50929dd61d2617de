import Scanout
import ScanoutTesting
import XCTest

/// Frames that SwiftUI gives in a root of 100 by 100 points.
@MainActor
final class LayoutFactsTests: XCTestCase {
    func testDefaultSpacingIsEight() async {
        let seen = frames { log in
            HStack {
                Rectangle().logged("a", log)
                Rectangle().logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(0, 0, 46, 100), "b": rect(54, 0, 46, 100)])
    }

    func testSpacingIsTakenOffBeforeSharing() async {
        let seen = frames { log in
            HStack(spacing: 20) {
                Rectangle().logged("a", log)
                Rectangle().logged("b", log)
                Rectangle().logged("c", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(0, 0, 20, 100), "b": rect(40, 0, 20, 100), "c": rect(80, 0, 20, 100)])
    }

    func testFixedViewsAreCentered() async {
        let seen = frames { log in
            HStack {
                Rectangle().frame(width: 30, height: 20).logged("a", log)
                Rectangle().frame(width: 40, height: 30).logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(11, 40, 30, 20), "b": rect(49, 35, 40, 30)])
    }

    func testTheLeastFlexibleViewGoesFirst() async {
        let seen = frames { log in
            HStack(spacing: 10) {
                Rectangle().frame(minWidth: 30, maxWidth: 100).logged("a", log)
                Rectangle().frame(width: 10).logged("b", log)
            }
        }
        XCTAssertEqual(seen["a"], rect(0, 0, 80, 100))
        XCTAssertEqual(seen["b"], rect(90, 0, 10, 100))
    }

    func testTopAlignmentInAFrame() async {
        let seen = frames { log in
            HStack(alignment: .top, spacing: 8) {
                Rectangle().frame(width: 20, height: 30).logged("a", log)
                Rectangle().frame(width: 30, height: 20).logged("b", log)
                Rectangle().frame(width: 25, height: 40).logged("c", log)
            }
            .frame(width: 100, height: 100)
        }
        XCTAssertEqual(
            seen, ["a": rect(4.5, 30, 20, 30), "b": rect(32.5, 30, 30, 20), "c": rect(70.5, 30, 25, 40)])
    }

    func testFixedFrames() async {
        XCTAssertEqual(
            frames { Rectangle().frame(width: 50).logged("a", $0) }["a"], rect(25, 0, 50, 100))
        XCTAssertEqual(
            frames { Rectangle().frame(width: 150, height: 120).logged("a", $0) }["a"], rect(-25, -10, 150, 120))
        XCTAssertEqual(
            frames { Rectangle().frame(width: 60, height: 40).logged("a", $0).frame(maxWidth: 50) }["a"],
            rect(20, 30, 60, 40))
    }

    func testFlexibleFramesAndIdealSizes() async {
        XCTAssertEqual(
            frames {
                Rectangle().frame(width: 10, height: 10).logged("a", $0)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }["a"], rect(90, 45, 10, 10))
    }

    func testPaddingPastTheEdges() async {
        XCTAssertEqual(frames { Rectangle().logged("a", $0).padding(60) }["a"], rect(50, 50, 0, 0))
        XCTAssertEqual(frames { Rectangle().logged("a", $0).padding(10) }["a"], rect(10, 10, 80, 80))
    }

    func testAnswersToProposals() async {
        XCTAssertEqual(
            sizes(of: Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200), for: [.zero]),
            [CGSize(width: 200, height: 200)])
        let proposed = [CGSize(width: 0, height: 0), CGSize(width: 3, height: 70), CGSize(width: 1000, height: 5)]
        XCTAssertEqual(sizes(of: Color.red, for: proposed.map { ProposedViewSize($0) }), proposed)
    }
}
