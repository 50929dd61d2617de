/// Which field has the keyboard. A panel has none: the value is what a program last wrote, and nothing follows it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Whether a field has the keyboard.
    public init() where Value == Bool { _value = State(wrappedValue: false) }
    /// Which field has the keyboard.
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

    /// Which field it is.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    /// What fields are told.
    public var projectedValue: Binding { Binding(binding: $value) }

    /// What fields are told.
    @propertyWrapper
    public struct Binding {
        let binding: Scanout.Binding<Value>
        /// Which field it is.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// What fields are told.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Says which value stands for this field; a panel has no keyboard that it could have.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// Says which value tells whether the field has the keyboard, which a panel has none of.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
