import Scanout
import ScanoutTesting
import XCTest

/// Stops of gradients: how colours between them are mixed, and how they change.
@MainActor
final class GradientStopTests: XCTestCase {
    private func pixel<V: View>(_ view: V, _ x: Int = 4, width: Int = 9) -> Pixel {
        let display = MemoryDisplay(width: width, height: 1)
        _ = render(view, on: display)
        return display.surface[x, 0]
    }

    /// Pixel 4 of 9 is half way: what `Color.mix` makes, which mixes by how colours look as well.
    func testPerceptualGradients() async {
        let gradient = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)
        let shown = pixel(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        let mixed = pixel(Color.red.mix(with: .blue, by: 0.5))
        XCTAssertEqual(Double(shown.red), Double(mixed.red), accuracy: 1)
        XCTAssertEqual(Double(shown.green), Double(mixed.green), accuracy: 1)
        XCTAssertEqual(Double(shown.blue), Double(mixed.blue), accuracy: 1)
        // Back in the display's own numbers: the mean of FF3B30 and 007AFF.
        let plain = pixel(
            LinearGradient(gradient: gradient.colorSpace(.device), startPoint: .leading, endPoint: .trailing))
        XCTAssertEqual(Double(plain.red), 127.5, accuracy: 1)
        XCTAssertEqual(Double(plain.blue), (48.0 + 255) / 2, accuracy: 1)
    }

    private func gradient(_ colors: [Color], _ end: CGFloat = 1) -> LinearGradient {
        LinearGradient(
            stops: colors.enumerated().map {
                .init(color: $1, location: end * CGFloat($0) / CGFloat(max(colors.count - 1, 1)))
            }, startPoint: .leading, endPoint: .trailing)
    }

    /// From black to white in 1 s, all over.
    func testColorsOfStopsMove() async {
        let panel = SwitchingPanel(false) { isWhite in
            self.gradient(isWhite ? [.white, .white] : [.black, .black])
        }
        panel.set(true)
        XCTAssertEqual(Double(panel.gray(after: 0.25)), 0.25 * 255, accuracy: 1.5)
        XCTAssertEqual(Double(panel.gray(after: 0.5, 7)), 0.75 * 255, accuracy: 1.5)
        XCTAssertEqual(panel.gray(after: 0.25), 0xFF)
    }

    /// The middle of pixel 1 of 8 is 0.1875: of a way of 1 that share is white, of one of 0.75 a quarter.
    func testPlacesOfStopsMove() async {
        let panel = SwitchingPanel(false) { isShort in self.gradient([.black, .white], isShort ? 0.5 : 1) }
        panel.set(true)
        XCTAssertEqual(Double(panel.gray(after: 0.5, 1)), 0.25 * 255, accuracy: 1.5)
        XCTAssertEqual(Double(panel.gray(after: 0.5, 1)), 0.375 * 255, accuracy: 1.5)
    }

    func testAnotherNumberOfStopsComesAtOnce() async {
        let panel = SwitchingPanel(false) { isThree in
            self.gradient(isThree ? [.white, .white, .white] : [.black, .black])
        }
        panel.set(true)
        XCTAssertEqual(panel.gray(after: 0), 0xFF)
    }

    /// A frame of its own of 4 points: from 0 to 4 the whole way, after that white; here at the middle of pixel 2 and 6.
    func testStylesInFramesOfTheirOwn() async {
        let own = Rectangle().fill(gradient([.black, .white]).in(CGRect(x: 0, y: 0, width: 4, height: 1)))
        XCTAssertEqual(Double(pixel(own, 2, width: 8).red), 2.5 / 4 * 255, accuracy: 1.5)
        XCTAssertEqual(pixel(own, 6, width: 8).red, 255)
    }

    func testDividersTakeNoStyleFromAround() async {
        let display = MemoryDisplay(width: 4, height: 3)
        _ = render(VStack { Divider() }.foregroundStyle(.red).background(.white), on: display)
        // Black at a tenth over white.
        XCTAssertEqual(Double(display.surface.rgb(1, 1) & 0xFF), 0.9 * 255, accuracy: 1)
        XCTAssertEqual(Double(display.surface.rgb(1, 1) >> 16 & 0xFF), 0.9 * 255, accuracy: 1)
    }

    func testInsetsAreAnimatable() async {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData.scale(by: 2)
        XCTAssertEqual(insets, EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    }
}
