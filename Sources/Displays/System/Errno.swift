import Glibc

/// The number by which the kernel says why a call failed.
public struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number, such as `EACCES`.
    public var code: Int32

    /// Makes an error from the kernel's number.
    public init(_ code: Int32) { self.code = code }

    /// The error of the call that just failed on this thread. To be read before anything else is called.
    static var current: Errno { Errno(errno) }

    /// The number's name in C, such as `EACCES`; `errno 123` for one that displays do not meet.
    public var name: String { Self.table[code]?.name ?? "errno \(code)" }

    /// The name and the meaning, such as `Permission denied (EACCES)`.
    public var description: String {
        guard let entry = Self.table[code] else { return "errno \(code)" }
        return "\(entry.meaning) (\(entry.name))"
    }

    // Our own table, since strerror gives no names and follows the locale.
    private static let table: [Int32: (name: String, meaning: String)] = [
        EPERM: ("EPERM", "Operation not permitted"),
        ENOENT: ("ENOENT", "No such file or directory"),
        EINTR: ("EINTR", "Interrupted"),
        EIO: ("EIO", "Input or output error"),
        ENXIO: ("ENXIO", "No such device or address"),
        EBADF: ("EBADF", "Bad file descriptor"),
        EAGAIN: ("EAGAIN", "Try again"),
        ENOMEM: ("ENOMEM", "Out of memory"),
        EACCES: ("EACCES", "Permission denied"),
        EFAULT: ("EFAULT", "Bad address"),
        EBUSY: ("EBUSY", "Device or resource busy"),
        EEXIST: ("EEXIST", "File exists"),
        ENODEV: ("ENODEV", "No such device"),
        ENOTDIR: ("ENOTDIR", "Not a directory"),
        EISDIR: ("EISDIR", "Is a directory"),
        EINVAL: ("EINVAL", "Invalid argument"),
        ENFILE: ("ENFILE", "Too many open files in the system"),
        EMFILE: ("EMFILE", "Too many open files"),
        ENOTTY: ("ENOTTY", "Not a device of this kind"),
        EFBIG: ("EFBIG", "File too large"),
        ENOSPC: ("ENOSPC", "No space left on device"),
        ESPIPE: ("ESPIPE", "Illegal seek"),
        EROFS: ("EROFS", "Read-only file system"),
        EPIPE: ("EPIPE", "Broken pipe"),
        ERANGE: ("ERANGE", "Out of range"),
        ENAMETOOLONG: ("ENAMETOOLONG", "File name too long"),
        ENOSYS: ("ENOSYS", "Function not implemented"),
        ELOOP: ("ELOOP", "Too many symbolic links"),
        EOVERFLOW: ("EOVERFLOW", "Value too large"),
        EOPNOTSUPP: ("EOPNOTSUPP", "Operation not supported"),
        ETIMEDOUT: ("ETIMEDOUT", "Timed out"),
        ECONNREFUSED: ("ECONNREFUSED", "Connection refused"),
        ECONNRESET: ("ECONNRESET", "Connection reset"),
        EADDRINUSE: ("EADDRINUSE", "Address in use"),
        ECANCELED: ("ECANCELED", "Canceled"),
    ]
}
