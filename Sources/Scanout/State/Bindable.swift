/// Makes bindings to the properties of an observable object.
///
///     @Bindable var model: Model          // a property of a view
///     @Bindable var model = model         // in a body, for an object of the environment
///     Gauge(value: $model.level)
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// What makes the bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Objects that are not observable have no bindings.
    @available(*, unavailable, message: "the value must be an object of an @Observable class")
    public init(wrappedValue: Value) { self.init(stored: wrappedValue) }

    private init(stored: Value) { wrappedValue = stored }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { Binding(object: wrappedValue, keyPath) }
}

extension Bindable where Value: Observable {
    /// Makes bindings to an object's properties.
    public init(wrappedValue: Value) { self.init(stored: wrappedValue) }
    /// Makes bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.init(stored: wrappedValue) }
    /// Makes bindings as another one does.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
