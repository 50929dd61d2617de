import Scanout
import ScanoutTesting
import XCTest

/// Styles on their way to others, linear over 1 s, and styles taken from around.
@MainActor
final class StyleMotionTests: XCTestCase {
    private func gradient(_ start: CGFloat, _ end: CGFloat) -> LinearGradient {
        LinearGradient(
            colors: [.black, .white], startPoint: UnitPoint(x: start, y: 0.5), endPoint: UnitPoint(x: end, y: 0.5))
    }

    /// The middle of pixel 4 of 8 is 0.5625 of the width: that is the share of white while the gradient fills the width,
    /// half of it when it reaches to twice the width, and a third at three times.
    func testGradientsMove() async {
        let panel = SwitchingPanel(false) { isLong in self.gradient(0, isLong ? 3 : 1) }
        XCTAssertEqual(Double(panel.gray(after: 0, 4)), 0.5625 * 255, accuracy: 1.5)
        panel.set(true)
        XCTAssertEqual(Double(panel.gray(after: 0.5, 4)), 0.5625 / 2 * 255, accuracy: 1.5)
        XCTAssertEqual(Double(panel.gray(after: 0.5, 4)), 0.5625 / 3 * 255, accuracy: 1.5)
    }

    func testOpacityOfStylesMoves() async {
        let panel = SwitchingPanel(false) { isFaint in
            ZStack {
                Color.white
                Rectangle().fill(self.gradient(-2, -1).opacity(isFaint ? 1 : 0))
            }
        }
        XCTAssertEqual(panel.gray(after: 0), 0xFF)
        panel.set(true)
        XCTAssertEqual(panel.gray(after: 0.5), 0xFF)
        XCTAssertEqual(panel.gray(after: 0.5), 0xFF)
        let black = SwitchingPanel(false) { isThere in
            ZStack {
                Color.white
                Rectangle().fill(self.gradient(2, 3).opacity(isThere ? 1 : 0))
            }
        }
        black.set(true)
        XCTAssertEqual(Double(black.gray(after: 0.6)), 0.4 * 255, accuracy: 1.5)
        XCTAssertEqual(black.gray(after: 0.4), 0)
    }

    /// A colour and a gradient have nothing in between.
    func testOtherKindsComeAtOnce() async {
        let panel = SwitchingPanel(false) { isGradient in
            Rectangle().fill(isGradient ? AnyShapeStyle(self.gradient(2, 3)) : AnyShapeStyle(.white))
        }
        XCTAssertEqual(panel.gray(after: 0), 0xFF)
        panel.set(true)
        XCTAssertEqual(panel.gray(after: 0), 0)
        panel.set(false)
        XCTAssertEqual(panel.gray(after: 0), 0xFF)
        XCTAssertEqual(panel.gray(after: 0.5), 0xFF)
    }

    private func pixel<V: View>(_ view: V) -> UInt32 {
        let display = MemoryDisplay(width: 4, height: 4)
        _ = render(view, on: display)
        return display.surface.rgb(2, 2)
    }

    /// Source: the documentation of `backgroundStyle(_:)`, which fills a circle behind a picture so.
    func testBackgroundStyle() async {
        XCTAssertEqual(pixel(Color.clear.background(in: Rectangle()).backgroundStyle(.blue)), 0x007AFF)
        XCTAssertEqual(pixel(Rectangle().fill(.background).backgroundStyle(.red)), 0xFF3B30)
        XCTAssertEqual(pixel(Rectangle().fill(.background).backgroundStyle(.background)), 0xFFFFFF)
        XCTAssertEqual(pixel(Color.clear.background(in: Rectangle())), 0xFFFFFF)
    }

    func testPreferredColorScheme() async {
        XCTAssertEqual(pixel(Color.primary.preferredColorScheme(.dark)), 0xFFFFFF)
        XCTAssertEqual(pixel(Color.primary.preferredColorScheme(nil).colorScheme(.dark)), 0xFFFFFF)
    }
}
