import CLinux
import Foundation

@testable import Displays

/// A kernel in memory: a few files, devices that answer ioctls, and faults to order.
final class SimulatedSystem: System {
    /// A call that fails, by its name and what it is made on, with an error number; as often as it is made.
    struct Fault {
        var call: String
        var object: String?
        var code: Int32
    }

    /// Something that can be opened.
    class File {
        var bytes: [UInt8] = []
        func control(_ request: UInt, _ argument: UnsafeMutableRawPointer?) throws(Errno) -> Int32 {
            throw Errno(ENOTTY)
        }
        func map(length: Int, offset: Int) throws(Errno) -> UnsafeMutableRawPointer { throw Errno(ENODEV) }
        func readEvent() -> [UInt8]? { nil }
    }

    private struct Open {
        var path: String
        var file: File
        var position = 0
    }

    var files: [String: File] = [:]
    var directories: [String: [String]] = [:]
    var links: [String: String] = [:]
    var faults: [Fault] = []
    /// The call, by its number, that fails once, and how.
    var failure: (call: Int, code: Int32)?
    /// How many calls there were that can fail.
    private(set) var enteredCalls = 0
    /// The call that failed in that way.
    private(set) var failedCall: String?
    /// Every call, such as `open /dev/fb0`.
    private(set) var calls: [String] = []
    private(set) var mappings = 0
    private var descriptors: [Int32: Open] = [:]
    private var next: Int32 = 1000
    private var console: (descriptor: Int32, mode: Int32, keyboardMode: Int32)?

    /// What each look at the clock takes.
    var clockSteps: [UInt64] = []
    private var time: UInt64 = 0

    /// How often the clock was looked at.
    private(set) var clockLooks = 0

    var nanoseconds: UInt64 {
        clockLooks += 1
        time += clockSteps.isEmpty ? 1000 : clockSteps.removeFirst()
        return time
    }

    var openDescriptors: Int { descriptors.count }

    func count(_ call: String) -> Int { calls.filter { $0 == call }.count }

    func path(_ descriptor: Int32) -> String { descriptors[descriptor]?.path ?? "closed" }

    /// Records a call; fails it if that was ordered.
    func enter(_ call: String, _ object: String) throws(Errno) {
        calls.append("\(call) \(object)")
        enteredCalls += 1
        if let failure, failure.call == enteredCalls - 1 {
            failedCall = calls.last
            throw Errno(failure.code)
        }
        for fault in faults where fault.call == call && (fault.object == nil || fault.object == object) {
            throw Errno(fault.code)
        }
    }

    func open(_ path: String, flags: Int32) throws(Errno) -> Int32 {
        try enter("open", path)
        if files[path] == nil && flags & O_CREAT != 0 { files[path] = File() }
        guard let file = files[path] else { throw Errno(ENOENT) }
        if flags & O_TRUNC != 0 { file.bytes = [] }
        next += 1
        descriptors[next] = Open(path: path, file: file)
        return next
    }

    /// What the kernel tells of devices, a message each; nil where nobody can listen.
    var deviceEvents: [String]? = []

    func listenForDeviceEvents() throws(Errno) -> Int32 {
        try enter("listen", "uevents")
        guard deviceEvents != nil else { throw Errno(EPROTONOSUPPORT) }
        next += 1
        descriptors[next] = Open(path: "uevents", file: File())
        return next
    }

    private func readDeviceEvent(_ buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        guard deviceEvents?.isEmpty == false, let event = deviceEvents?.removeFirst() else { throw Errno(EAGAIN) }
        let bytes = Array(event.utf8).map { $0 == UInt8(ascii: " ") ? 0 : $0 }
        buffer.copyBytes(from: bytes)
        return bytes.count
    }

    func close(_ descriptor: Int32) {
        calls.append("close \(path(descriptor))")
        precondition(descriptors.removeValue(forKey: descriptor) != nil, "closed twice")
    }

    func control(
        _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?
    ) throws(Errno) -> Int32 {
        try enter("ioctl \(Self.name(request))", path(descriptor))
        return try file(descriptor).control(request, argument)
    }

    func map(_ descriptor: Int32, length: Int, offset: Int) throws(Errno) -> UnsafeMutableRawPointer {
        try enter("mmap", path(descriptor))
        let memory = try file(descriptor).map(length: length, offset: offset)
        mappings += 1
        return memory
    }

