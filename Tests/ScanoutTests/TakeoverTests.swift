import Displays
import Raster
import ScanoutTesting
import XCTest

@testable import Scanout

/// An app that begins with the picture that another program left on the screen.
@MainActor
final class TakeoverTests: XCTestCase {
    /// White in its left half and red in its right.
    private func picture() -> CGImage {
        let surface = Surface(width: 4, height: 2)
        for y in 0..<2 {
            for x in 0..<4 { surface.pixels[y * surface.bytesPerRow / 4 + x] = x < 2 ? 0xffff_ffff : 0xffff_0000 }
        }
        return CGImage(surface)
    }

    private func channels(_ pixel: Pixel) -> [UInt8] { [pixel.red, pixel.green, pixel.blue] }

    /// A linear fade of 0.4 s over black: the picture itself, then three, two and one quarters of it, then nothing, each
    /// within one step of 255.
    func testThePictureFadesIntoTheApp() async {
        let display = MemoryDisplay(width: 4, height: 2)
        let host = ViewHost(
            TakeoverView(content: Color.black, picture: picture()), on: display, clock: ManualClock())
        host.advance(by: 0)
        XCTAssertEqual(channels(display.surface[0, 0]), [255, 255, 255])
        XCTAssertEqual(channels(display.surface[3, 1]), [255, 0, 0])
        for quarters in [3, 2, 1] {
            host.advance(by: TakeoverView<Color>.duration / 4)
            let expected = 255 * Double(quarters) / 4
            for (x, parts) in [(0, [expected, expected, expected]), (3, [expected, 0, 0])] {
                for (channel, part) in zip(channels(display.surface[x, 1]), parts) {
                    XCTAssertEqual(Double(channel), part, accuracy: 1, "\(quarters) quarters at \(x)")
                }
            }
        }
        host.advance(by: TakeoverView<Color>.duration / 4)
        XCTAssertEqual(channels(display.surface[0, 0]), [0, 0, 0])
        // The picture is gone and nothing is drawn any more.
        host.advance(by: 0.1)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics.frames, 0)
        XCTAssertEqual(channels(display.surface[3, 1]), [0, 0, 0])
    }

    /// Of several windows each fades from the picture on its own display, and goes on while the app's state changes what
    /// is under it.
    func testEachWindowFadesFromItsPicture() async {
        struct Two: App {
            @State private var color = Color.black
            var body: some Scene {
                WindowGroup {
                    color.onAppear { Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in turn() } }
                }
                WindowGroup { color }
            }
            @MainActor private func turn() { color = Color(red: 0, green: 0, blue: 1) }
        }
        let directory = WindowDirectory()
        let clock = ManualClock()
        let app = ViewHost(AppView(Two()), on: MemoryDisplay(width: 1, height: 1), clock: clock) {
            $0.windowDirectory = directory
        }
        let displays = [MemoryDisplay(width: 4, height: 2), MemoryDisplay(width: 4, height: 2)]
        let hosts =
            [app]
            + zip(directory.windows, displays).enumerated().map { index, pair in
                pair.0.open(on: pair.1, clock: clock, fadingFrom: index == 0 ? picture() : nil)
            }
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(channels(displays[0].surface[3, 1]), [255, 0, 0])
        XCTAssertEqual(channels(displays[1].surface[3, 1]), [0, 0, 0])
        // At three quarters of the fade blue is under a quarter of the red.
        ViewHost.advance(hosts, by: 0.3)
        for (channel, expected) in zip(channels(displays[0].surface[3, 1]), [63.75, 0, 191.25]) {
            XCTAssertEqual(Double(channel), expected, accuracy: 1)
        }
        ViewHost.advance(hosts, by: 0.2)
        for display in displays { XCTAssertEqual(channels(display.surface[0, 0]), [0, 0, 255]) }
    }

    func testTheWordsOfTheEnvironment() async {
        for (text, takeover) in [("fade", Takeover.fade), ("none", .none), ("cut", .cut), ("else", .cut)] {
            XCTAssertEqual(Takeover { _ in text }, takeover)
        }
        XCTAssertEqual(Takeover { _ in nil }, .cut)
    }
}
