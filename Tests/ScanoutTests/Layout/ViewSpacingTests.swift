import Scanout
import ScanoutTesting
import XCTest

/// The distances that views like to keep: 8 points, or none beside a spacer.
@MainActor
final class ViewSpacingTests: XCTestCase {
    func testDistances() async {
        let usual = ViewSpacing()
        for axis in Axis.allCases {
            XCTAssertEqual(usual.distance(to: usual, along: axis), 8)
            XCTAssertEqual(ViewSpacing.zero.distance(to: .zero, along: axis), 0)
            XCTAssertEqual(usual.distance(to: .zero, along: axis), 0)
            XCTAssertEqual(ViewSpacing.zero.distance(to: usual, along: axis), 0)
        }
    }

    func testUnionsTakeTheLargerOfEachSide() async {
        let usual = ViewSpacing()
        XCTAssertEqual(ViewSpacing.zero.union(usual), usual)
        XCTAssertEqual(usual.union(.zero), usual)
        XCTAssertEqual(ViewSpacing.zero.union(.zero), .zero)
        var trailing = ViewSpacing.zero
        trailing.formUnion(usual, edges: .trailing)
        XCTAssertEqual(trailing.distance(to: usual, along: .horizontal), 8)
        XCTAssertEqual(usual.distance(to: trailing, along: .horizontal), 0)
        XCTAssertEqual(trailing.distance(to: usual, along: .vertical), 0)
    }

    func testSpacersKeepNoDistance() async {
        let seen = frames { log in
            HStack {
                square(.red, 10).logged("a", log)
                Spacer(minLength: 5).frame(width: 5)
                square(.red, 10).logged("b", log)
                square(.red, 10).logged("c", log)
            }
        }
        // 10 + 5 + 10 + 8 + 10 = 43, from 28.5.
        XCTAssertEqual(seen.mapValues(\.minX), ["a": 28.5, "b": 43.5, "c": 61.5])
    }

    func testSpacingOfOwnLayouts() async {
        struct Close: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
        }
        let seen = frames { log in
            HStack {
                Close { Color.red }.logged("a", log)
                Close { Color.red }.logged("b", log)
                square(.red, 10).logged("c", log)
                square(.red, 10).logged("d", log)
            }
        }
        // 10 + 10 + 10 + 8 + 10 = 48, from 26.
        XCTAssertEqual(seen.mapValues(\.minX), ["a": 26, "b": 36, "c": 46, "d": 64])
    }
}
