import Glibc

/// Why a display could not be used.
public enum DisplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A system call failed: what was tried, on what, and errno.
    case system(operation: String, object: String, errno: Int32, advice: String)
    /// No such thing; the nearest names that exist.
    case unknown(kind: String, name: String, nearest: [String])
    /// A board profile is not as it must be.
    case malformedProfile(file: String, key: String, expected: String)
    /// None of the displays tried could be used: each with its reason.
    case noneFound(attempts: [String])
    /// The device answers, but has not what a display needs.
    case unsuitable(object: String, reason: String, advice: String)
    /// A text that is to name a display is not written as one.
    case malformedSelection(text: String, expected: String)

    /// What was tried, what happened, what to do.
    public var description: String {
        switch self {
        case .system(let operation, let object, let errno, let advice):
            "cannot \(operation) \(object): \(Errno(errno))" + Self.appended(advice)
        case .unknown(let kind, let name, let nearest):
            "unknown \(kind) \"\(name)\": "
                + (nearest.isEmpty ? "there are none" : "nearest " + nearest.joined(separator: ", "))
        case .malformedProfile(let file, let key, let expected):
            key.isEmpty ? "\(file): expected \(expected)" : "\(file): \(key): expected \(expected)"
        case .noneFound(let attempts):
            attempts.isEmpty
                ? "no display found"
                : "no display could be used:" + attempts.map { "\n  " + $0 }.joined()
        case .unsuitable(let object, let reason, let advice):
            "cannot use \(object): \(reason)" + Self.appended(advice)
        case .malformedSelection(let text, let expected):
            "cannot read display \"\(text)\": expected \(expected)"
        }
    }

    /// The error number of the system call, if it was one that failed.
    public var errno: Int32? {
        guard case .system(_, _, let errno, _) = self else { return nil }
        return errno
    }

    private static func appended(_ advice: String) -> String { advice.isEmpty ? "" : ": " + advice }
}

extension DisplayError {
    /// A failed call on a device file, with what to do about the usual reasons.
    static func device(_ operation: String, _ path: String, _ error: Errno) -> DisplayError {
        .system(operation: operation, object: path, errno: error.code, advice: advice(path, error))
    }

    private static func advice(_ path: String, _ error: Errno) -> String {
        switch error.code {
        case EACCES, EPERM:
            path.hasPrefix("/dev/tty")
                ? "run as root or add the user to group tty" : "add the user to group video or run as root"
        case ENOENT: "no driver has made it; scanout doctor lists the devices there are"
        case ENODEV, ENXIO: "the device went away or its driver was replaced; open it again"
        case EBUSY: "another program uses it; stop that one"
        case EMFILE, ENFILE: "close other files or raise the limit (ulimit -n)"
        case ENOMEM: "free some memory or choose a smaller mode"
        default: ""
        }
    }
}
