/// An object that a view around hands down by its type, and that is followed.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    /// The view that the property belongs to, where the object is missing.
    private var viewName: String?

    /// Makes bindings to an object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    /// Looks for an object of the type.
    public init() {}

    /// The object. Traps where no view around hands one down.
    public var wrappedValue: ObjectType {
        if let object { return object }
        missingObject(ObjectType.self, in: viewName, modifier: "environmentObject(_:)")
    }
    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { .init(object: wrappedValue) }

    /// Reads the node's environment.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let location = slots.object { ObjectLocation(inbox: slots.node.graph.inbox) }
        let object = slots.node.readEnvironment(\.[handedDown: HandedDown<ObjectType>()])
        property.pointee.object = object
        if let object { location.follow(object) } else { property.pointee.viewName = slots.node.viewName }
        _ = location.noteRead()
    }

    /// What is read is compared elsewhere.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
