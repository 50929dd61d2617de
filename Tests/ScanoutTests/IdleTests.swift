import Foundation
import Scanout
import XCTest

/// What a panel costs when nothing changes: the kernel counts how often the thread gave up the processor by itself,
/// which it does each time that it goes to sleep.
@MainActor
final class IdleTests: XCTestCase {
    private func sleeps() throws -> Int {
        let status = try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
        let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") })
        return try XCTUnwrap(Int(line.split(separator: "\t").last ?? ""))
    }

    /// Shows a view, lets it come to rest, and counts sleeps and wake-ups in the seconds that follow.
    private func count<V: View>(_ view: V, seconds: Double) throws -> (sleeps: Int, wakeUps: Int, frames: Int) {
        let host = ViewHost(view, on: MemoryDisplay(width: 120, height: 80), clock: SystemClock())
        XCTAssertEqual(host.run(for: 0.2), .elapsed)
        let sleepsBefore = try sleeps()
        let before = host.statistics
        XCTAssertEqual(host.run(for: seconds), .elapsed)
        return (
            try sleeps() - sleepsBefore, host.statistics.wakeUps - before.wakeUps,
            host.statistics.frames - before.frames
        )
    }

    /// One sleep of ten seconds, and the wake-up that ends the run; two more are left to the machine, such as a page
    /// that has to be read.
    func testTenSecondsOfNothing() async throws {
        let panel = VStack {
            Text(verbatim: "Ready")
            Rectangle().fill(.green).frame(width: 60, height: 8)
        }
        let count = try count(panel, seconds: 10)
        XCTAssertLessThanOrEqual(count.wakeUps, 1)
        XCTAssertLessThanOrEqual(count.sleeps, 3)
        XCTAssertEqual(count.frames, 0)
    }

    /// A clock of seconds wakes once a second, and each time draws once.
    func testAClockWakesOnceASecond() async throws {
        let clock = TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
        }
        let count = try count(clock, seconds: 4)
        XCTAssertGreaterThanOrEqual(count.frames, 3)
        XCTAssertLessThanOrEqual(count.frames, 5)
        XCTAssertLessThanOrEqual(count.wakeUps, 6)
        XCTAssertLessThanOrEqual(count.sleeps, 8)
    }
}
