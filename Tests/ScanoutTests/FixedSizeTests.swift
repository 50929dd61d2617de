import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class FixedSizeTests: XCTestCase {
    /// The ideal size of a flexible rectangle is 10 by 10.
    func testTheIdealSizeIsTaken() async {
        XCTAssertEqual(frames { Rectangle().logged("a", $0).fixedSize() }["a"], rect(45, 45, 10, 10))
    }

    func testFixedSizeAlongOneAxis() async {
        XCTAssertEqual(
            sizes(of: Color.red.fixedSize(horizontal: true, vertical: false), for: [.zero, .unspecified]),
            [CGSize(width: 10, height: 0), CGSize(width: 10, height: 10)])
    }
}
