/// A value that a view owns and that outlives the view's own values; writing it brings the view up to date.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    /// Makes state with its first value.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// Makes state with its first value.
    public init(initialValue: Value) { initial = initialValue }

    /// The value; before the view is shown, the first one. May be read and written from any thread.
    public var wrappedValue: Value {
        get {
            // An optional in between would have its type looked up.
            if let box { return box.get() }
            return initial
        }
        nonmutating set { box?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(box: box)
    }

    /// Finds the node's own value.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        let initial = state.pointee.initial
        state.pointee.box = slots.object { StateBox(initial, inbox: slots.node.graph.inbox) }
    }

    /// The first value counts only once, so that two states of one property are always the same.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes state that begins as nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
