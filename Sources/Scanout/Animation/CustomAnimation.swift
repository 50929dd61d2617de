/// A rule for how a value's change goes on in time.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the whole change `value` that is made at a time in seconds; nil once it is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// The velocity at a time, in the value's unit per second; nil when not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether a change that comes while `previous` still runs goes on from it; otherwise both run and add up.
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

/// What an animation keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The velocity with which the change begins, in the value's unit per second.
    var initialVelocity: Value = .zero
    /// Whether the animation has done what it was asked for, though it may still settle.
    public var isLogicallyComplete = false
}

/// How a change of values is shown over time.
public struct Animation: Hashable, Sendable {
    let base: any CustomAnimation

    /// Wraps a rule of one's own.
    public init(_ base: some CustomAnimation) { self.base = base }

    /// Whether both follow the same rule.
    public static func == (a: Animation, b: Animation) -> Bool { isEqual(a.base, b.base) }
    /// Feeds the rule to a hasher.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    private static func isEqual<A: CustomAnimation>(_ a: A, _ b: any CustomAnimation) -> Bool {
        (b as? A).map { $0 == a } ?? false
    }

    /// Whether it goes on for ever, so that a later change replaces it instead of adding to it.
    var isInfinite: Bool { (base as? any AnimationWrapper)?.isInfinite ?? false }
}

/// An animation made of another one.
protocol AnimationWrapper: CustomAnimation {
    var inner: Animation { get }
    var repeats: Bool { get }
}

extension AnimationWrapper {
    var repeats: Bool { false }
    var isInfinite: Bool { repeats || inner.isInfinite }
}
