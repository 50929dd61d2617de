import CLinux
import Glibc

/// A Unix socket that only its owner may use, and what is sent through it by a moment in time.
struct LocalSocket {
    let descriptor: Int32

    /// Listens at a path. A socket that nobody listens at any more is replaced; one that somebody does is an error.
    static func listening(at path: String) throws(DisplayError) -> LocalSocket {
        if let other = try? connected(to: path) {
            other.close()
            throw .unsuitable(object: path, reason: "another panel listens there", advice: "name another socket")
        }
        if let kind = fileKind(path), kind != S_IFSOCK {
            throw .unsuitable(object: path, reason: "there is a file that is no socket", advice: "name another socket")
        }
        do throws(Errno) {
            return try bound(to: path)
        } catch {
            throw .system(
                operation: "listen at", object: path, errno: error.code,
                advice: "name a socket in a folder that this user may write to")
        }
    }

    /// Connects to a socket.
    static func connected(to path: String) throws(Errno) -> LocalSocket {
        let socket = try made()
        do throws(Errno) {
            try socket.withAddress(path) { Glibc.connect(socket.descriptor, $0, $1) }
        } catch {
            socket.close()
            throw error
        }
        return socket
    }

    /// The next who connects; nil when there is none any more.
    func accepted() -> LocalSocket? {
        let peer = accept(descriptor, nil, nil)
        guard peer >= 0 else { return nil }
        _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
        return LocalSocket(descriptor: peer)
    }

    /// The user at the other end.
    var peer: uid_t? {
        var user: uid_t = 0
        return scanout_peer_user(descriptor, &user) == 0 ? user : nil
    }

    /// Sends bytes. Errors: the other end is gone (EPIPE) or does not take them in time (ETIMEDOUT).
    func send(_ bytes: [UInt8], by deadline: Deadline) throws(Errno) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(
                    descriptor, buffer.baseAddress! + sent, buffer.count - sent,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            let error = Errno.current
            if count > 0 {
                sent += count
            } else if error.code == EAGAIN {
                try deadline.wait(for: descriptor, Int16(POLLOUT))
            } else if error.code != EINTR {
                throw error
            }
        }
    }

    /// Receives up to `limit` bytes, until the other end closes or `isComplete` says that it is enough.
    func receive(
        limit: Int, by deadline: Deadline, until isComplete: ([UInt8]) -> Bool = { _ in false }
    ) throws(Errno) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < limit && !isComplete(bytes) {
            let count = recv(descriptor, &block, min(block.count, limit - bytes.count), Int32(MSG_DONTWAIT))
            let error = Errno.current
            if count == 0 { break }
            if count > 0 {
                bytes += block[..<count]
            } else if error.code == EAGAIN {
                try deadline.wait(for: descriptor, Int16(POLLIN))
            } else if error.code != EINTR {
                throw error
            }
        }
        return bytes
    }

    func close() { _ = Glibc.close(descriptor) }

    /// What tells a file from another one that has its name later.
    struct Identity: Equatable {
        let device: dev_t
        let file: ino_t
    }

    /// The file at a path; nil when there is none.
    static func identity(_ path: String) -> Identity? {
        var status = stat()
        return lstat(path, &status) == 0 ? Identity(device: status.st_dev, file: status.st_ino) : nil
    }

    private static func made() throws(Errno) -> LocalSocket {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        let error = Errno.current
        if descriptor < 0 { throw error }
        return LocalSocket(descriptor: descriptor)
    }

    // Under another name first: it is never there with more rights, nor without somebody who listens.
    private static func bound(to path: String) throws(Errno) -> LocalSocket {
        let socket = try made()
        let temporary = path + ".\(getpid())"
        do throws(Errno) {
            unlink(temporary)
            try socket.withAddress(temporary) { bind(socket.descriptor, $0, $1) }
            try check(chmod(temporary, 0o600))
            try check(listen(socket.descriptor, 4))
            try check(rename(temporary, path))
        } catch {
            unlink(temporary)
            socket.close()
            throw error
        }
        return socket
    }

    private func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(Errno) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path), !bytes.isEmpty else {
            throw Errno(ENAMETOOLONG)
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try Self.check(result)
    }

    private static func check(_ result: Int32) throws(Errno) {
        let error = Errno.current
        if result < 0 { throw error }
    }

    private static func fileKind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}

/// A moment by which something must have happened.
struct Deadline {
    private let nanoseconds: Int
    private let cancelled: Int32

    /// So many seconds from now, or earlier, when a descriptor is readable.
    init(after seconds: Double, unless cancelled: Int32 = -1) {
        nanoseconds = Self.now + Int(seconds * 1e9)
        self.cancelled = cancelled
    }

    /// Waits until a descriptor is ready. Errors: not by the deadline (ETIMEDOUT), or nobody wants it any more
    /// (ECANCELED).
    func wait(for descriptor: Int32, _ events: Int16) throws(Errno) {
        while true {
            let left = nanoseconds - Self.now
            if left <= 0 { throw Errno(ETIMEDOUT) }
            var entries = [
                pollfd(fd: descriptor, events: events, revents: 0),
                pollfd(fd: cancelled, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&entries, 2, Int32(clamping: left / 1_000_000 + 1))
            if count > 0, entries[1].revents != 0 { throw Errno(ECANCELED) }
            if count > 0 { return }
        }
    }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
