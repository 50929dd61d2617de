import Displays
import Scanout
import ScanoutTesting
import XCTest

/// What moves while the panel gets another size goes on at the new one.
@MainActor
final class PanelResizeTests: XCTestCase {
    private final class Panels {
        var next = MemoryDisplay(width: 1, height: 1)
    }

    private let panels = Panels()

    private func panel<V: View>(_ width: Int, _ height: Int, _ view: V) -> (ViewHost, DisplaySupervisor) {
        let panels = panels
        panels.next = MemoryDisplay(width: width, height: height)
        let supervisor = DisplaySupervisor(nil) { () throws(DisplayError) in panels.next }
        let host = ViewHost(view, on: supervisor, clock: ManualClock())
        host.advance(by: 0)
        return (host, supervisor)
    }

    private func resize(_ host: ViewHost, _ supervisor: DisplaySupervisor, _ width: Int, _ height: Int) {
        panels.next = MemoryDisplay(width: width, height: height)
        supervisor.replace()
        host.advance(by: 0)
    }

    private var blackBox: PixelRect? { panels.next.surface.extent(of: 0x000000) }

    /// A quarter of the panel that becomes three quarters in four seconds.
    private struct Bar: View {
        @State private var progress = 0.25

        var body: some View {
            GeometryReader { proxy in Color.black.frame(width: proxy.size.width * progress) }
                .onAppear { withAnimation(.linear(duration: 4)) { progress = 0.75 } }
        }
    }

    func testABarGoesOnAtTheNewWidth() async {
        let (host, supervisor) = panel(80, 10, Bar())
        host.advance(by: 2)
        XCTAssertEqual(blackBox, box(0, 0, 40, 10))
        resize(host, supervisor, 160, 20)
        XCTAssertEqual(blackBox, box(0, 0, 80, 20))
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(0, 0, 100, 20))
        resize(host, supervisor, 80, 20)
        XCTAssertEqual(blackBox, box(0, 0, 50, 20))
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(0, 0, 60, 20))
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(0, 0, 60, 20))
        XCTAssertEqual(host.statistics.frames, 0)
    }

    /// From the left to the right in four seconds, ten pixels wide all the way.
    private struct Runner: View {
        @State private var isRight = false

        var body: some View {
            Color.black.frame(width: 10, height: 10)
                .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                .onAppear { withAnimation(.linear(duration: 4)) { isRight = true } }
        }
    }

    func testABoxGoesOnTheWayThatThePanelHasNow() async {
        let (host, supervisor) = panel(50, 10, Runner())
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(10, 0, 10, 10))
        // A quarter of the 80 pixels that are free.
        resize(host, supervisor, 90, 10)
        XCTAssertEqual(blackBox, box(20, 0, 10, 10))
        host.advance(by: 2)
        XCTAssertEqual(blackBox, box(60, 0, 10, 10))
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(80, 0, 10, 10))
    }

    /// There and back for ever, by an offset that depends on the panel's width.
    private struct Swing: View {
        @State private var isAway = false

        var body: some View {
            GeometryReader { proxy in
                Color.black.frame(width: 10, height: 10).offset(x: isAway ? proxy.size.width / 2 : 0)
            }
            .onAppear { withAnimation(.linear(duration: 4).repeatForever(autoreverses: true)) { isAway = true } }
        }
    }

    func testWhatNeverEndsGoesOn() async {
        let (host, supervisor) = panel(80, 10, Swing())
        host.advance(by: 2)
        XCTAssertEqual(blackBox, box(20, 0, 10, 10))
        resize(host, supervisor, 160, 10)
        XCTAssertEqual(blackBox, box(40, 0, 10, 10))
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(60, 0, 10, 10))
        host.advance(by: 2)
        XCTAssertEqual(blackBox, box(60, 0, 10, 10))
        host.advance(by: 1)
        XCTAssertEqual(blackBox, box(40, 0, 10, 10))
    }

    /// A write of the same moment is shown at once, as ever.
    func testAPlainWriteStillEndsAnAnimation() async {
        let remote = Remote<CGFloat>()
        let (host, supervisor) = panel(
            40, 10, Stage(0, remote) { Color.black.frame(width: $0, height: 10).offset(x: 5) })
        withAnimation(.linear(duration: 4)) { remote.value = 20 }
        host.advance(by: 2)
        XCTAssertEqual(blackBox?.width, 10)
        remote.value = 30
        resize(host, supervisor, 80, 10)
        XCTAssertEqual(blackBox?.width, 30)
    }

    func testTheEndIsToldWhenItComes() async {
        struct Ending: View {
            @State private var width: CGFloat = 0
            @State private var isOver = false

            var body: some View {
                GeometryReader { proxy in
                    (isOver ? Color.red : Color.black).frame(width: proxy.size.width * width)
                }
                .onAppear {
                    withAnimation(.linear(duration: 2)) {
                        width = 1
                    } completion: {
                        isOver = true
                    }
                }
            }
        }
        let (host, supervisor) = panel(20, 4, Ending())
        host.advance(by: 1)
        resize(host, supervisor, 40, 4)
        host.advance(by: 0.5)
        XCTAssertEqual(blackBox, box(0, 0, 30, 4))
        host.advance(by: 0.5)
        XCTAssertNil(blackBox)
    }
}
