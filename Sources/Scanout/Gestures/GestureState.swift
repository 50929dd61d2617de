/// State that a gesture keeps up to date while it goes on, and that is what it was at first when it is over. No gesture goes
/// on yet: the value is always the first one.
@propertyWrapper
public struct GestureState<Value> {
    private let initial: Value

    /// State with a first value.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// State with a first value.
    public init(initialValue: Value) { initial = initialValue }
    /// State with a first value, to which it goes back with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
    /// State with a first value, to which it goes back with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
    /// State with a first value, to which it goes back with a transaction of the time.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = wrappedValue }
    /// State with a first value, to which it goes back with a transaction of the time.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = initialValue }

    /// The value.
    public var wrappedValue: Value { initial }
    /// What a gesture updates.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// State that is nothing at first.
    public init(resetTransaction: Transaction = Transaction()) { initial = nil }
}

extension GestureState: Sendable where Value: Sendable {}
