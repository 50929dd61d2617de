import Dispatch
import Scanout
import ScanoutTesting
import XCTest

/// The loop that a host runs on a real clock sleeps whenever it can. Bounds are generous: a loaded machine wakes late,
/// never more often.
@MainActor
final class RunLoopTests: XCTestCase {
    private func wakeUps<V: View>(_ view: V, seconds: Double = 0.4) -> Int {
        let host = ViewHost(view, on: MemoryDisplay(width: 40, height: 40), clock: SystemClock())
        XCTAssertEqual(host.run(for: seconds), .elapsed)
        return host.statistics.wakeUps
    }

    func testAStillViewSleeps() async { XCTAssertLessThanOrEqual(wakeUps(Color.black), 3) }

    /// Five ticks in half a second and the end; each is one wake-up, however far from its moment.
    func testATimelineWakesOncePerTick() async {
        let count = wakeUps(
            TimelineView(.periodic(from: Date(), by: 0.1)) { context in
                Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate * 10) % 10)")
            }, seconds: 0.55)
        XCTAssertLessThanOrEqual(count, 7)
    }

    /// 60 frames and 50 timer calls a second, for 0.4 s.
    func testItSleepsBetweenFramesThoughStateIsWritten() async {
        let count = wakeUps(Busy())
        XCTAssertLessThanOrEqual(count, 24 + 20 + 10)
    }

    func testSignalsEndTheLoopAndAreLetThroughAfterwards() async {
        let host = ViewHost(
            Growing().onAppear {
                Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in kill(getpid(), SIGHUP) }
            },
            on: MemoryDisplay(width: 40, height: 40), clock: SystemClock())
        host.onWarning = { _ in }
        XCTAssertEqual(host.run(for: 10), .signal(SIGHUP))
        var action = sigaction()
        sigaction(SIGHUP, nil, &action)
        XCTAssertEqual(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self), 0)
    }

    func testStateMayBeReadWhileOldValuesAreLetGoOf() async {
        let remote = Remote<Farewell?>()
        let host = render(Stage(nil, remote) { _ in Color.black }, on: MemoryDisplay(width: 4, height: 4))
        var last: Bool?
        remote.value = Farewell { last = remote.value == nil }
        host.advance(by: 0)
        remote.value = nil
        host.advance(by: 0)
        XCTAssertEqual(last, true)
    }
}

/// These begin outside of the main queue: an async test is itself one of its items, and the next one waits for it.
final class MainQueueTests: XCTestCase {
    /// Counts from any thread.
    private final class Count: @unchecked Sendable {
        var value = 0
    }

    private func run<V: View>(_ view: @MainActor () -> V, for seconds: Double) -> (queued: Int, wakeUps: Int) {
        let count = Count()
        let wakeUps = MainActor.assumeIsolated {
            let host = ViewHost(view(), on: MemoryDisplay(width: 40, height: 40), clock: SystemClock())
            host.onWarning = { _ in }
            DispatchQueue.main.async { count.value += 1 }
            Task { @MainActor in count.value += 1 }
            XCTAssertEqual(host.run(for: seconds), .elapsed)
            return host.statistics.wakeUps
        }
        return (count.value, wakeUps)
    }

    func testTasksOfTheMainQueueAreRunOnceAndThenItSleeps() {
        let result = run({ Color.black }, for: 0.4)
        XCTAssertEqual(result.queued, 2)
        XCTAssertLessThanOrEqual(result.wakeUps, 8)
    }

    /// 60 rounds a second, for 0.2 s, and no more.
    func testAViewThatNeverSettlesLeavesRoomForTheRest() {
        let result = run({ Growing() }, for: 0.2)
        XCTAssertEqual(result.queued, 2)
        XCTAssertLessThanOrEqual(result.wakeUps, 12 + 8)
    }
}

private struct Busy: View {
    @State private var isTurned = false
    @State private var count = 0

    var body: some View {
        Rectangle().frame(width: 10, height: CGFloat(count % 10))
            .rotationEffect(.degrees(isTurned ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurned)
            .onAppear {
                isTurned = true
                Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in count += 1 }
            }
    }
}

/// Changes its state whenever it has changed.
private struct Growing: View {
    @State private var count = 0

    var body: some View { Color.black.onChange(of: count, initial: true) { count += 1 } }
}

private final class Farewell: Equatable {
    private let call: () -> Void

    init(_ call: @escaping () -> Void) { self.call = call }

    deinit { call() }

    static func == (a: Farewell, b: Farewell) -> Bool { a === b }
}
