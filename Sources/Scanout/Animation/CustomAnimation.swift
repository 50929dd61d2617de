/// A rule for how a value's change goes on in time.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the whole change `value` that is made at a time in seconds; nil once it is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// The velocity at a time, in the value's unit per second; nil when not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether a change that comes while `previous` still runs goes on from it: then the new rule is asked for the change
    /// from where the old one began to the new target, at times that go on, with the state of the old one. Otherwise both
    /// run and add up.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// They add up.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A value that an animation keeps from frame to frame.
public protocol AnimationStateKey {
    /// The value's type.
    associatedtype Value
    /// The value at the start.
    static var defaultValue: Value { get }
}

/// What an animation keeps from frame to frame.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes a state where nothing is set.
    public init() {}

    /// The value for a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What an animation knows of the view that it moves, and what it keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps from frame to frame.
    public var state = AnimationState<Value>()
    /// Whether the animation has done what it was asked for, though it may still settle.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated.
    public var environment: EnvironmentValues { given ?? EnvironmentValues() }
    /// The velocity with which the change begins, in the value's unit per second.
    var initialVelocity: Value = .zero
    private let given: EnvironmentValues?

    init(environment: EnvironmentValues? = nil) { given = environment }

    /// The same context for values of another type, with a state of its own.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var other = AnimationContext<T>(environment: given)
        other.state = state
        other.isLogicallyComplete = isLogicallyComplete
        return other
    }
}
