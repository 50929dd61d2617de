/// A value on its way by drag and drop, which nothing on a panel begins.
public final class NSItemProvider: @unchecked Sendable {
    /// What it would be called as a file.
    public var suggestedName: String?
    /// What is on its way.
    private let value: Any?

    /// Makes one with nothing on its way.
    public init() { value = nil }
    /// Makes one of a text, an address or anything else.
    public init(object: Any) { value = object }
    /// Makes one of a value of a kind.
    public init(item: Any?, typeIdentifier: String?) { value = item }

    /// Whether what is on its way is of a type.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { value is T }
    /// Whether what is on its way is of a kind; nothing is known of kinds.
    public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}