    func unmap(_ memory: UnsafeMutableRawPointer, length: Int) { mappings -= 1 }

    func waitUntilReadable(_ descriptor: Int32, milliseconds: Int32) throws(Errno) -> Bool {
        try enter("poll", path(descriptor))
        return try !file(descriptor).bytes.isEmpty
    }

    func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        try enter("read", path(descriptor))
        if path(descriptor) == "uevents" { return try readDeviceEvent(buffer) }
        let open = descriptors[descriptor]!
        if let event = open.file.readEvent() {
            buffer.copyBytes(from: event)
            return event.count
        }
        let rest = open.file.bytes.dropFirst(open.position).prefix(buffer.count)
        buffer.copyBytes(from: rest)
        descriptors[descriptor]!.position += rest.count
        return rest.count
    }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(Errno) -> Int {
        try enter("write", path(descriptor))
        // Less than was asked for, as the real one may.
        let taken = bytes.prefix(7)
        try file(descriptor).bytes += taken
        return taken.count
    }

    func list(_ directory: String) throws(Errno) -> [String] {
        try enter("list", directory)
        guard let names = directories[directory] else { throw Errno(ENOENT) }
        return names
    }

    /// The groups of files, 0 for those not named.
    var groups: [String: UInt32] = [:]

    func group(of path: String) throws(Errno) -> UInt32 {
        try enter("stat", path)
        return groups[path] ?? 0
    }

    func target(ofLink path: String) throws(Errno) -> String {
        try enter("readlink", path)
        guard let target = links[path] else { throw Errno(ENOENT) }
        return target
    }

    func rememberConsole(_ descriptor: Int32, mode: Int32, keyboardMode: Int32) {
        calls.append("remember \(mode) \(keyboardMode)")
        console = (descriptor, mode, keyboardMode)
    }

    func restoreConsole() {
        guard let state = console else { return }
        console = nil
        if state.keyboardMode >= 0 {
            _ = try? control(state.descriptor, UInt(KDSKBMODE), number: Int(state.keyboardMode))
        }
        if state.mode >= 0 { _ = try? control(state.descriptor, UInt(KDSETMODE), number: Int(state.mode)) }
    }

    /// What a guard says next; -1 when it is gone.
    var guardWords: [Int32] = []

    func startGuard(_ descriptor: Int32, mode: Int32, keyboardMode: Int32) throws(Errno) -> Int32 {
        try enter("guard", path(descriptor))
        next += 1
        descriptors[next] = Open(path: "guard", file: File())
        return next
    }

    func nextWord(ofGuard line: Int32) -> Int32 { guardWords.isEmpty ? 0 : guardWords.removeFirst() }

    func tellGuard(_ line: Int32, _ word: Int32) {
        calls.append("tell \(path(line)) \(Character(UnicodeScalar(UInt8(word))))")
    }

    func addText(_ path: String, _ text: String) {
        let file = File()
        file.bytes = Array(text.utf8)
        files[path] = file
    }

    /// Makes a process that has a file open.
    func addProcess(_ process: Int, _ name: String, holding path: String) {
        directories["/proc", default: []].append("\(process)")
        directories["/proc/\(process)/fd"] = ["0", "7"]
        links["/proc/\(process)/fd/7"] = path
        addText("/proc/\(process)/comm", name + "\n")
    }

    private func file(_ descriptor: Int32) throws(Errno) -> File {
        guard let open = descriptors[descriptor] else { throw Errno(EBADF) }
        return open.file
    }

    private static func name(_ request: UInt) -> String {
        let names: [UInt: String] = [
            UInt(FBIOGET_VSCREENINFO): "FBIOGET_VSCREENINFO", UInt(FBIOGET_FSCREENINFO): "FBIOGET_FSCREENINFO",
            UInt(FBIOPUT_VSCREENINFO): "FBIOPUT_VSCREENINFO", UInt(FBIOPAN_DISPLAY): "FBIOPAN_DISPLAY",
            UInt(FBIOPUTCMAP): "FBIOPUTCMAP", UInt(FBIOBLANK): "FBIOBLANK", UInt(KDGETMODE): "KDGETMODE",
            UInt(KDSETMODE): "KDSETMODE", UInt(KDGKBMODE): "KDGKBMODE", UInt(KDSKBMODE): "KDSKBMODE",
        ]
        return names[request] ?? "\(request)"
    }
}
