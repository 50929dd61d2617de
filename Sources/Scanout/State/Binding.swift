/// Reads and writes a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// What the binding refers to, for comparison: a location or an observable object, and the way from its value; nil
    /// when only closures know.
    private let source: AnyObject?
    private let path: AnyKeyPath?
    /// The transaction of writes through this binding, unless the writer has one of its own.
    public var transaction = Transaction()

    /// Makes a binding from two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(getter: get, setter: { value, _ in set(value) }, source: nil, path: nil)
    }

    /// Makes a binding from two functions, of which the second takes the transaction too.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(getter: get, setter: set, source: nil, path: nil)
    }

    /// Makes a binding to another binding's value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    init(box: StateBox<Value>) {
        self.init(getter: { box.get() }, setter: { value, _ in box.set(value) }, source: box, path: nil)
    }

    /// A binding to a property of an observable object; whoever reads it follows the property.
    init<Object: AnyObject>(object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init(
            getter: { object[keyPath: keyPath] }, setter: { value, _ in object[keyPath: keyPath] = value },
            source: object, path: keyPath)
    }

    private init(
        getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void, source: AnyObject?,
        path: AnyKeyPath?
    ) {
        self.getter = getter
        self.setter = setter
        self.source = source
        self.path = path
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set {
            if transaction.animation != nil, ThreadState.current.transaction == nil {
                withTransaction(transaction) { setter(newValue, transaction) }
            } else {
                setter(newValue, transaction)
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            getter: { getter()[keyPath: keyPath] },
            setter: { part, transaction in
                var whole = getter()
                whole[keyPath: keyPath] = part
                setter(whole, transaction)
            },
            source: source, path: part(keyPath))
    }

    /// The way to a part of what the binding refers to; the whole has none of its own, since making key paths is slow.
    private func part(_ keyPath: AnyKeyPath) -> AnyKeyPath? {
        if source == nil { return nil }
        return path == nil ? keyPath : path?.appending(path: keyPath)
    }

    /// The binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// The binding whose writes go under a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// Bindings to the same part of the same state are the same; of others nothing is known.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self)
        let b = b.assumingMemoryBound(to: Self.self)
        guard let source = a.pointee.source, source === b.pointee.source else { return false }
        return a.pointee.path == b.pointee.path
    }
}

extension Binding {
    /// A binding to the value inside an optional one; nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// A binding that makes a value optional.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
