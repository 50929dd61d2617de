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

    /// What was tried, what happened, what to do.
    public var description: String { "" }
}
