import Raster
import XCTest

@testable import Displays

final class PanelLayoutTests: XCTestCase {
    func testDamageIsDisjointAndCoversTheSame() {
        var generator = SplitMix(state: 3)
        for _ in 0..<200 {
            let rects = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                PixelRect(
                    x: Int.random(in: 0..<20, using: &generator), y: Int.random(in: 0..<20, using: &generator),
                    width: Int.random(in: 0...8, using: &generator), height: Int.random(in: 0...8, using: &generator))
            }
            let damage = Damage(rects)
            var covered: [Int: Int] = [:]
            for rect in damage.rects {
                for y in rect.y0..<rect.y1 { for x in rect.x0..<rect.x1 { covered[y * 100 + x, default: 0] += 1 } }
            }
            XCTAssertLessThanOrEqual(damage.rects.count, Damage.limit)
            XCTAssertTrue(covered.values.allSatisfy { $0 == 1 })
            for rect in rects {
                for y in rect.y0..<rect.y1 { for x in rect.x0..<rect.x1 { XCTAssertNotNil(covered[y * 100 + x]) } }
            }
            let inside = covered.keys.allSatisfy { key in
                rects.contains { $0.contains(PixelRect(x: key % 100, y: key / 100, width: 1, height: 1)) }
            }
            XCTAssertTrue(inside || damage.rects.count == 1)
        }
    }

    func testTooManyBecomeOne() {
        let dots = (0..<40).map { PixelRect(x: $0 * 2, y: $0 % 2, width: 1, height: 1) }
        XCTAssertLessThanOrEqual(Damage(dots).rects.count, Damage.limit)
        XCTAssertEqual(Damage(Array(dots[..<33])).rects, [PixelRect(x0: 0, y0: 0, x1: 65, y1: 2)])
    }

    func testUpdatesAreWholeBytesOfTheTurnedMemory() {
        // In memory turned by 90 degrees rows are columns, so that bytes run down the picture.
        let layout = PanelLayout(width: 16, height: 20, format: .mono, rotation: .clockwise90)
        XCTAssertEqual([layout.nativeWidth, layout.nativeHeight, layout.nativeBytesPerRow], [20, 16, 3])
        // Row 10 of the picture is column 9 of the memory, in its second byte: columns 8 to 15, rows 4 to 11.
        let updates = layout.updates(for: [PixelRect(x: 3, y: 10, width: 1, height: 1)])
        XCTAssertEqual(updates.rects, [PixelRect(x0: 3, y0: 4, x1: 4, y1: 12)])
        XCTAssertEqual(layout.byteCount(updates.rects[0]), 1)
        // The last byte has 4 pixels.
        let last = layout.updates(for: [PixelRect(x: 0, y: 0, width: 2, height: 1)])
        XCTAssertEqual(last.rects, [PixelRect(x0: 0, y0: 0, x1: 2, y1: 4)])
        XCTAssertEqual(layout.byteCount(last.rects[0]), 2)
    }

    func testOutsideAndEmptyRectanglesAreLeftOut() {
        let layout = PanelLayout(width: 10, height: 10, format: .rgb565, rotation: .none)
        let damage = [
            PixelRect(x0: Int.min, y0: Int.min, x1: Int.max, y1: 1), PixelRect(x0: 5, y0: 5, x1: 4, y1: 9),
            PixelRect(x: 100, y: 0, width: 5, height: 5),
        ]
        XCTAssertEqual(layout.updates(for: damage).rects, [PixelRect(x: 0, y: 0, width: 10, height: 1)])
    }
}
