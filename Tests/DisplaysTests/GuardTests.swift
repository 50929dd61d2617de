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

    // Memory that the program writes to after the fork would be held twice. What a guard holds in any case, the pages that
    // the loader wrote to, depends on the libraries of the program: a guard from before tells.
    func testItHoldsNoMemoryOfTheProgram() throws {
        let before = try kilobytesOfAGuard()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 32 << 20, alignment: 4096)
        memset(memory, 1, 32 << 20)
        defer { memory.deallocate() }
        XCTAssertLessThan(try kilobytesOfAGuard(), before + 1024)
    }

    // The kernel joins neighbours, so that these lie in one range with variables of libraries and of the thread.
    func testItHoldsNoMemoryThatLiesBesideWhatItNeeds() throws {
        let before = try kilobytesOfAGuard()
        let size = 8 << 20
        let neighbours = try writableRanges().flatMap { range in
            [map(size, at: range.lowerBound - UInt(size)), map(size, at: range.upperBound)].compactMap { $0 }
        }
        defer { for neighbour in neighbours { munmap(neighbour, size) } }
        XCTAssertGreaterThan(neighbours.count, 1, "there was room beside several ranges")
        XCTAssertLessThan(try kilobytesOfAGuard(), before + 1024)
    }

    // Memory at exactly that address, every page of it written to; nil where the address is taken.
    private func map(_ size: Int, at address: UInt) -> UnsafeMutableRawPointer? {
        // MAP_FIXED_NOREPLACE, which the importer does not bring.
        let onlyThere: Int32 = 0x100000
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | onlyThere
        let memory = mmap(UnsafeMutableRawPointer(bitPattern: address), size, PROT_READ | PROT_WRITE, flags, -1, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        memset(memory, 1, size)
        return memory
    }

    private func writableRanges() throws -> [Range<UInt>] {
        try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 2)
            let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return parts[1].hasPrefix("rw") && ends.count == 2 ? ends[0]..<ends[1] : nil
        }
    }

    private func kilobytesOfAGuard() throws -> Int {
        let line = scanout_guard_start(terminal, -1, -1)
        defer { close(line) }
        XCTAssertGreaterThanOrEqual(line, 0, String(cString: strerror(errno)))
        let process = try XCTUnwrap(guardProcess(), "no process is called scanout-guard")
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let entry = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
        return try XCTUnwrap(entry.split(separator: " ").dropFirst().first.flatMap { Int($0) })
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
