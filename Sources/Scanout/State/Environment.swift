/// A value that the views around hand down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value; outside of a shown view, what it is where nobody set it.
    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

    /// Reads the node's environment and notes which keys were read.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.value = slots.node.readEnvironment(property.pointee.keyPath)
    }

    /// What is read is compared elsewhere; the same key path is the same property.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.keyPath == b.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
}
