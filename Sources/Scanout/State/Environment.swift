/// A value that the views around hand down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let source: Source
    private var value: Value?
    /// The view that the property belongs to, where the object is missing.
    private var viewName: String?

    private enum Source {
        case value(KeyPath<EnvironmentValues, Value>)
        /// An object that must be there.
        case object(KeyPath<EnvironmentValues, Value?>)
    }

    private init(_ source: Source) { self.source = source }

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init(.value(keyPath)) }

    /// The value; outside of a shown view, what it is where nobody set it. Traps where an object is asked for that no
    /// view around hands down.
    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .value(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object: missingObject(Value.self, in: viewName, modifier: "environment(_:)")
        }
    }

    /// Reads the node's environment and notes which keys were read.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        switch property.pointee.source {
        case .value(let keyPath): property.pointee.value = slots.node.readEnvironment(keyPath)
        case .object(let keyPath):
            property.pointee.value = slots.node.readEnvironment(keyPath)
            if property.pointee.value == nil { property.pointee.viewName = slots.node.viewName }
        }
    }

    /// What is read is compared elsewhere; the same key path is the same property.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch (
            a.assumingMemoryBound(to: Self.self).pointee.source, b.assumingMemoryBound(to: Self.self).pointee.source
        )
        {
        case (.value(let a), .value(let b)): return a == b
        case (.object(let a), .object(let b)): return a == b
        default: return false
        }
    }
}

extension Environment {
    /// Reads the observable object of a class that a view around hands down with `environment(_:)`. There must be one.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(.object(\.[handedDown: HandedDown<Value>()]))
    }

    /// Reads the observable object of a class that a view around hands down with `environment(_:)`; nil without one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(.value(\.[handedDown: HandedDown<T>()]))
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Ends the program where a view reads an object that nobody hands down: there is nothing that could be shown instead.
func missingObject(_ type: Any.Type, in viewName: String?, modifier: String) -> Never {
    let view = viewName.map { "\($0) reads" } ?? "a view that is not shown yet reads"
    fatalError(
        "\(view) an object of type \(type) from its environment, and there is none: a view around needs .\(modifier)")
}
