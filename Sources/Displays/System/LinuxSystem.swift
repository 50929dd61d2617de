import CLinux
import Glibc

let openForReading = O_RDONLY
let openForReadingAndWriting = O_RDWR
let openForReplacing = O_WRONLY | O_CREAT | O_TRUNC

/// The kernel itself.
public final class LinuxSystem: System {
    /// Makes a way to the kernel; it has no state.
    public init() {}

    /// Calls clock_gettime(2).
    public var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Calls open(2).
    public func open(_ path: String, flags: Int32) throws(Errno) -> Int32 {
        try repeating { Glibc.open(path, flags | O_CLOEXEC, 0o644) }
    }

    /// Calls close(2). It is not repeated after EINTR: Linux has closed the descriptor then.
    public func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }

    /// Calls socket(2) and bind(2).
    public func listenForDeviceEvents() throws(Errno) -> Int32 { try repeating { scanout_device_events() } }

    /// Calls ioctl(2).
    @discardableResult
    public func control(
        _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?
    ) throws(Errno) -> Int32 {
        try repeating { scanout_ioctl(descriptor, request, argument) }
    }

    /// Calls mmap(2). The mapping is readable too, since some drivers refuse one that is not; nothing here reads it.
    public func map(_ descriptor: Int32, length: Int, offset: Int) throws(Errno) -> UnsafeMutableRawPointer {
        guard length > 0 else { throw Errno(EINVAL) }
        let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(offset))
        let error = Errno.current
        guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else { throw error }
        return memory
    }

    /// Calls munmap(2).
    public func unmap(_ memory: UnsafeMutableRawPointer, length: Int) { _ = munmap(memory, length) }

    /// Calls poll(2). A device that went away counts as readable, so that the read reports it.
    public func waitUntilReadable(_ descriptor: Int32, milliseconds: Int32) throws(Errno) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return try repeating { Glibc.poll(&entry, 1, milliseconds) } > 0
    }

    /// Calls read(2).
    public func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        try repeating { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// Calls write(2).
    public func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(Errno) -> Int {
        try repeating { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    }

    /// Calls opendir(3) and readdir(3).
    public func list(_ directory: String) throws(Errno) -> [String] {
        guard let stream = opendir(directory) else { throw Errno.current }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Calls stat(2).
    public func group(of path: String) throws(Errno) -> UInt32 {
        var status = stat()
        _ = try repeating { stat(path, &status) }
        return status.st_gid
    }

    /// Calls readlink(2).
    public func target(ofLink path: String) throws(Errno) -> String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = try repeating { readlink(path, &buffer, buffer.count) }
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Keeps the state where a signal handler finds it, and installs handlers for the signals that end a program.
    public func rememberConsole(_ descriptor: Int32, mode: Int32, keyboardMode: Int32) {
        scanout_console_remember(descriptor, mode, keyboardMode)
        _ = scanout_console_guard_signals()
    }

    /// Calls ioctl(2) with what was remembered.
    public func restoreConsole() { _ = scanout_console_restore(Int32(scanout_guard_done)) }

    /// Forks a process that makes nothing but system calls, and remembers it as the one to tell.
    public func startGuard(_ descriptor: Int32, mode: Int32, keyboardMode: Int32) throws(Errno) -> Int32 {
        let line = scanout_guard_start(descriptor, mode, keyboardMode)
        let error = Errno.current
        scanout_console_remember_guard(line)
        if line < 0 { throw error }
        return line
    }

    /// Calls recv(2) without waiting.
    public func nextWord(ofGuard line: Int32) -> Int32 { scanout_guard_next(line) }

    /// Calls send(2) without waiting.
    public func tellGuard(_ line: Int32, _ word: Int32) { scanout_guard_tell(line, word) }

    private func repeating<Count: SignedInteger>(_ call: () -> Count) throws(Errno) -> Count {
        while true {
            let count = call()
            if count >= 0 { return count }
            let error = Errno.current
            if error.code != EINTR { throw error }
        }
    }
}
