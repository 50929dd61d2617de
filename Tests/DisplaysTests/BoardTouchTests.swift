import Raster
import XCTest

@testable import Displays

final class BoardTouchTests: XCTestCase {
    private func profile(_ rotation: Rotation, _ turn: BoardProfile.TouchTurn?) throws -> BoardProfile {
        var profile = try BoardCatalog().profile("pitft28r")
        profile.pixels = .init(width: 320, height: 240)
        profile.rotation = rotation
        profile.touchTurn = turn
        return profile
    }

    /// Touches that lie as the pixels of the panel's memory do: the middle of a pixel there is the middle of the pixel
    /// that the viewer sees in its place.
    func testTouchesOfEachPixelFindThePixelThatIsSeen() throws {
        for rotation in [Rotation.none, .clockwise90, .half, .clockwise270] {
            let profile = try profile(rotation, nil)
            let layout = PanelLayout(width: 320, height: 240, format: .rgb565, rotation: rotation)
            for (x, y) in [(0, 0), (319, 0), (0, 239), (319, 239), (100, 17)] {
                let native = layout.native(PixelRect(x: x, y: y, width: 1, height: 1))
                let found = profile.picturePosition(
                    ofTouchX: (Double(native.x0) + 0.5) / Double(layout.nativeWidth),
                    y: (Double(native.y0) + 0.5) / Double(layout.nativeHeight))
                XCTAssertEqual(found.x, Double(x) + 0.5, accuracy: 1e-9)
                XCTAssertEqual(found.y, Double(y) + 0.5, accuracy: 1e-9)
            }
        }
    }

    /// Swapped first, then turned round: what the touch calls x is y here, and runs the other way.
    func testTheTurnOfTheTouch() throws {
        let turned = try profile(.none, .init(swapsAxes: true, invertsX: false, invertsY: true))
        let found = turned.picturePosition(ofTouchX: 0.25, y: 0.5)
        XCTAssertEqual([found.x, found.y], [160, 180])
        let again = turned.picturePosition(ofTouchX: 0.25, y: 0.5, isTurnedByDriver: true)
        XCTAssertEqual([again.x, again.y], [80, 120])
        let plain = try profile(.none, .init())
        for (x, y, expected) in [(-1, 2, [0, 240]), (Double.nan, Double.infinity, [0, 240])]
            as [(Double, Double, [Double])]
        {
            let found = plain.picturePosition(ofTouchX: x, y: y)
            XCTAssertEqual([found.x, found.y], expected)
        }
    }
}
