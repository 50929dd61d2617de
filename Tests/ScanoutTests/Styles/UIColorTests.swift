import Scanout
import ScanoutTesting
import XCTest

/// Colours in UIKit's words. Shades are iOS'.
@MainActor
final class UIColorTests: XCTestCase {
    private func shade(_ color: Color, _ scheme: ColorScheme) -> UInt32 {
        let display = MemoryDisplay(width: 1, height: 1)
        render(
            ZStack {
                Color.white; color
            }.environment(\.colorScheme, scheme), on: display)
        return display.surface.rgb(0, 0)
    }

    func testShadesForLightAndDark() async {
        XCTAssertEqual(shade(Color(.systemGray6), .light), 0xF2F2F7)
        XCTAssertEqual(shade(Color(.systemGray6), .dark), 0x1C1C1E)
        XCTAssertEqual(shade(Color(uiColor: .systemBackground), .dark), 0x000000)
        XCTAssertEqual(shade(Color(UIColor.systemRed), .light), 0xFF3B30)
        XCTAssertEqual(shade(Color(nsColor: .windowBackgroundColor), .light), 0xFFFFFF)
        XCTAssertEqual(shade(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), .light), 0xFF0000)
    }

    /// 8 in 100 is 20 of 255: white less 20/255 of what 0x747480 lacks, 0x8B and 0x7F, so 10.9 and 10.0 less.
    func testSeeThroughShades() async {
        XCTAssertEqual(shade(Color(.quaternarySystemFill), .light), 0xF4F4F5)
    }
}
