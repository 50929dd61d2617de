import Scanout
import ScanoutTesting
import XCTest

/// Notes which pixels are sent.
private final class RecordingDisplay: Display {
    let memory: MemoryDisplay
    private(set) var damage: [PixelRect] = []

    init(width: Int, height: Int, format: PixelFormat = .xrgb8888) {
        memory = MemoryDisplay(width: width, height: height, format: format)
    }

    var width: Int { memory.width }
    var height: Int { memory.height }
    var scale: Double { memory.scale }
    var dotsPerInch: Double? { memory.dotsPerInch }
    var format: PixelFormat { memory.format }
    var drawingSurface: Surface? { memory.drawingSurface }
    var name: String { memory.name }

    func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        self.damage = damage.sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
        return try memory.present(surface, damage: damage)
    }

    func close() {}
}

/// What is drawn and sent after a change, to the pixel.
@MainActor
final class DamageTests: XCTestCase {
    private func show<V: View>(_ view: V, on display: any Display) -> ViewHost {
        let host = ViewHost(view, on: display, clock: ManualClock())
        host.advance(by: 0)
        return host
    }

    private func bar(_ remote: Remote<CGFloat>) -> some View {
        Stage(50, remote) { width in
            VStack(spacing: 0) {
                Color.black.frame(width: width, height: 10).frame(width: 100, alignment: .leading)
                Color.red.frame(width: 100, height: 10)
            }
        }
    }

    func testTheFirstFrameIsTheWholePanel() async {
        let display = RecordingDisplay(width: 100, height: 20)
        let host = show(bar(Remote()), on: display)
        XCTAssertEqual(display.damage, [box(0, 0, 100, 20)])
        XCTAssertEqual(host.statistics.bytesPresented, 100 * 20 * 4)
    }

    /// The bar that was 50 wide and is 60 wide: 600 pixels, painted once, since the bar covers
    /// what would be cleared; the bar below is not sent.
    func testAChangedBar() async {
        for (format, bytesPerPixel) in [(PixelFormat.xrgb8888, 4), (.rgb565, 2), (.rgb888, 3), (.gray8, 1)] {
            let remote = Remote<CGFloat>()
            let display = RecordingDisplay(width: 100, height: 20, format: format)
            let host = show(bar(remote), on: display)
            remote.value = 60
            host.advance(by: 0)
            XCTAssertEqual(display.damage, [box(0, 0, 60, 10)])
            XCTAssertEqual(host.statistics.frames, 1)
            XCTAssertEqual(host.statistics.damageRectangles, 1)
            XCTAssertEqual(host.statistics.bytesPresented, 600 * bytesPerPixel)
            XCTAssertEqual(host.statistics.pixelsPainted, 600)
        }
    }

    func testAMovedSquareIsDrawnWhereItWasAndWhereItIs() async {
        let remote = Remote<CGFloat>()
        let display = RecordingDisplay(width: 100, height: 100)
        let host = show(
            Stage(0, remote) { x in
                square(.black, 10).offset(x: x, y: x).frame(width: 100, height: 100, alignment: .topLeading)
            }, on: display)
        remote.value = 80
        host.advance(by: 0)
        XCTAssertEqual(display.damage, [box(0, 0, 10, 10), box(80, 80, 10, 10)])
        XCTAssertEqual(host.statistics.damageRectangles, 2)
        XCTAssertEqual(host.statistics.bytesPresented, 2 * 100 * 4)
        // The square that was left is cleared, the other is painted.
        XCTAssertEqual(host.statistics.pixelsPainted, 200)
        XCTAssertEqual(host.statistics.nodesMeasured, 0)
        XCTAssertEqual(host.statistics.nodesPlaced, 0)
    }

    func testAViewThatGoesIsDrawnOver() async {
        let remote = Remote<Bool>()
        let display = RecordingDisplay(width: 40, height: 40)
        let host = show(
            Stage(true, remote) { isShown in
                ZStack(alignment: .topLeading) {
                    Color.red
                    if isShown { square(.black, 8) }
                }
            }, on: display)
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(display.damage, [box(0, 0, 8, 8)])
        XCTAssertEqual(display.memory.surface.count(of: 0xFF3B30), 1600)
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(display.damage, [box(0, 0, 8, 8)])
        XCTAssertEqual(display.memory.surface.count(of: 0x000000), 64)
    }

    func testAChangedColorIsItsFrame() async {
        let remote = Remote<Bool>()
        let display = RecordingDisplay(width: 40, height: 40)
        let host = show(
            Stage(false, remote) { isRed in
                HStack(spacing: 0) {
                    Color.blue.frame(width: 10)
                    (isRed ? Color.red : .green).frame(width: 12, height: 5)
                    Color.blue.frame(width: 10)
                }
            }, on: display)
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(display.damage, [box(14, 18, 12, 5)])
        XCTAssertEqual(host.statistics.nodesMeasured, 0)
        XCTAssertEqual(host.statistics.commandsRebuilt, 1)
    }

    func testAGroupIsSentAsAWhole() async {
        let remote = Remote<Double>()
        let display = RecordingDisplay(width: 40, height: 40)
        let host = show(
            Stage(1, remote) { opacity in
                ZStack {
                    square(.red, 20)
                    square(.blue, 10)
                }
                .opacity(opacity)
            }, on: display)
        remote.value = 0.5
        host.advance(by: 0)
        XCTAssertEqual(display.damage, [box(10, 10, 20, 20)])
    }

    func testTheSameValueSendsNothing() async {
        let remote = Remote<CGFloat>()
        let host = show(bar(remote), on: RecordingDisplay(width: 100, height: 20))
        remote.value = 60
        remote.value = 50
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bytesPresented, 0)
        XCTAssertEqual(host.statistics.frames, 0)
    }

    func testWhatIsOffThePanelIsNotSent() async {
        let remote = Remote<CGFloat>()
        let display = RecordingDisplay(width: 20, height: 20)
        let host = show(Stage(200, remote) { square(.black, 10).offset(x: $0) }, on: display)
        remote.value = 300
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.frames, 0)
        remote.value = 10
        host.advance(by: 0)
        // Half of the square, at 15, is on the panel.
        XCTAssertEqual(display.damage, [box(15, 5, 5, 10)])
    }
}
