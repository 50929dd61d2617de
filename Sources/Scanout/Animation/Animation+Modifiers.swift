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

/// An animation run several times, every second time backwards if so asked.
struct RepeatedAnimation: AnimationWrapper {
    let inner: Animation
    /// How often; nil for ever.
    let count: Int?
    let autoreverses: Bool

    var repeats: Bool { count == nil }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let length = max(inner.length, 1e-6)
        let round = (max(0, time) / length).rounded(.down)
        if let count, round >= Double(count) { return nil }
        let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
        let within = time - round * length
        return inner.base.animate(value: value, time: isBackwards ? length - within : within, context: &context)
            ?? value
    }
}

extension Animation {
    /// Begins later by a time in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(inner: self, delay: delay)) }
    /// Runs faster by a factor; factors that are not positive stop it at its start.
    public func speed(_ speed: Double) -> Animation { Animation(ScaledAnimation(inner: self, speed: max(speed, 0))) }
    /// Runs a number of times.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(inner: self, count: max(count, 0), autoreverses: autoreverses))
    }
    /// Runs for ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(inner: self, count: nil, autoreverses: autoreverses))
    }

    /// How long it takes in seconds, to a millisecond for springs; infinite if it never ends.
    var length: Double {
        switch base {
        case let curve as TimingCurveAnimation: return curve.duration
        case let delayed as DelayedAnimation: return delayed.delay + delayed.inner.length
        case let scaled as ScaledAnimation: return scaled.speed > 0 ? scaled.inner.length / scaled.speed : .infinity
        case let repeated as RepeatedAnimation:
            return repeated.count.map { Double($0) * repeated.inner.length } ?? .infinity
        default: return Self.settlingTime(of: base)
        }
    }

    /// When a rule first answers that it is over, found by doubling and bisection.
    private static func settlingTime(of base: some CustomAnimation) -> Double {
        func isOver(_ time: Double) -> Bool {
            var context = AnimationContext<Double>()
            return base.animate(value: 1, time: time, context: &context) == nil
        }
        var high = 0.25
        while !isOver(high) {
            high *= 2
            if high > 600 { return .infinity }
        }
        var low = high / 2
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if isOver(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
