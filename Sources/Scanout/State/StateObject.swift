/// An object that a view owns: made once, kept as long as the view, and followed.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var slot: Slot?

    /// Keeps the object of a node.
    private final class Slot {
        let object: ObjectType
        let location: ObjectLocation

        init(_ object: ObjectType, _ inbox: UpdateInbox) {
            self.object = object
            location = ObjectLocation(inbox: inbox)
            location.follow(object)
        }
    }

    /// Makes the object when the view is first shown.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; outside of a shown view, a new one each time.
    public var wrappedValue: ObjectType { slot?.object ?? make() }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Finds or makes the node's object.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let slot = slots.object { Slot(property.pointee.make(), slots.node.graph.inbox) }
        property.pointee.slot = slot
        _ = slot.location.noteRead()
    }

    /// The object is made only once, so that two properties in one place are always the same.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
