/// Whether a part of an interface is seen.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As is usual.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}
