import Synchronization

/// Gives a view names that no other view has, for ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    private var token: NamespaceToken?

    /// Makes a namespace.
    public init() {}

    /// A view's own namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// The view's own namespace; before the view is shown, one that all views share.
    public var wrappedValue: ID { ID(number: token?.number ?? 0) }

    /// Finds the node's own namespace.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        pointer.assumingMemoryBound(to: Self.self).pointee.token = slots.object { NamespaceToken() }
    }

    /// A node has one namespace for a property.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// A number that is given out once.
private final class NamespaceToken: Sendable {
    private static let last = Mutex(0)
    let number = NamespaceToken.last.withLock { last in
        last += 1
        return last
    }
}
