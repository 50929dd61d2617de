import Raster

/// A damped harmonic oscillator of unit mass.
struct SpringAnimation: CustomAnimation {
    /// Restoring force for a unit of displacement, 1/s².
    let stiffness: Double
    /// Braking force for a unit of velocity, 1/s.
    let damping: Double
    /// The velocity at the start, as a share of the whole change per second.
    let initialVelocity: Double
    /// Displacement and velocity below this share of the change count as rest.
    private static let restThreshold = 0.001

    /// A spring by the time of one undamped swing and the share of critical damping.
    init(response: Double, dampingFraction: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-4)
        self.init(stiffness: frequency * frequency, damping: 2 * max(dampingFraction, 0) * frequency)
    }

    init(stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let (displacement, velocity) = state(value: value, time: time, context: context)
        let limit = max(value.magnitudeSquared, 1e-12) * Self.restThreshold * Self.restThreshold
        let frequency = stiffness.squareRoot()
        let speed = velocity.scaled(by: 1 / max(frequency, 1e-6))
        if displacement.magnitudeSquared < limit && speed.magnitudeSquared < limit { return nil }
        return time > 600 ? nil : value - displacement
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        state(value: value, time: time, context: context).velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { true }

    /// The distance left to the target, and the velocity towards it.
    private func state<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> (displacement: V, velocity: V) {
        let start = context.initialVelocity + value.scaled(by: initialVelocity)
        let c = coefficients(at: max(0, time))
        return (
            value.scaled(by: c.position.fromDisplacement) - start.scaled(by: c.position.fromVelocity),
            start.scaled(by: c.speed.fromVelocity) - value.scaled(by: c.speed.fromDisplacement)
        )
    }

    private struct Response {
        var fromDisplacement: Double
        var fromVelocity: Double
    }

    /// The solution of x'' + damping·x' + stiffness·x = 0 and its derivative, for unit displacement and unit velocity.
    private func coefficients(at t: Double) -> (position: Response, speed: Response) {
        let half = damping / 2
        let discriminant = half * half - stiffness
        if discriminant < -1e-9 {
            let w = (-discriminant).squareRoot()
            let decay = exponential(-half * t)
            let (s, c) = sineAndCosine(w * t)
            return (
                Response(fromDisplacement: decay * (c + half / w * s), fromVelocity: decay * s / w),
                Response(fromDisplacement: -decay * stiffness / w * s, fromVelocity: decay * (c - half / w * s))
            )
        }
        if discriminant > 1e-9 {
            let w = discriminant.squareRoot()
            let r1 = -half + w
            let r2 = -half - w
            let e1 = exponential(r1 * t)
            let e2 = exponential(r2 * t)
            return (
                Response(fromDisplacement: (r1 * e2 - r2 * e1) / (2 * w), fromVelocity: (e1 - e2) / (2 * w)),
                Response(
                    fromDisplacement: r1 * r2 * (e2 - e1) / (2 * w), fromVelocity: (r1 * e1 - r2 * e2) / (2 * w))
            )
        }
        let decay = exponential(-half * t)
        return (
            Response(fromDisplacement: decay * (1 + half * t), fromVelocity: decay * t),
            Response(fromDisplacement: -decay * half * half * t, fromVelocity: decay * (1 - half * t))
        )
    }
}

extension Animation {
    /// SwiftUI's present default: a critically damped spring with a response of 0.55 s.
    public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }
    /// A spring with a response of 0.5 s and no bounce.
    public static var spring: Animation { spring() }
    /// A spring by its perceived duration in seconds and its bounce, -1...1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        let b = min(max(bounce, -0.999), 1)
        return spring(response: duration, dampingFraction: b >= 0 ? 1 - b : 1 / (1 + b))
    }
    /// A spring by the time of one undamped swing in seconds and the share of critical damping.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(SpringAnimation(response: response, dampingFraction: dampingFraction))
    }
    /// A stiffer spring for changes under a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }
    /// A spring by mass, stiffness, damping and a starting velocity as a share of the change per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let m = max(mass, 1e-6)
        return Animation(
            SpringAnimation(stiffness: stiffness / m, damping: damping / m, initialVelocity: initialVelocity))
    }
    /// A spring without bounce.
    public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
    /// A spring with a little bounce.
    public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
    /// A spring with more bounce.
    public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }
}
