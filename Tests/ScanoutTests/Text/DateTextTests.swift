import XCTest

@testable import Scanout

final class DateTextTests: XCTestCase {
    private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

    func testLengthsOfTime() {
        let clocks: [(UInt64, String)] = [
            (0, "0:00"), (9, "0:09"), (75, "1:15"), (3599, "59:59"), (3600, "1:00:00"), (132_941, "36:55:41"),
        ]
        for (seconds, expected) in clocks { XCTAssertEqual(DateFormat.clock(seconds, showsHours: true), expected) }
        XCTAssertEqual(DateFormat.clock(5400, showsHours: false), "90:00")
        let relatives: [(UInt64, String)] = [
            (0, "0 seconds"), (1, "1 second"), (83, "1 minute, 23 seconds"), (120, "2 minutes"),
            (8580, "2 hours, 23 minutes"), (90_000, "1 day, 1 hour"), (34_128_000, "1 year, 1 month"),
        ]
        for (seconds, expected) in relatives { XCTAssertEqual(DateFormat.relative(seconds), expected) }
        XCTAssertEqual(DateFormat.offset(7200), "+2 hours")
        XCTAssertEqual(DateFormat.offset(-7_776_000), "-3 months")
    }

    private func characters(_ content: DateText.Content, after seconds: Double) -> (String, Double?) {
        let (string, change) = DateText(content: content)
            .characters(at: start.addingTimeInterval(seconds), EnvironmentValues())
        return (string, change)
    }

    /// Ahead, a second counts until it is over; behind, once it is over.
    func testClocksRunDownAndUp() {
        let moment = DateText.Content.moment(start.addingTimeInterval(10), .timer)
        let table: [(Double, String, Double)] = [
            (0, "0:10", 1), (0.25, "0:10", 0.75), (9.5, "0:01", 0.5), (10, "0:00", 1), (10.5, "0:00", 0.5),
            (12, "0:02", 1),
        ]
        for (time, expected, change) in table {
            let (string, found) = characters(moment, after: time)
            XCTAssertEqual(string, expected, "\(time)")
            XCTAssertEqual(found ?? 0, change, accuracy: 0.001, "\(time)")
        }
    }

    func testIntervals() {
        let range = start...start.addingTimeInterval(90)
        func interval(_ countsDown: Bool, pause: Double? = nil) -> DateText.Content {
            .interval(
                range, pause: pause.map { start.addingTimeInterval($0) }, countsDown: countsDown, showsHours: true)
        }
        XCTAssertEqual(characters(interval(true), after: -5).0, "1:30")
        XCTAssertEqual(characters(interval(true), after: 30).0, "1:00")
        XCTAssertEqual(characters(interval(false), after: 30.5).0, "0:30")
        XCTAssertEqual(characters(interval(true), after: 100).0, "0:00")
        XCTAssertNil(characters(interval(true), after: 100).1)
        XCTAssertEqual(characters(interval(false, pause: 20), after: 50).0, "0:20")
        XCTAssertNil(characters(interval(false, pause: 20), after: 50).1)
    }

    /// Spaces before AM and PM differ between versions of the locale data.
    func testMoments() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        // 6721 days after the start of 2001, less 37 minutes.
        let date = Date(timeIntervalSinceReferenceDate: 580_692_180)
        let time = DateFormat.time(date, environment).replacingOccurrences(of: "\u{202F}", with: " ")
        XCTAssertEqual(time, "11:23 PM")
        XCTAssertEqual(DateFormat.date(date, environment), "May 27, 2019")
    }
}

/// Texts that change as time goes on.
@MainActor
final class RunningTextTests: XCTestCase {
    func testATimerIsDrawnOnceASecond() async {
        let display = MemoryDisplay(width: 60, height: 24)
        let end = Date(timeIntervalSinceReferenceDate: 5)
        let host = ViewHost(Text(end, style: .timer), on: display, clock: ManualClock())
        host.advance(by: 0)
        var frames = 0
        for _ in 0..<40 {
            host.advance(by: 0.1)
            frames += host.statistics.frames
        }
        XCTAssertEqual(frames, 4)
    }

    func testAFixedMomentWakesNobody() async {
        let host = ViewHost(
            Text(Date(timeIntervalSinceReferenceDate: 5), style: .date), on: MemoryDisplay(width: 60, height: 24),
            clock: ManualClock())
        host.advance(by: 0)
        host.advance(by: 100)
        XCTAssertEqual(host.statistics.frames, 0)
    }
}
