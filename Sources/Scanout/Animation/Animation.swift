/// How a change of values is shown over time.
public struct Animation: Hashable, Sendable {
    /// The rule.
    public let base: any CustomAnimation

    /// Wraps a rule of one's own.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Whether both follow the same rule.
    public static func == (a: Animation, b: Animation) -> Bool { isEqual(a.base, b.base) }
    /// Feeds the rule to a hasher.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    private static func isEqual<A: CustomAnimation>(_ a: A, _ b: any CustomAnimation) -> Bool {
        (b as? A).map { $0 == a } ?? false
    }

    /// The part of the whole change `value` that is made at a time in seconds; nil once it is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    /// The velocity at a time, in the value's unit per second; nil when not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    /// Whether a change that comes while `previous` still runs goes on from it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

    /// Whether it goes on for ever, so that a later change replaces it instead of adding to it.
    var isInfinite: Bool { (base as? any AnimationWrapper)?.isInfinite ?? false }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// The rule, in words of code.
    public var description: String { "\(base)" }
    /// The rule, in words of code.
    public var debugDescription: String { "Animation(\(base))" }
}

/// An animation that takes over from another one by the velocity that this has by then.
protocol ContinuingAnimation: CustomAnimation {
    /// Whether it does so, and does not go on by what was kept.
    var continues: Bool { get }
}

/// An animation made of another one.
protocol AnimationWrapper: CustomAnimation {
    var inner: Animation { get }
    var repeats: Bool { get }
}

extension AnimationWrapper {
    var repeats: Bool { false }
    var isInfinite: Bool { repeats || inner.isInfinite }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
