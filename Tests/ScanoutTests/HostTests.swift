import Scanout
import ScanoutTesting
import XCTest

/// Counts frames, and fails when it is told to.
private final class FailingDisplay: Display {
    let memory = MemoryDisplay(width: 8, height: 8)
    var failures = 0
    private(set) var presented: [[PixelRect]] = []

    var width: Int { 8 }
    var height: Int { 8 }
    var scale: Double { 1 }
    var dotsPerInch: Double? { nil }
    var format: PixelFormat { .rgb565 }
    var drawingSurface: Surface? { nil }
    var name: String { "failing" }

    func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        if failures > 0 {
            failures -= 1
            throw .system(operation: "write", object: "/dev/fb9", errno: EIO, advice: "none")
        }
        presented.append(damage)
        return try memory.present(surface, damage: damage)
    }

    func close() {}
}

/// What the host does around the views.
@MainActor
final class HostTests: XCTestCase {
    func testAFrameThatWasNotShownIsDrawnAgainAsAWhole() async {
        let display = FailingDisplay()
        let remote = Remote<Int>()
        let host = ViewHost(
            Stage(0, remote) { square(.black, CGFloat($0)) }, on: display, clock: ManualClock())
        var errors: [DisplayError] = []
        host.onDisplayError = { errors.append($0) }
        host.advance(by: 0)
        display.failures = 1
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(errors.count, 1)
        host.advance(by: 0)
        XCTAssertEqual(display.presented, [[box(0, 0, 8, 8)], [box(0, 0, 8, 8)]])
        XCTAssertEqual(display.memory.surface.extent(of: 0x000000), box(3, 3, 2, 2))
    }

    func testNothingIsDrawnBeforeTheFirstAdvance() async {
        let display = MemoryDisplay(width: 2, height: 2)
        let host = ViewHost(Color.red, on: display, clock: ManualClock())
        XCTAssertEqual(display.bytesPresented, 0)
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bytesPresented, 16)
        XCTAssertEqual(display.bytesPresented, 16)
    }

    /// Two hosts on one thread do not mix up their timers, states and pictures.
    func testTwoHostsAtATime() async {
        let displays = [MemoryDisplay(width: 10, height: 1), MemoryDisplay(width: 10, height: 1)]
        let remotes = [Remote<CGFloat>(), Remote<CGFloat>()]
        let hosts = zip(displays, remotes).map { display, remote in
            render(Stage(2, remote) { Color.black.frame(width: $0) }, on: display)
        }
        remotes[0].value = 4
        hosts[1].advance(by: 1)
        XCTAssertEqual(displays.map { $0.surface.count(of: 0x000000) }, [2, 2])
        hosts[0].advance(by: 1)
        XCTAssertEqual(displays.map { $0.surface.count(of: 0x000000) }, [4, 2])
    }

    /// A point is several pixels on a fine display; the edges at 1.5 and 4.5 pixels both round up.
    func testScale() async throws {
        let display = MemoryDisplay(width: 12, height: 6, scale: 3)
        try expect(
            Color.black.frame(width: 2, height: 1), on: display,
            shows: """
                ............
                ............
                ...######...
                ...######...
                ...######...
                ............
                """)
    }

    /// Half a point is half a pixel at scale 1 and a whole one at scale 2.
    func testHalfPoints() async throws {
        try expect(Color.black.frame(width: 0.5), on: MemoryDisplay(width: 5, height: 1, scale: 2), shows: "..#..")
    }

    /// Building and leaving a tree leaves nothing behind.
    func testHostsAreReleased() async {
        final class Token {}
        struct Holder: View {
            let token: Token
            @State private var isOn = false
            var body: some View {
                let _ = token
                VStack {
                    Text("x").onAppear { isOn = true }
                    if isOn { Color.red.opacity(0.5) }
                    GeometryReader { _ in Color.blue }
                    ForEach(0..<3) { _ in Circle() }
                }
            }
        }
        weak var token: Token?
        weak var host: ViewHost?
        do {
            let held = Token()
            let shown = render(Holder(token: held), on: MemoryDisplay(width: 20, height: 20))
            token = held
            host = shown
            shown.advance(by: 1)
        }
        XCTAssertNil(host)
        XCTAssertNil(token)
    }

    func testRunEndsWhenTheTimeIsUp() async {
        let display = MemoryDisplay(width: 4, height: 4)
        let host = ViewHost(Color.red, on: display, clock: SystemClock())
        XCTAssertEqual(host.run(for: 0.05), .elapsed)
        XCTAssertEqual(display.surface.count(of: 0xFF3B30), 16)
    }

    /// With nothing to do the loop sleeps; all that wakes it is the end.
    func testRestWakesNobodyUp() async {
        let host = ViewHost(Color.red, on: MemoryDisplay(width: 4, height: 4), clock: SystemClock())
        _ = host.run(for: 0.3)
        XCTAssertLessThanOrEqual(host.statistics.wakeUps, 2)
        XCTAssertEqual(host.statistics.frames, 1)
    }
}
