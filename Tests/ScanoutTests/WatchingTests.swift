import Scanout
import ScanoutTesting
import XCTest

/// Descriptors beside views, and the end that a program itself brings about.
@MainActor
final class WatchingTests: XCTestCase {
    private func host() -> ViewHost {
        ViewHost(Color.black, on: MemoryDisplay(width: 4, height: 4), clock: SystemClock())
    }

    func testAReadableDescriptorIsHandedToItsActionOnce() async {
        var ends: [Int32] = [-1, -1]
        XCTAssertEqual(pipe(&ends), 0)
        defer { ends.forEach { close($0) } }
        let host = host()
        let reading = ends[0]
        var read = 0
        host.watch(reading) {
            var byte: UInt8 = 0
            read += Glibc.read(reading, &byte, 1)
        }
        XCTAssertEqual(write(ends[1], "a", 1), 1)
        XCTAssertEqual(host.run(for: 0.05), .elapsed)
        XCTAssertEqual(read, 1)
        host.unwatch(reading)
        XCTAssertEqual(write(ends[1], "b", 1), 1)
        let before = host.statistics.wakeUps
        XCTAssertEqual(host.run(for: 0.05), .elapsed)
        XCTAssertEqual(read, 1)
        XCTAssertLessThanOrEqual(host.statistics.wakeUps - before, 2)
    }

    func testAnActionMayStopTheLoop() async {
        var ends: [Int32] = [-1, -1]
        XCTAssertEqual(pipe(&ends), 0)
        defer { close(ends[0]) }
        let host = host()
        host.watch(ends[0]) { host.stop() }
        // A writer that goes away makes the other end readable too.
        close(ends[1])
        XCTAssertEqual(host.run(for: 10), .stopped)
        host.unwatch(ends[0])
        XCTAssertEqual(host.run(for: 0.01), .elapsed)
    }
}
