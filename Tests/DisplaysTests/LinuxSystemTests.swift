import CLinux
import Foundation
import XCTest

@testable import Displays

final class LinuxSystemTests: XCTestCase {
    private let system = LinuxSystem()
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "scanout-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func code(_ body: () throws -> Void) -> Int32? {
        do {
            try body()
            return nil
        } catch {
            return (error as? Errno)?.code
        }
    }

    func testFilesAndTheirErrors() throws {
        let path = folder + "/a"
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
        try system.writeFile(path, bytes)
        XCTAssertEqual(try system.contents(of: path, limit: 1 << 20), bytes)
        XCTAssertEqual(try system.contents(of: path, limit: 5000), Array(bytes[..<5000]))
        try system.writeFile(path, Array(" two\n".utf8))
        XCTAssertEqual(system.text(at: path), "two")
        try system.writeFile(path, [])
        XCTAssertEqual(system.text(at: path), "")
        XCTAssertNil(system.text(at: folder + "/none"))
        XCTAssertEqual(code { _ = try system.open(folder + "/none", flags: openForReading) }, ENOENT)
        XCTAssertEqual(code { try system.writeFile(folder, [1]) }, EISDIR)
        XCTAssertEqual(code { _ = try system.contents(of: folder, limit: 9) }, EISDIR)
        XCTAssertEqual(code { try system.writeFile("/dev/full", [1]) }, ENOSPC)
    }

    func testDirectoriesAndLinks() throws {
        for name in ["fb10", "fb2", "b"] { try system.writeFile(folder + "/" + name, []) }
        try FileManager.default.createSymbolicLink(atPath: folder + "/l", withDestinationPath: "../drivers/vc4")
        XCTAssertEqual(try system.list(folder), ["b", "fb10", "fb2", "l"])
        XCTAssertEqual(try system.target(ofLink: folder + "/l"), "../drivers/vc4")
        XCTAssertEqual(system.lastName(ofLink: folder + "/l"), "vc4")
        XCTAssertNil(system.lastName(ofLink: folder + "/b"))
        XCTAssertEqual(code { _ = try system.target(ofLink: folder + "/b") }, EINVAL)
        XCTAssertEqual(code { _ = try system.list(folder + "/none") }, ENOENT)
    }

    func testMappingsAndDeviceCalls() throws {
        let path = folder + "/memory"
        try system.writeFile(path, [UInt8](repeating: 0, count: 8192))
        let descriptor = try system.open(path, flags: openForReadingAndWriting)
        defer { system.close(descriptor) }
        let memory = try system.map(descriptor, length: 8192, offset: 0)
        memory.storeBytes(of: 7, toByteOffset: 5000, as: UInt8.self)
        system.unmap(memory, length: 8192)
        XCTAssertEqual(try system.contents(of: path, limit: 8192)[5000], 7)
        XCTAssertEqual(code { _ = try system.map(descriptor, length: 0, offset: 0) }, EINVAL)
        XCTAssertEqual(code { _ = try system.map(-1, length: 4096, offset: 0) }, EBADF)
        var variable = fb_var_screeninfo()
        XCTAssertEqual(code { try system.control(descriptor, UInt(FBIOGET_VSCREENINFO), &variable) }, ENOTTY)
        XCTAssertEqual(code { try system.control(-1, UInt(KDSETMODE), number: 0) }, EBADF)
    }

    func testWaitingEndsAndSurvivesInterruptions() throws {
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        defer { for end in ends { system.close(end) } }
        XCTAssertFalse(try system.waitUntilReadable(ends[0], milliseconds: 1))
        // A handler without SA_RESTART makes poll and read fail with EINTR.
        var action = sigaction()
        var before = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        sigaction(SIGUSR1, &action, &before)
        defer { sigaction(SIGUSR1, &before, nil) }
        let (thread, writing) = (pthread_self(), ends[1])
        let helper = Thread {
            for _ in 0..<5 {
                usleep(2000)
                pthread_kill(thread, SIGUSR1)
            }
            usleep(2000)
            _ = Glibc.write(writing, "x", 1)
        }
        helper.start()
        var byte: UInt8 = 0
        let count = try withUnsafeMutableBytes(of: &byte) { try system.read(ends[0], $0) }
        XCTAssertEqual(count, 1)
        XCTAssertEqual(byte, UInt8(ascii: "x"))
    }

    func testThisProcessIsNotAHolder() throws {
        let path = folder + "/device"
        try system.writeFile(path, [])
        let descriptor = try system.open(path, flags: openForReading)
        defer { system.close(descriptor) }
        XCTAssertEqual(DeviceHolder.all(of: path, system: system), [])
    }

    func testAnotherProcessIsAHolder() throws {
        let path = folder + "/device"
        try system.writeFile(path, [])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["60"]
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        try process.run()
        defer { process.terminate() }
        let number = Int(process.processIdentifier)
        XCTAssertEqual(
            DeviceHolder.all(of: path, system: system), [DeviceHolder(process: number, name: "sleep")])
    }
}
