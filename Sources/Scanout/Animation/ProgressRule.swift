/// How far a change has come at a time, for animations that treat every change alike: curves, delayed, stretched or
/// repeated. Says what ``CustomAnimation/animate(value:time:context:)`` says, without knowing the type of the change.
indirect enum ProgressRule: Sendable {
    case curve(UnitCurve, duration: Double)
    case delayed(by: Double, ProgressRule)
    case stretched(speed: Double, ProgressRule)
    case repeated(RepeatedAnimation, round: Double, ProgressRule)

    /// The share of the change made at a time in seconds; nil once it is over.
    func progress(at time: Double) -> Double? {
        switch self {
        case .curve(let curve, let duration):
            return time < duration ? curve.value(at: time / duration) : nil
        case .delayed(let delay, let rule):
            return time < delay ? 0 : rule.progress(at: time - delay)
        case .stretched(let speed, let rule):
            return rule.progress(at: time * speed)
        case .repeated(let animation, let length, let rule):
            guard let round = animation.round(at: time, length: length) else { return nil }
            let done = rule.progress(at: round.time) ?? 1
            return round.isBackwards ? 1 - done : done
        }
    }
}

extension Animation {
    /// The rule for the share that is made; nil for springs and rules of one's own.
    var progressRule: ProgressRule? {
        switch base {
        case let curve as TimingCurveAnimation: return .curve(curve.curve, duration: curve.duration)
        case let delayed as DelayedAnimation:
            return delayed.inner.progressRule.map { .delayed(by: delayed.delay, $0) }
        case let scaled as ScaledAnimation:
            return scaled.inner.progressRule.map { .stretched(speed: scaled.speed, $0) }
        case let repeated as RepeatedAnimation:
            return repeated.inner.progressRule.map { .repeated(repeated, round: repeated.roundLength, $0) }
        default: return nil
        }
    }
}
