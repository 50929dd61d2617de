import Scanout
import ScanoutTesting
import XCTest

/// Values that SwiftUI gives for small pictures.
@MainActor
final class DrawingFactsTests: XCTestCase {
    private func panel(_ height: Int = 12) -> MemoryDisplay { MemoryDisplay(width: 12, height: height) }

    func testStackCentersItsViews() async throws {
        let view = ZStack {
            square(.black, 12)
            square(.white, 4)
        }
        let full = String(repeating: "############\n", count: 4)
        let middle = String(repeating: "####....####\n", count: 4)
        try expect(view, on: panel(), shows: full + middle + full)
    }

    func testStackAlignments() async throws {
        let table: [(Alignment, CGFloat, PixelRect)] = [
            (.topLeading, 4, box(0, 0, 4, 4)), (.bottomTrailing, 6, box(6, 6, 6, 6)), (.top, 6, box(3, 0, 6, 6)),
            (.trailing, 6, box(6, 3, 6, 6)),
        ]
        for (alignment, side, expected) in table {
            let display = panel()
            render(
                ZStack(alignment: alignment) {
                    square(.black, 12)
                    square(.white, side)
                }, on: display)
            XCTAssertEqual(display.surface.extent(of: 0xFFFFFF), expected, "\(alignment)")
        }
    }

    func testBottomAlignedBars() async throws {
        let view = HStack(alignment: .bottom, spacing: 0) {
            Color.black.frame(height: 10)
            Color.white.frame(height: 12)
            Color.black.frame(height: 10)
        }
        let top = String(repeating: "............\n", count: 2)
        try expect(view, on: panel(), shows: top + String(repeating: "####....####\n", count: 10))
    }

    func testBorderIsDrawnInside() async throws {
        let view = ZStack {
            Color.black.frame(width: 12, height: 6)
            Color.white.frame(maxWidth: 20, maxHeight: 4).border(Color.red, width: 1)
        }
        try expect(
            view, on: panel(6),
            shows: """
                ############
                rrrrrrrrrrrr
                r..........r
                r..........r
                rrrrrrrrrrrr
                ############
                """, where: ["r": 0xFF3B30])
    }

    func testNothingFitsButShowsNothing() async throws {
        let display = panel()
        render(
            ZStack {
                square(.black, 12)
                ViewThatFits {
                    EmptyView()
                    square(.white, 4)
                }
            }, on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFFFFFF), box(4, 4, 4, 4))
    }

    /// Half the diagonal is 3√2 = 4.2426: the corner pixels are covered by triangles of 0.2426² / 2, the ones beside
    /// them by 0.7132.
    func testTurnedSquare() async throws {
        let display = panel()
        render(
            ZStack {
                square(.black, 12)
                square(.white, 6).rotationEffect(.degrees(45))
            }, on: display)
        let surface = display.surface
        func grays(_ y: Int) -> [UInt32] { (0..<12).map { surface.rgb($0, y) & 0xFF } }
        XCTAssertEqual(grays(1), [0, 0, 0, 0, 0, 0x07, 0x07, 0, 0, 0, 0, 0])
        XCTAssertEqual(grays(2), [0, 0, 0, 0, 0x07, 0xB6, 0xB6, 0x07, 0, 0, 0, 0])
        XCTAssertEqual(grays(5), [0, 0x07, 0xB6, 255, 255, 255, 255, 255, 255, 0xB6, 0x07, 0])
        for y in 0..<12 {
            XCTAssertEqual(grays(y), grays(11 - y))
            XCTAssertEqual(grays(y), grays(y).reversed())
        }
    }

    func testOpacities() async throws {
        let white = ZStack {
            Color.black
            Color.white.opacity(0.6)
        }
        let stack = ZStack(alignment: .leading) {
            Color.black
            Color.white.opacity(0.8)
            Color.black.opacity(0.5).frame(width: 2)
            Color.white.opacity(0.22).frame(width: 1)
        }
        let modified = ZStack {
            Color.black
            Rectangle().fill(Color.white).opacity(0.6)
        }
        try expect(white, on: MemoryDisplay(width: 1, height: 1), shows: "a", where: ["a": 0x999999])
        try expect(modified, on: MemoryDisplay(width: 1, height: 1), shows: "a", where: ["a": 0x999999])
        try expect(
            stack, on: MemoryDisplay(width: 3, height: 1), shows: "cba",
            where: ["a": 0xCCCCCC, "b": 0x666666, "c": 0x888888])
    }

    func testSystemColors() async throws {
        let table: [(Color, UInt32, UInt32)] = [
            (.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
            (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40C8E0),
            (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF), (.indigo, 0x5856D6, 0x5E5CE6),
            (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
            (.gray, 0x8E8E93, 0x8E8E93), (.primary, 0x000000, 0xFFFFFF),
        ]
        for (color, light, dark) in table {
            for (scheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
                let display = MemoryDisplay(width: 1, height: 1)
                render(color.environment(\.colorScheme, scheme), on: display)
                XCTAssertEqual(display.surface.rgb(0, 0), expected, "\(color) \(scheme)")
            }
        }
    }

    func testBackgroundFollowsTheColorScheme() async throws {
        for (scheme, expected) in [(ColorScheme.light, UInt32(0xFFFFFF)), (.dark, 0x000000)] {
            let display = MemoryDisplay(width: 1, height: 1)
            let host = ViewHost(EmptyView(), on: display, clock: ManualClock()) { $0.colorScheme = scheme }
            host.advance(by: 0)
            XCTAssertEqual(display.surface.rgb(0, 0), expected)
        }
    }
}
