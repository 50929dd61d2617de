extension Animation {
    /// How long it takes in seconds, to a millisecond for springs; infinite if it never ends.
    var length: Double {
        switch base {
        case let curve as TimingCurveAnimation: return curve.duration
        case let delayed as DelayedAnimation: return max(0, delayed.delay + delayed.inner.length)
        case let scaled as ScaledAnimation: return scaled.speed > 0 ? scaled.inner.length / scaled.speed : .infinity
        case let logical as LogicalCompletionAnimation: return logical.inner.length
        case let repeated as RepeatedAnimation:
            guard let count = repeated.count else { return .infinity }
            return count == 0 ? 0 : Double(count) * max(repeated.inner.length, 1e-6)
        default: return Self.settlingTime(of: base)
        }
    }

    /// When it has done what it was asked for, in seconds; no later than its end.
    var logicalLength: Double {
        switch base {
        case let delayed as DelayedAnimation: return max(0, delayed.delay + delayed.inner.logicalLength)
        case let scaled as ScaledAnimation:
            return scaled.speed > 0 ? scaled.inner.logicalLength / scaled.speed : .infinity
        case let logical as LogicalCompletionAnimation: return min(max(0, logical.duration), length)
        case let spring as SpringAnimation: return min(spring.spring.response, length)
        default: return length
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
        var low = isOver(0) ? 0 : high / 2
        if low == high / 2, isOver(low) { low = 0 }
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if isOver(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
