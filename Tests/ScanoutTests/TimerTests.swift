import Scanout
import ScanoutTesting
import XCTest

/// Timers on the clock of the host.
@MainActor
final class TimerTests: XCTestCase {
    private let clock = ManualClock()

    private func host() -> ViewHost {
        let host = ViewHost(Color.red, on: MemoryDisplay(width: 4, height: 4), clock: clock)
        host.advance(by: 0)
        return host
    }

    func testTimersFireInTheOrderInWhichTheyAreDue() async {
        let host = host()
        let journal = Journal<String>()
        nonisolated(unsafe) let log = journal
        for (name, delay) in [("late", 0.3), ("early", 0.1), ("also late", 0.3)] {
            Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in log.add(name) }
        }
        host.advance(by: 0.2)
        XCTAssertEqual(journal.entries, ["early"])
        host.advance(by: 1)
        XCTAssertEqual(journal.entries, ["early", "late", "also late"])
    }

    func testARepeatingTimerKeepsItsRaster() async {
        let host = host()
        let times = Journal<Double>()
        nonisolated(unsafe) let log = times
        nonisolated(unsafe) let clock = clock
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in log.add(clock.now) }
        host.advance(by: 1.1)
        XCTAssertEqual(times.entries, [0.25, 0.5, 0.75, 1])
        XCTAssertTrue(timer.isValid)
        timer.invalidate()
        host.advance(by: 1)
        XCTAssertEqual(times.entries.count, 4)
        XCTAssertFalse(timer.isValid)
    }

    func testATimerMayStopItselfInItsBlock() async {
        let host = host()
        let journal = Journal<Int>()
        nonisolated(unsafe) let log = journal
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            log.add(log.entries.count)
            if log.entries.count == 3 { timer.invalidate() }
        }
        host.advance(by: 2)
        XCTAssertEqual(journal.entries, [0, 1, 2])
        XCTAssertFalse(timer.isValid)
    }

    func testASingleTimerIsSpentAfterItFired() async {
        let host = host()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in }
        XCTAssertTrue(timer.isValid)
        host.advance(by: 0.2)
        XCTAssertFalse(timer.isValid)
    }

    /// The host was held up for 30 intervals: the timer fires once, and then at its next regular time.
    func testAHoldUpIsNotFollowedByABurst() async {
        let host = host()
        let times = Journal<Double>()
        nonisolated(unsafe) let log = times
        nonisolated(unsafe) let clock = clock
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.add(clock.now) }
        clock.set(15.25)
        host.advance(by: 0)
        XCTAssertEqual(times.entries, [15.25])
        host.advance(by: 0.3)
        XCTAssertEqual(times.entries, [15.25, 15.5])
        timer.invalidate()
    }

    func testIntervalsThatAreNoTimes() async {
        let host = host()
        let journal = Journal<Double>()
        nonisolated(unsafe) let log = journal
        let timers = [Double.nan, -1, 0].map { interval in
            Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in log.add(interval) }
        }
        host.advance(by: 0.01)
        XCTAssertEqual(journal.entries.count, 3)
        XCTAssertTrue(timers.allSatisfy { !$0.isValid })
    }
}
