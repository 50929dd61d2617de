import Displays
import Scanout
import ScanoutTesting
import XCTest

/// What the host does when its display is replaced.
@MainActor
final class ChangingDisplayTests: XCTestCase {
    /// Panels in the order in which they come.
    private final class Panels {
        var waiting: [MemoryDisplay] = []
    }

    private func waitingHost<V: View>(_ view: V) -> (ViewHost, DisplaySupervisor, Panels) {
        let panels = Panels()
        let supervisor = DisplaySupervisor(nil) { () throws(DisplayError) in
            if panels.waiting.isEmpty { throw .unsuitable(object: "test", reason: "no panel", advice: "") }
            return panels.waiting.removeFirst()
        }
        return (ViewHost(view, on: supervisor, clock: ManualClock()), supervisor, panels)
    }

    /// A square in the middle, half as wide as the panel is.
    private var half: some View {
        GeometryReader { proxy in
            Color.black.frame(width: proxy.size.width / 2, height: proxy.size.width / 2)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    func testThePictureIsLaidOutAgainForEachSize() async throws {
        let (host, supervisor, panels) = waitingHost(half)
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bytesPresented, 0)
        let first = MemoryDisplay(width: 16, height: 8)
        panels.waiting = [first]
        host.advance(by: 1)
        XCTAssertEqual(first.surface.extent(of: 0x000000), box(4, 0, 8, 8))
        // A panel of the same size shows the same picture at once.
        let second = MemoryDisplay(width: 16, height: 8)
        panels.waiting = [second]
        supervisor.replace()
        host.advance(by: 0)
        XCTAssertEqual(second.surface.extent(of: 0x000000), box(4, 0, 8, 8))
        let tall = MemoryDisplay(width: 8, height: 20)
        panels.waiting = [tall]
        supervisor.replace()
        host.advance(by: 0)
        XCTAssertEqual(tall.surface.extent(of: 0x000000), box(2, 8, 4, 4))
        // Twice as many pixels to a point, of one bit each.
        let fine = MemoryDisplay(width: 16, height: 40, format: .mono, scale: 2)
        panels.waiting = [fine]
        supervisor.replace()
        host.advance(by: 0)
        XCTAssertEqual(fine.surface.extent(of: 0x000000), box(4, 16, 8, 8))
    }

    func testStateGoesOnWhileThereIsNoPanel() async {
        let remote = Remote<Int>()
        let (host, _, panels) = waitingHost(Stage(1, remote) { Color.black.frame(width: CGFloat($0), height: 1) })
        host.advance(by: 0)
        remote.value = 3
        host.advance(by: 10)
        let panel = MemoryDisplay(width: 5, height: 3)
        panels.waiting = [panel]
        host.advance(by: 2)
        XCTAssertEqual(panel.surface.extent(of: 0x000000), box(1, 1, 3, 1))
    }

    func testTheScaleReachesTheEnvironment() async {
        struct Reader: View {
            @Environment(\.displayScale) var scale
            var body: some View { Color.black.frame(width: 2 * scale, height: 1) }
        }
        let (host, supervisor, panels) = waitingHost(Reader())
        panels.waiting = [MemoryDisplay(width: 8, height: 3)]
        host.advance(by: 0)
        let fine = MemoryDisplay(width: 16, height: 6, scale: 2)
        panels.waiting = [fine]
        supervisor.replace()
        host.advance(by: 0)
        // Four points wide and one high, in the middle of 8x3.
        XCTAssertEqual(fine.surface.extent(of: 0x000000), box(4, 2, 8, 2))
    }

    /// Waiting draws nothing and wakes up for tries alone: at 0, 0.05, 0.15, 0.4 and 0.9 s.
    func testALoopWithoutAPanelSleeps() async {
        struct Spinner: View {
            @State var angle = 0.0
            var body: some View {
                Color.black.rotationEffect(.degrees(angle)).onAppear {
                    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
                }
            }
        }
        let supervisor = DisplaySupervisor(nil) { () throws(DisplayError) in
            throw .unsuitable(object: "test", reason: "no panel", advice: "")
        }
        let host = ViewHost(Spinner(), on: supervisor, clock: SystemClock())
        XCTAssertEqual(host.run(for: 0.6), .elapsed)
        XCTAssertEqual(host.statistics.frames, 0)
        XCTAssertLessThanOrEqual(host.statistics.wakeUps, 8)
    }
}
