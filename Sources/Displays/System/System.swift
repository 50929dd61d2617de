/// The one place where displays meet the kernel, so that a test can stand in for it and make any call fail.
///
/// Each call reports the kernel's error number. `LinuxSystem` is the real one.
public protocol System: AnyObject {
    /// The monotonic clock.
    var nanoseconds: UInt64 { get }
    /// Opens a file; `flags` as in open(2), to which close-on-exec is added. A file made gets mode 0644.
    func open(_ path: String, flags: Int32) throws(Errno) -> Int32
    /// Closes a descriptor. Its error says nothing that could be acted on.
    func close(_ descriptor: Int32)
    /// Listens to what the kernel tells of devices. Returns a descriptor whose reads do not wait (EAGAIN).
    func listenForDeviceEvents() throws(Errno) -> Int32
    /// Controls a device; tried again after an interruption. Returns what the call returned.
    @discardableResult
    func control(_ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?) throws(Errno) -> Int32
    /// Maps device memory for writing, shared.
    func map(_ descriptor: Int32, length: Int, offset: Int) throws(Errno) -> UnsafeMutableRawPointer
    /// Takes a mapping back.
    func unmap(_ memory: UnsafeMutableRawPointer, length: Int)
    /// Waits until the descriptor is readable; tried again after an interruption. Returns false when the time is over.
    func waitUntilReadable(_ descriptor: Int32, milliseconds: Int32) throws(Errno) -> Bool
    /// Reads up to as many bytes as the buffer holds; tried again after an interruption. Returns their number.
    func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int
    /// Writes bytes; tried again after an interruption. Returns how many were taken.
    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(Errno) -> Int
    /// The names in a directory, without `.` and `..`, sorted by their bytes.
    func list(_ directory: String) throws(Errno) -> [String]
    /// The number of the group that a file belongs to.
    func group(of path: String) throws(Errno) -> UInt32
    /// Where a symbolic link points.
    func target(ofLink path: String) throws(Errno) -> String
    /// Remembers how the console is to be given back, by `restoreConsole()` or by the signal that ends the program. A
    /// mode of -1 is not touched.
    func rememberConsole(_ descriptor: Int32, mode: Int32, keyboardMode: Int32)
    /// Gives the console back as remembered, once, and sends the guard away.
    func restoreConsole()
    /// Starts a process that gives the console back when this one is killed, and that answers for it when somebody
    /// switches consoles. Returns a descriptor that is readable when the guard says something.
    func startGuard(_ descriptor: Int32, mode: Int32, keyboardMode: Int32) throws(Errno) -> Int32
    /// What the guard said since it was last asked (`scanout_guard_leave` and so on): 0 for nothing, -1 when it is gone.
    func nextWord(ofGuard line: Int32) -> Int32
    /// Tells the guard a word.
    func tellGuard(_ line: Int32, _ word: Int32)
}

extension System {
    /// Controls a device with a number in place of a pointer.
    @discardableResult
    func control(_ descriptor: Int32, _ request: UInt, number: Int) throws(Errno) -> Int32 {
        try control(descriptor, request, UnsafeMutableRawPointer(bitPattern: number))
    }

    /// Controls a device with a struct that the call may fill.
    @discardableResult
    func control<Argument>(_ descriptor: Int32, _ request: UInt, _ value: inout Argument) throws(Errno) -> Int32 {
        let result = withUnsafeMutableBytes(of: &value) { bytes in
            attempt { () throws(Errno) in try control(descriptor, request, bytes.baseAddress) }
        }
        return try result.get()
    }

    /// A file's bytes, at most `limit` of them.
    func contents(of path: String, limit: Int) throws(Errno) -> [UInt8] {
        let descriptor = try open(path, flags: openForReading)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4096)
        while bytes.count < limit {
            let count = try readBlock(descriptor, &block)
            if count == 0 { break }
            bytes += block[..<min(count, limit - bytes.count)]
        }
        return bytes
    }

    /// A small text file, such as those in /sys, without spaces and line ends around it; nil when it cannot be read.
    func text(at path: String) -> String? {
        guard let bytes = try? contents(of: path, limit: 4096) else { return nil }
        let isSpace: (UInt8) -> Bool = { $0 == 32 || $0 == 10 || $0 == 0 }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = bytes.lastIndex { !isSpace($0) } ?? start
        return start < bytes.endIndex ? String(decoding: bytes[start...end], as: UTF8.self) : ""
    }

    /// The last name in what a symbolic link points to, such as the name of a driver; nil when there is none.
    func lastName(ofLink path: String) -> String? {
        guard let target = try? target(ofLink: path) else { return nil }
        return target.split(separator: "/").last.map { String($0) }
    }

    /// Writes a file anew.
    func writeFile(_ path: String, _ bytes: [UInt8]) throws(Errno) {
        let descriptor = try open(path, flags: openForReplacing)
        defer { close(descriptor) }
        var sent = 0
        while sent < bytes.count {
            let result = bytes[sent...].withUnsafeBytes { rest in
                attempt { () throws(Errno) in try write(descriptor, rest) }
            }
            sent += try result.get()
        }
    }

    private func readBlock(_ descriptor: Int32, _ block: inout [UInt8]) throws(Errno) -> Int {
        let result = block.withUnsafeMutableBytes { buffer in
            attempt { () throws(Errno) in try read(descriptor, buffer) }
        }
        return try result.get()
    }
}

/// The outcome of a call as a value, to carry it out of a closure that cannot throw a typed error.
func attempt<Value>(_ body: () throws(Errno) -> Value) -> Result<Value, Errno> {
    do throws(Errno) {
        return .success(try body())
    } catch {
        return .failure(error)
    }
}
