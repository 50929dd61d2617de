import Synchronization

/// A value that tells one stream from another, for logs and comparisons.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64

    private static let counter = Atomic<UInt64>(0)

    /// A new identifier, unlike any other of this process.
    public init() {
        number = Self.counter.add(1, ordering: .relaxed).newValue
    }

    /// The identifier of an object, unique among those alive.
    public init(_ object: AnyObject) {
        number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identifier as hexadecimal digits.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// A type whose values carry an identifier of their stream.
public protocol CustomCombineIdentifierConvertible {
    /// Tells this stream from another.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's own identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
