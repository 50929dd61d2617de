/// Follows an object for the nodes that use it: each change that it announces counts as a write.
final class ObjectLocation: StateLocation, @unchecked Sendable {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    /// Follows another object, if it is another one. Main actor only.
    func follow<Object: ObservableObject>(_ new: Object) {
        if object === new { return }
        object = new
        subscription = new.objectWillChange.sink { [weak self] _ in self?.willChange() }
    }

    private func willChange() {
        noteChange()
        // Called before the value is there: an update on the main thread may run too early for it.
        if !ThreadState.current.isMain { onMainActor { self.noteChange() } }
    }
}

/// An object that someone else owns, whose changes bring the view up to date.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Follows an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Follows an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Value>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
        ) -> Binding<Value> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// Follows the object for the node.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let location = slots.object { ObjectLocation(inbox: slots.node.graph.inbox) }
        location.follow(pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
        _ = location.noteRead()
    }

    /// The same object is the same property.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
            === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
}
