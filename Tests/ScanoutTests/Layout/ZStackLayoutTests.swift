import Scanout
import ScanoutTesting
import XCTest

/// Views upon each other, in a root of 100 by 100 points.
@MainActor
final class ZStackLayoutTests: XCTestCase {
    func testTheHighestPriorityDecidesTheSize() async {
        let seen = frames { log in
            ZStack {
                Color.red.logged("behind", log)
                square(.blue, 30).layoutPriority(1).logged("content", log)
                square(.green, 50).logged("large", log)
            }
            .logged("stack", log)
        }
        // The flexible view is offered the size of the one that decides; the large one sticks out by 10 a side.
        XCTAssertEqual(
            seen,
            [
                "behind": rect(35, 35, 30, 30), "content": rect(35, 35, 30, 30), "large": rect(25, 25, 50, 50),
                "stack": rect(35, 35, 30, 30),
            ])
    }

    func testALowerPriorityDoesNotDecide() async {
        let seen = frames { log in
            ZStack(alignment: .topLeading) {
                Color.red.layoutPriority(-1).logged("behind", log)
                Color.blue.frame(width: 20, height: 10).logged("a", log)
                Color.blue.frame(width: 10, height: 30).logged("b", log)
            }
        }
        XCTAssertEqual(seen["behind"], rect(40, 35, 20, 30))
        XCTAssertEqual(seen["a"], rect(40, 35, 20, 10))
        XCTAssertEqual(seen["b"], rect(40, 35, 10, 30))
    }

    func testEqualPrioritiesAllDecide() async {
        let seen = frames { log in
            ZStack {
                square(.red, 30).layoutPriority(2)
                Color.blue.frame(height: 10).layoutPriority(2)
            }
            .logged("stack", log)
        }
        XCTAssertEqual(seen["stack"], rect(0, 35, 100, 30))
    }

    /// The size holds the views, not the point that their guides meet in.
    func testGuidesOutsideOfTheViews() async {
        let seen = frames { log in
            ZStack(alignment: .leading) {
                square(.red, 20).alignmentGuide(.leading) { _ in -10 }.logged("a", log)
                square(.blue, 20).alignmentGuide(.leading) { _ in -30 }.logged("b", log)
            }
            .logged("stack", log)
        }
        // From 10 to 50 right of the guides.
        XCTAssertEqual(
            seen, ["stack": rect(30, 40, 40, 20), "a": rect(30, 40, 20, 20), "b": rect(50, 40, 20, 20)])
    }

    func testAnEmptyStackHasNoSize() async {
        XCTAssertEqual(sizes(of: ZStack {}, for: [.zero, .unspecified, .infinity]), [.zero, .zero, .zero])
    }

    func testLayoutsAsViews() async {
        let seen = frames { log in
            ZStackLayout(alignment: .bottomTrailing) {
                square(.red, 40).logged("a", log)
                square(.red, 10).logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(30, 30, 40, 40), "b": rect(60, 60, 10, 10)])
    }
}
