import CLinux
import Foundation
import XCTest

/// The guard as a process; what it does to a real console is tested on real kernels.
final class GuardTests: XCTestCase {
    // A descriptor that is no console: every call on it fails, which a guard passes over.
    private let terminal = open("/dev/null", O_RDWR)

    override func tearDown() { close(terminal) }

    func testItGoesWhenItIsSentAway() {
        for word in [scanout_guard_done, scanout_guard_released] {
            let line = scanout_guard_start(terminal, -1, -1)
            defer { close(line) }
            XCTAssertGreaterThanOrEqual(line, 0, String(cString: strerror(errno)))
            XCTAssertEqual(scanout_guard_next(line), 0, "it has nothing to say")
            scanout_guard_tell(line, Int32(word))
            XCTAssertEqual(isGone(line), word == scanout_guard_done)
        }
    }

    func testItLeavesNoChildBehind() {
        let line = scanout_guard_start(terminal, -1, -1)
        defer { close(line) }
        XCTAssertEqual(waitpid(-1, nil, WNOHANG), -1)
        XCTAssertEqual(errno, ECHILD)
    }

    func testItKeepsNothingOfTheProgramOpen() throws {
        var pipe: [Int32] = [-1, -1]
        XCTAssertEqual(Glibc.pipe(&pipe), 0)
        let line = scanout_guard_start(terminal, -1, -1)
        defer { close(line) }
        close(pipe[1])
        var entry = pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0)
        XCTAssertEqual(poll(&entry, 1, 5000), 1, "the pipe's end is in no other process")
        close(pipe[0])
    }

    func testItHoldsLittleMemory() throws {
        // Memory that the program writes to after the fork would be held twice.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 32 << 20, alignment: 4096)
        memset(memory, 1, 32 << 20)
        defer { memory.deallocate() }
        let line = scanout_guard_start(terminal, -1, -1)
        defer { close(line) }
        let process = try XCTUnwrap(guardProcess(), "no process is called scanout-guard")
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line2 = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
        let kilobytes = try XCTUnwrap(line2.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        XCTAssertLessThan(kilobytes, 4096)
    }

    // Ends of a socket whose other end was closed are readable without a word.
    private func isGone(_ line: Int32) -> Bool {
        var entry = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 200) == 1 && scanout_guard_next(line) == -1
    }

    private func guardProcess() -> Int? {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { Int($0) }.filter { process in
            (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) == "scanout-guard\n"
        }.max()
    }
}
