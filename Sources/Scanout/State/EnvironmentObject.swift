/// An object that a view around hands down by its type, and that is followed.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Looks for an object of the type.
    public init() {}

    /// The object. Traps where no view around hands one down.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure("no \(ObjectType.self) here: a view around needs .environmentObject(_:)")
        }
        return object
    }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Reads the node's environment.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let location = slots.object { ObjectLocation(inbox: slots.node.graph.inbox) }
        property.pointee.object =
            slots.node.readEnvironment(\.[objectOf: ObjectIdentifier(ObjectType.self)]) as? ObjectType
        if let object = property.pointee.object { location.follow(object) }
        _ = location.noteRead()
    }

    /// What is read is compared elsewhere.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

private enum ObjectsKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: AnyObject] { [:] } }

extension EnvironmentValues {
    /// The object handed down for a class.
    subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
        get { self[ObjectsKey.self][type] }
        set { self[ObjectsKey.self][type] = newValue }
    }
}

extension View {
    /// Hands an object down to all inside, by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        transformEnvironment(\.[objectOf: ObjectIdentifier(T.self)]) { $0 = object }
    }
}
