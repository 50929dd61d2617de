import Scanout
import ScanoutTesting
import XCTest

/// Views by a schedule. A test's time begins at the reference date.
@MainActor
final class TimelineViewTests: XCTestCase {
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func dates<S: TimelineSchedule>(
        _ schedule: S, _ advances: [Double], at start: Double = 0
    ) -> [[Double]] {
        let journal = Journal<Double>()
        let host = ViewHost(
            TimelineView(schedule) { context in
                let _ = journal.add(context.date.timeIntervalSinceReferenceDate)
                Color.black
            }, on: MemoryDisplay(width: 1, height: 1), clock: ManualClock(at: start))
        return ([0] + advances).map { step in
            host.advance(by: step)
            defer { journal.clear() }
            return journal.entries
        }
    }

    func testPeriodic() async {
        XCTAssertEqual(
            dates(.periodic(from: date(0), by: 1), [0.5, 0.5, 2.5, 0.5]), [[0], [], [1], [2, 3], [4]])
        // In between: the last moment by now, then the next ones.
        XCTAssertEqual(dates(.periodic(from: date(0), by: 2), [0.5, 1], at: 5), [[4], [], [6]])
        // Yet to come: the present moment until then.
        XCTAssertEqual(dates(.periodic(from: date(2), by: 1), [1, 1, 1]), [[0], [], [2], [3]])
    }

    func testEveryMinute() async {
        XCTAssertEqual(dates(.everyMinute, [29, 1, 60], at: 90), [[60], [], [120], [180]])
    }

    func testExplicit() async {
        XCTAssertEqual(
            dates(.explicit([date(1), date(1.5), date(4)]), [1, 1, 1, 1, 10], at: 0), [[0], [1], [1.5], [], [4], []])
        XCTAssertEqual(dates(.explicit([date(1), date(2)]), [5], at: 3), [[2], []])
        XCTAssertEqual(dates(.explicit([Date]()), [5], at: 3), [[3], []])
    }

    /// Each frame counts once, however long it took.
    func testAnimation() async {
        XCTAssertEqual(dates(.animation, [0.25, 0.5, 3]), [[0], [0.25], [0.75], [3.75]])
        XCTAssertEqual(dates(.animation(paused: true), [0.25, 0.5]), [[0], [], []])
        XCTAssertEqual(dates(.animation(minimumInterval: 0.5), [0.25, 0.5, 0.5]), [[0], [], [0.5], [1]])
    }

    private struct Doubling: TimelineSchedule {
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
            [1, 2, 4, 8].map { Date(timeIntervalSinceReferenceDate: $0) }
        }
    }

    func testSchedulesOfOnesOwn() async {
        XCTAssertEqual(dates(Doubling(), [3, 3, 3]), [[0], [1, 2], [4], [8]])
    }

    func testCadences() async {
        typealias Cadence = TimelineViewDefaultContext.Cadence
        let journal = Journal<Cadence>()
        func note<S: TimelineSchedule>(_ schedule: S) {
            render(
                TimelineView(schedule) { context in
                    let _ = journal.add(context.cadence)
                    Color.black
                }, on: MemoryDisplay(width: 1, height: 1))
        }
        note(.animation(paused: true))
        note(.periodic(from: date(0), by: 1))
        note(.everyMinute)
        XCTAssertEqual(journal.entries, [.live, .seconds, .minutes])
        XCTAssertLessThan(Cadence.live, .minutes)
    }

    /// Dates of today work in a test's time too.
    func testDatesOfToday() async {
        let journal = Journal<Date>()
        let start = Date()
        let host = render(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = journal.add(context.date)
                Color.black
            }, on: MemoryDisplay(width: 1, height: 1))
        host.advance(by: 1)
        host.advance(by: 1)
        XCTAssertEqual(journal.entries.map { $0.timeIntervalSince(start) }, [0, 1, 2])
    }

    /// A second is one body, and nothing is done in between.
    func testOneBodyASecond() async {
        let host = render(
            TimelineView(.periodic(from: date(0), by: 1)) { context in
                Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
            }, on: MemoryDisplay(width: 40, height: 20))
        host.advance(by: 1)
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        host.advance(by: 0.5)
        XCTAssertEqual(host.statistics, Statistics())
    }

    func testViewsThatAreGone() async {
        let remote = Remote<Bool>()
        let journal = Journal<Date>()
        let host = render(
            Stage(true, remote) { isShown in
                if isShown {
                    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                        let _ = journal.add(context.date)
                        Color.black
                    }
                }
            }, on: MemoryDisplay(width: 1, height: 1))
        remote.value = false
        host.advance(by: 0)
        journal.clear()
        host.advance(by: 5)
        XCTAssertEqual(journal.entries, [])
    }
}
