import Scanout
import ScanoutTesting
import XCTest

@testable import Components

@MainActor
final class QRCodeTests: XCTestCase {
    private func picture<V: View>(_ view: V, _ side: Int) -> Surface {
        let display = MemoryDisplay(width: side, height: side)
        render(view, on: display)
        return display.surface
    }

    private func isDark(_ surface: Surface, _ x: Int, _ y: Int) -> Bool { surface[x, y].value == 0xFF00_0000 }

    /// Version 1 is 21 modules wide; with the quiet zone 29. Finder patterns stand in three corners.
    func testModulesAreWholePixels() async throws {
        // 65 pixels hold 29 modules of 2 pixels, from pixel 3 on.
        let surface = picture(QRCode("HELLO"), 65)
        for y in 0..<65 {
            for x in 0..<65 {
                XCTAssertTrue([0xFF00_0000, 0xFFFF_FFFF].contains(surface[x, y].value))
                let isInside = (3..<61).contains(x) && (3..<61).contains(y)
                guard isInside else { continue }
                XCTAssertEqual(surface[x, y].value, surface[3 + (x - 3) / 2 * 2, 3 + (y - 3) / 2 * 2].value)
            }
        }
        for (x, y) in [(4, 4), (18, 4), (4, 18)] {
            func module(_ dx: Int, _ dy: Int) -> Bool { isDark(surface, 3 + 2 * (x + dx), 3 + 2 * (y + dy)) }
            XCTAssertTrue((0..<7).allSatisfy { module($0, 0) && module(0, $0) && module($0, 6) && module(6, $0) })
            XCTAssertTrue((1..<6).allSatisfy { !module($0, 1) && !module(1, $0) })
            XCTAssertTrue(module(3, 3))
        }
        XCTAssertFalse(isDark(surface, 3 + 2 * 4 - 1, 30))
    }

    /// Two pixels a point: the code is drawn in pixels.
    func testFineDisplay() async {
        let surface = picture(QRCode("HELLO").environment(\.displayScale, 2), 29)
        XCTAssertTrue([0xFF00_0000, 0xFFFF_FFFF].contains(surface[10, 10].value))
    }

    /// The size of the code grows with the text and with the correction.
    func testVersions() async throws {
        func width(_ text: String, _ level: QRCode.Correction) -> Int? {
            QRMatrix(
                text, [.low: 0, .medium: 1, .quartile: 2, .high: 3][level].map { .init(rawValue: $0) } ?? .init(0))?
                .width
        }
        XCTAssertEqual(width("HELLO", .low), 21)
        // 16 characters at the highest correction: version 2 holds 20 of them, version 1 ten.
        XCTAssertEqual(width("ABCDEFGHIJKLMNOP", .high), 25)
        XCTAssertEqual(width(String(repeating: "x", count: 2_953), .low), 177)
        XCTAssertNil(width(String(repeating: "x", count: 2_954), .low))
        XCTAssertNil(width("", .low))
    }

    func testWithoutRoomOrWithTooLongAText() async {
        for view in [QRCode("HELLO"), QRCode(String(repeating: "x", count: 3_000)), QRCode("")] {
            let surface = picture(view, 20)
            XCTAssertTrue((0..<20).contains { surface[$0, $0].value & 0xFFFFFF == 0xFF3B30 })
        }
        _ = picture(QRCode("a\0b"), 40)
    }
}
