/// An animation that begins later.
struct DelayedAnimation: AnimationWrapper {
    let inner: Animation
    let delay: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : inner.base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : inner.base.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation whose time runs faster or slower.
struct ScaledAnimation: AnimationWrapper {
    let inner: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        inner.base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        inner.base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// An animation run several times, every second time backwards if so asked: from the target to the start, by the same
/// rule.
struct RepeatedAnimation: AnimationWrapper {
    let inner: Animation
    /// How often; nil for ever.
    let count: Int?
    let autoreverses: Bool

    var repeats: Bool { count == nil }

    /// How long a round takes, in seconds.
    var roundLength: Double { max(inner.length, 1e-6) }

    /// Whether a time falls in a round that goes back, and the time within it; nil when all are over.
    func round(at time: Double, length: Double) -> (isBackwards: Bool, time: Double)? {
        let round = (max(0, time) / length).rounded(.down)
        if let count, round >= Double(count) { return nil }
        let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
        return (isBackwards, length.isFinite ? time - round * length : time)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let round = round(at: time, length: roundLength) else { return nil }
        let done = inner.base.animate(value: value, time: round.time, context: &context) ?? value
        // What is kept and whether it is over counts for a round, not for the whole.
        context.isLogicallyComplete = false
        return round.isBackwards ? value - done : done
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let round = round(at: time, length: roundLength) else { return .zero }
        let velocity = inner.base.velocity(value: value, time: round.time, context: context)
        return round.isBackwards ? velocity?.scaled(by: -1) : velocity
    }
}

/// An animation that counts as complete at another time than its own.
struct LogicalCompletionAnimation: AnimationWrapper, ContinuingAnimation {
    let inner: Animation
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = inner.base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        inner.base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { inner.base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

    var continues: Bool { (inner.base as? any ContinuingAnimation)?.continues ?? false }
}

extension Animation {
    /// Begins later by a time in seconds; by a negative one, in its midst.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayedAnimation(inner: self, delay: delay.isNaN ? 0 : delay))
    }
    /// Runs faster by a factor; factors that are not positive stop it at its start.
    public func speed(_ speed: Double) -> Animation {
        Animation(ScaledAnimation(inner: self, speed: speed.isNaN ? 1 : max(speed, 0)))
    }
    /// Runs a number of times; a number that is not positive makes the change at once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(inner: self, count: max(repeatCount, 0), autoreverses: autoreverses))
    }
    /// Runs for ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(inner: self, count: nil, autoreverses: autoreverses))
    }
    /// Counts as complete after a time in seconds, whenever its motion ends.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(inner: self, duration: duration.isNaN ? 0 : duration))
    }
}
