import Dispatch
import Displays
import ScanoutTesting
import XCTest

@testable import Scanout

/// Several hosts on one loop, each with a display of its own.
@MainActor
final class SeveralHostsTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var width: CGFloat = 4
    }

    private struct ModelBar: View {
        @ObservedObject var model: Model

        var body: some View { Color.black.frame(width: model.width, height: 4) }
    }

    private struct BoundBar: View {
        @Binding var width: CGFloat

        var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: width, height: 2) }
    }

    private func display(_ width: Int = 40, _ height: Int = 10) -> MemoryDisplay {
        MemoryDisplay(width: width, height: height)
    }

    func testAnObjectOfTwoHostsIsShownByBoth() async {
        let model = Model()
        let (left, right, clock) = (display(), display(20, 10), ManualClock())
        let hosts = [
            ViewHost(ModelBar(model: model), on: left, clock: clock),
            ViewHost(ModelBar(model: model), on: right, clock: clock),
        ]
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(left.surface.extent(of: 0x000000), box(18, 3, 4, 4))
        XCTAssertEqual(right.surface.extent(of: 0x000000), box(8, 3, 4, 4))
        withAnimation(.linear(duration: 2)) { model.width = 12 }
        ViewHost.advance(hosts, by: 1)
        XCTAssertEqual(left.surface.extent(of: 0x000000), box(16, 3, 8, 4))
        XCTAssertEqual(right.surface.extent(of: 0x000000), box(6, 3, 8, 4))
    }

    /// State that one host keeps and another one's view has a binding to.
    func testABindingReachesIntoAnotherHost() async {
        struct Owner: View {
            @State var width: CGFloat = 2
            let hand: (Binding<CGFloat>) -> Void

            var body: some View {
                Color.black.frame(width: width, height: 4).onAppear { hand($width) }
            }
        }
        var binding: Binding<CGFloat>?
        let (left, right, clock) = (display(), display(), ManualClock())
        let first = ViewHost(Owner { binding = $0 }, on: left, clock: clock)
        first.advance(by: 0)
        guard let binding else { return XCTFail("no binding") }
        let second = ViewHost(BoundBar(width: binding), on: right, clock: clock)
        ViewHost.advance([first, second], by: 0)
        XCTAssertEqual(right.surface.extent(of: 0xFF0000), box(19, 4, 2, 2))
        withAnimation(.linear(duration: 2)) { binding.wrappedValue = 10 }
        ViewHost.advance([first, second], by: 1)
        XCTAssertEqual(left.surface.extent(of: 0x000000), box(17, 3, 6, 4))
        XCTAssertEqual(right.surface.extent(of: 0xFF0000), box(17, 4, 6, 2))
        ViewHost.advance([first, second], by: 1)
        XCTAssertEqual(right.surface.extent(of: 0xFF0000), box(15, 4, 10, 2))
    }

    /// Timers of several hosts fire in the order in which they are due, whoever made them.
    func testTimersOfAllHostsFireInOrder() async {
        struct Ticker: View {
            let interval: Double
            let tell: (Double) -> Void

            var body: some View {
                Color.black.onAppear {
                    Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in tell(interval) }
                }
            }
        }
        var calls: [Double] = []
        let clock = ManualClock()
        let hosts = [0.5, 0.3].map { interval in
            ViewHost(Ticker(interval: interval) { calls.append($0) }, on: display(), clock: clock)
        }
        ViewHost.advance(hosts, by: 1)
        XCTAssertEqual(calls, [0.3, 0.5, 0.3, 0.3, 0.5])
    }

    func testOnlyTheHostThatChangedDrawsAndSends() async {
        let remote = Remote<CGFloat>()
        let clock = ManualClock()
        let hosts = [
            ViewHost(Stage(4, remote) { Color.black.frame(width: $0, height: 4) }, on: display(), clock: clock),
            ViewHost(Color.black.frame(width: 4, height: 4), on: display(), clock: clock),
        ]
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(hosts.map(\.statistics.bytesPresented), [1600, 1600])
        remote.value = 6
        ViewHost.advance(hosts, by: 0)
        // Two new columns of four pixels, within the old and the new box.
        XCTAssertEqual(hosts.map(\.statistics.bytesPresented), [6 * 4 * 4, 0])
        XCTAssertEqual(hosts.map(\.statistics.frames), [1, 0])
    }

    // MARK: The real loop

    private struct Spinner: View {
        @State private var angle = 0.0

        var body: some View {
            Color.black.frame(width: 4, height: 4).rotationEffect(.degrees(angle)).onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
            }
        }
    }

    func testOneAnimatesWhileTheOtherSleeps() async {
        let clock = SystemClock()
        let moving = ViewHost(Spinner(), on: display(), clock: clock)
        let still = ViewHost(Color.black, on: display(), clock: clock)
        XCTAssertEqual(ViewHost.run([moving, still], for: 0.3), .elapsed)
        XCTAssertEqual(still.statistics.frames, 1)
        XCTAssertGreaterThan(moving.statistics.frames, 2)
        // 18 frames, and no more than one wake-up for each.
        XCTAssertLessThanOrEqual(moving.statistics.wakeUps, 18 + 6)
    }

    func testStillHostsSleep() async {
        let clock = SystemClock()
        let hosts = [
            ViewHost(Color.black, on: display(), clock: clock), ViewHost(Color.red, on: display(), clock: clock),
        ]
        XCTAssertEqual(ViewHost.run(hosts, for: 0.3), .elapsed)
        XCTAssertLessThanOrEqual(hosts[0].statistics.wakeUps, 3)
        XCTAssertEqual(ViewHost.run([], for: 10), .elapsed)
    }

    func testEachFollowsItsOwnDisplay() async {
        let clock = ManualClock()
        var panels = [display(8, 8), display(16, 4)]
        let supervisors = (0..<2).map { index in
            DisplaySupervisor(nil) { () throws(DisplayError) in panels[index] }
        }
        let hosts = supervisors.map { supervisor in
            ViewHost(
                GeometryReader { Color.black.frame(width: $0.size.width / 2) }, on: supervisor, clock: clock)
        }
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(panels[0].surface.extent(of: 0x000000), box(0, 0, 4, 8))
        XCTAssertEqual(panels[1].surface.extent(of: 0x000000), box(0, 0, 8, 4))
        panels[1] = display(32, 4)
        supervisors[1].replace()
        ViewHost.advance(hosts, by: 0)
        XCTAssertEqual(panels[1].surface.extent(of: 0x000000), box(0, 0, 16, 4))
        XCTAssertEqual(hosts.map(\.statistics.frames), [0, 1])
    }

    /// A display whose pictures take a while to arrive holds up neither the other one nor the timers.
    func testABusyDisplayIsNotWaitedFor() async {
        let slow = SlowDisplay()
        let clock = SystemClock()
        let hosts = [ViewHost(Spinner(), on: slow, clock: clock), ViewHost(Spinner(), on: display(), clock: clock)]
        XCTAssertEqual(ViewHost.run(hosts, for: 0.5), .elapsed)
        XCTAssertEqual(slow.presentedWhileBusy, 0)
        // A picture each 100 ms, at most.
        XCTAssertLessThanOrEqual(hosts[0].statistics.frames, 6)
        XCTAssertGreaterThan(hosts[1].statistics.frames, hosts[0].statistics.frames)
    }
}

/// A display that is busy for a tenth of a second after each picture; a pipe tells when that is over.
private final class SlowDisplay: Display {
    let (width, height, scale) = (20, 20, 1.0)
    let dotsPerInch: Double? = nil
    let format = PixelFormat.xrgb8888
    let drawingSurface: Surface? = nil
    let name = "slow"
    private(set) var presentedWhileBusy = 0
    private var pipe: [Int32] = [-1, -1]
    private var isSending = false

    init() {
        Glibc.pipe(&pipe)
        _ = fcntl(pipe[0], F_SETFL, O_NONBLOCK)
    }

    var busyDescriptor: Int32? {
        var byte: UInt8 = 0
        if isSending, read(pipe[0], &byte, 1) == 1 { isSending = false }
        return isSending ? pipe[0] : nil
    }

    func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        if busyDescriptor != nil { presentedWhileBusy += 1 }
        isSending = true
        let end = pipe[1]
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            var byte: UInt8 = 1
            _ = write(end, &byte, 1)
        }
        return damage.reduce(0) { $0 + $1.area * 4 }
    }

    // Left open: a write may still come.
    func close() {}
}
