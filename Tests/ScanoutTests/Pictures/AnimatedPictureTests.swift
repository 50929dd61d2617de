import Raster
import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class AnimatedPictureTests: XCTestCase {
    private let folder = PictureFolder()

    /// A GIF of one pixel: red for 0.2 s, green for 0.3 s, blue for 0.5 s.
    private func gif(loops: UInt8?) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x81, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0] }
        for (color, hundredths) in [(UInt8(1), UInt8(20)), (2, 30), (3, 50)] {
            // Clear, the pixel, end: 4, the colour and 5 in three bits each.
            let codes = 4 | Int(color) << 3 | 5 << 6
            bytes += [0x21, 0xF9, 4, 0, hundredths, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]
            bytes += [2, UInt8(codes & 255), UInt8(codes >> 8), 0]
        }
        return bytes + [0x3B]
    }

    private func colors(_ host: ViewHost, _ display: MemoryDisplay, _ steps: [Double]) -> [UInt32] {
        steps.map { step in
            host.advance(by: step)
            return display.surface.rgb(0, 0)
        }
    }

    private let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFF0000, 0x00FF00, 0x0000FF)

    func testFramesByTheClock() async throws {
        try folder.write("a.gif", gif(loops: 0))
        let display = MemoryDisplay(width: 1, height: 1)
        let host = ViewHost(folder.image("a").animated(), on: display, clock: ManualClock())
        XCTAssertEqual(
            colors(host, display, [0, 0.1, 0.15, 0.3, 0.5, 0.2, 7]), [red, red, green, blue, red, green, green])
    }

    func testEndsAndSleeps() async throws {
        try folder.write("a.gif", gif(loops: nil))
        let display = MemoryDisplay(width: 1, height: 1)
        let host = ViewHost(folder.image("a").animated(), on: display, clock: ManualClock())
        XCTAssertEqual(colors(host, display, [0, 0.6]), [red, blue])
        XCTAssertNil(host.timers.nextDue)
        host.advance(by: 5)
        XCTAssertEqual(host.statistics.frames, 0)
        XCTAssertEqual(display.surface.rgb(0, 0), blue)
    }

    func testStandsStillUnlessAsked() async throws {
        try folder.write("a.gif", gif(loops: 0))
        let display = MemoryDisplay(width: 1, height: 1)
        let host = ViewHost(folder.image("a"), on: display, clock: ManualClock())
        XCTAssertEqual(colors(host, display, [0, 0.3]), [red, red])
        XCTAssertNil(host.timers.nextDue)
    }

    private struct Moving: View {
        let image: Image
        @Binding var x: CGFloat
        var body: some View { image.animated().offset(x: x) }
    }

    /// Out of sight nothing wakes up; back in sight the frame of the moment shows.
    func testOutOfSight() async throws {
        try folder.write("a.gif", gif(loops: 0))
        let display = MemoryDisplay(width: 1, height: 1)
        struct Panel: View {
            let image: Image
            @State private var x: CGFloat = 50
            var body: some View {
                Moving(image: image, x: $x).onAppear {
                    Timer.scheduledTimer(withTimeInterval: 10.25, repeats: false) { _ in x = 0 }
                }
            }
        }
        let host = ViewHost(Panel(image: folder.image("a")), on: display, clock: ManualClock())
        host.advance(by: 0)
        // Only the test's own timer is left.
        XCTAssertEqual(host.timers.nextDue, 10.25)
        host.advance(by: 10.3)
        XCTAssertEqual(display.surface.rgb(0, 0), green)
        XCTAssertEqual(try XCTUnwrap(host.timers.nextDue), 10.5, accuracy: 1e-6)
    }
}
