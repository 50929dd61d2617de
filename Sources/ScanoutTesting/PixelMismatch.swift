/// What is shown is not what was expected.
public struct PixelMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// What differs, for a person.
    public let description: String

    init(_ description: String) { self.description = description }
}
