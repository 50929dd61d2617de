/// Reads and writes a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// What the binding refers to, for comparison: a location or an observable object, and the way from its value; nil
    /// when only closures know.
    private let source: AnyObject?
    private let path: BindingPath
    /// The transaction of writes through this binding, unless the writer has one of its own.
    public var transaction = Transaction()

    /// Makes a binding from two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(getter: get, setter: { value, _ in set(value) }, source: nil, path: .whole)
    }

    /// Makes a binding from two functions, of which the second takes the transaction too.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(getter: get, setter: set, source: nil, path: .whole)
    }

    /// Makes a binding to another binding's value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    init(box: StateBox<Value>) {
        self.init(getter: { box.get() }, setter: { value, _ in box.set(value) }, source: box, path: .whole)
    }

    /// A binding to a property of an observable object; whoever reads it follows the property.
    init<Object: AnyObject>(object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init(
            getter: { object[keyPath: keyPath] }, setter: { value, _ in object[keyPath: keyPath] = value },
            source: object, path: .member(.whole, keyPath))
    }

    private init(
        getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void, source: AnyObject?,
        path: BindingPath
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
        get {
            guard path.isPart, let recorder = ThreadState.current.recorder else { return getter() }
            if let part = Value.self as? any Equatable.Type { return read(part, recorder) }
            return getter()
        }
        nonmutating set {
            if !transaction.isPlain, ThreadState.current.transaction?.isPlain ?? true {
                withTransaction(transaction) { setter(newValue, transaction) }
            } else {
                setter(newValue, transaction)
            }
        }
    }

    /// The value, read without depending on it.
    var unrecordedValue: Value { ReadRecorder.withoutRecording(getter) }

    /// Reads a part of some state, so that changes of other parts do not count.
    private func read<Part: Equatable>(_ type: Part.Type, _ recorder: ReadRecorder) -> Value {
        guard let getter = getter as? () -> Part else { return self.getter() }
        return recorder.readingPart(getter) as? Value ?? self.getter()
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var part = Binding<Part>(
            getter: { getter()[keyPath: keyPath] },
            setter: { part, transaction in
                var whole = getter()
                whole[keyPath: keyPath] = part
                setter(whole, transaction)
            },
            source: source, path: .member(path, keyPath))
        part.transaction = transaction
        return part
    }

    /// A binding to an element of a collection. Once the element is gone it keeps the last value and writes nothing.
    func element(at index: Value.Index) -> Binding<Value.Element> where Value: MutableCollection {
        let getter = getter
        let setter = setter
        let last = ReadRecorder.withoutRecording { getter()[index] }
        func has(_ whole: Value) -> Bool { index >= whole.startIndex && index < whole.endIndex }
        var element = Binding<Value.Element>(
            getter: {
                let whole = getter()
                return has(whole) ? whole[index] : last
            },
            setter: { element, transaction in
                var whole = getter()
                guard has(whole) else { return }
                whole[index] = element
                setter(whole, transaction)
            }, source: source, path: .element(path, (index as? any Hashable).map { AnyHashable($0) }))
        element.transaction = transaction
        return element
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

/// The way from a value to the part that a binding is to.
private indirect enum BindingPath: Equatable {
    /// All of the value.
    case whole
    /// A member of what a path leads to.
    case member(BindingPath, AnyKeyPath)
    /// An element of what a path leads to; nil where indices cannot be compared.
    case element(BindingPath, AnyHashable?)

    var isPart: Bool {
        if case .whole = self { return false }
        return true
    }

    static func == (a: BindingPath, b: BindingPath) -> Bool {
        switch (a, b) {
        case (.whole, .whole): true
        case (.member(let outer, let a), .member(let other, let b)): a == b && outer == other
        case (.element(let outer, let a?), .element(let other, let b?)): a == b && outer == other
        default: false
        }
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

    /// A binding that hides a value's type. Values of other types are not taken.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
