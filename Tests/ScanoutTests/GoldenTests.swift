import Scanout
import ScanoutTesting
import XCTest

/// Whole panels at several moments, in the formats of real ones; the pictures were looked at before they were kept.
@MainActor
final class GoldenTests: XCTestCase {
    private func small() -> MemoryDisplay { MemoryDisplay(width: 320, height: 240, format: .rgb565) }
    private func large() -> MemoryDisplay { MemoryDisplay(width: 800, height: 480) }
    private func mono() -> MemoryDisplay { MemoryDisplay(width: 128, height: 64, format: .mono) }

    override func setUp() async throws {
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard FileManager.default.fileExists(atPath: file) else { throw XCTSkip("needs \(file)") }
    }

    func testProgressAtTheStart() async throws {
        try expect(ProgressPanel(), on: small(), at: 0, matchesGolden: "progress-320x240-0.0")
    }

    func testProgressInMotion() async throws {
        try expect(ProgressPanel(), on: small(), at: 2.2, matchesGolden: "progress-320x240-2.2")
    }

    func testProgressAtTheEnd() async throws {
        try expect(ProgressPanel(), on: small(), at: 6.3, matchesGolden: "progress-320x240-6.3")
    }

    func testProgressOnALargePanel() async throws {
        try expect(ProgressPanel(), on: large(), at: 1.6, matchesGolden: "progress-800x480-1.6")
    }

    func testEffects() async throws {
        let display = MemoryDisplay(width: 480, height: 320)
        try expect(EffectPanel(), on: display, matchesGolden: "effects-480x320")
    }

    func testStyles() async throws {
        let display = MemoryDisplay(width: 480, height: 320)
        try expect(StylePanel(), on: display, matchesGolden: "styles-480x320")
    }

    func testRings() async throws {
        try expect(RingPanel(), on: small(), matchesGolden: "rings-320x240")
    }

    func testRingsOnALargePanel() async throws {
        try expect(RingPanel(), on: large(), matchesGolden: "rings-800x480")
    }

    func testRingsOnAPanelOfTwoPixelsToAPoint() async throws {
        try expect(
            RingPanel(), on: MemoryDisplay(width: 800, height: 480, scale: 2, dotsPerInch: 220),
            matchesGolden: "rings-800x480-at-2")
    }

    func testDarkRings() async throws {
        let view = ZStack {
            Color.black
            RingPanel()
        }
        try expect(view.environment(\.colorScheme, .dark), on: small(), matchesGolden: "rings-320x240-dark")
    }

    func testDrawing() async throws {
        try expect(DrawingPanel(), on: small(), matchesGolden: "drawing-320x240")
    }

    func testDrawingOnALargePanel() async throws {
        try expect(DrawingPanel(), on: large(), matchesGolden: "drawing-800x480")
    }

    func testLegendInAColumn() async throws {
        try expect(Legend(), on: small(), matchesGolden: "legend-320x240")
    }

    func testLegendInARow() async throws {
        try expect(Legend(), on: large(), matchesGolden: "legend-800x480")
    }

    func testTable() async throws {
        try expect(ValueTable(), on: small(), matchesGolden: "table-320x240")
    }

    func testTilesOnAPanelWithAnUnsafeArea() async throws {
        let panel = MemoryDisplay(width: 320, height: 240, safeArea: .init(top: 20, left: 30, bottom: 20, right: 30))
        try expect(TilePanel(), on: panel, matchesGolden: "tiles-320x240")
    }

    func testPanelOfOneBitAtTheStart() async throws {
        try expect(SmallPanel(), on: mono(), matchesGolden: "tank-128x64-0.0")
    }

    func testPanelOfOneBitInMotion() async throws {
        try expect(SmallPanel(), on: mono(), at: 1.25, matchesGolden: "tank-128x64-1.25")
    }

    func testPanelOfOneBitAtTheEnd() async throws {
        try expect(SmallPanel(), on: mono(), at: 2, matchesGolden: "tank-128x64-2.0")
    }
}
