/// Names a value of what has the focus.
public protocol FocusedValueKey {
    /// The value's type.
    associatedtype Value
}

/// What views say for the time that they have the focus. On a panel no view ever has it.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key, nil where what has the focus sets none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether both are the same, as far as the values can be compared.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.values.count == b.values.count
            && a.values.allSatisfy { key, value in b.values[key].map { areEqual($0, value) } ?? false }
    }
}

/// Reads a value of what has the focus: nil, as nothing on a panel has it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Names the value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Names an object by its class.
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    /// The value.
    public var wrappedValue: Value? { nil }
}

/// Reads and writes what a binding of what has the focus leads to: nil, as nothing on a panel has it.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Names the binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// The value; writes are dropped.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an observable object of what has the focus: nil, as nothing on a panel has it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Names the object by its class.
    public init() {}
    /// The object.
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    /// Sets a value for the time that the view, or one inside, has the focus, which on a panel never comes.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(EmptyModifier()) }
    /// Sets a value, if there is one, for the time that the view, or one inside, has the focus.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(EmptyModifier()) }
    /// Hands an object to commands for the time that the view, or one inside, has the focus.
    public nonisolated func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
        modifier(EmptyModifier())
    }
    /// Sets a value for the time that the scene has the focus, which on a panel never comes.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(EmptyModifier()) }
    /// Sets a value, if there is one, for the time that the scene has the focus.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(EmptyModifier()) }
    /// Hands an object to commands for the time that the scene has the focus.
    public nonisolated func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View {
        modifier(EmptyModifier())
    }
    /// Hands an observable object to commands for the time that the view, or one inside, has the focus.
    public nonisolated func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
        modifier(EmptyModifier())
    }
    /// Hands an observable object to commands for the time that the scene has the focus.
    public nonisolated func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
        modifier(EmptyModifier())
    }
}
