/// A change that goes as a spring does.
struct SpringAnimation: ContinuingAnimation {
    let spring: Spring
    /// The velocity at the start, as a share of the whole change per second.
    var initialVelocity = 0.0
    /// Whether it takes over from an animation that still runs, with its velocity, instead of adding to it.
    var isPersistent = true
    /// Displacement and velocity below this share of the change count as rest.
    private static let restThreshold = 0.001

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.isLogicallyComplete = time >= spring.response
        let start = startVelocity(value, context)
        let response = spring.response(at: time)
        let left =
            value.scaled(by: response.position.fromDisplacement)
            - start.scaled(by: response.position.fromVelocity)
        let velocity =
            start.scaled(by: response.speed.fromVelocity)
            - value.scaled(by: response.speed.fromDisplacement)
        let limit = max(value.magnitudeSquared, 1e-12) * Self.restThreshold * Self.restThreshold
        let speed = velocity.scaled(by: 1 / max(spring.stiffnessOfUnitMass.squareRoot(), 1e-6))
        if left.magnitudeSquared < limit && speed.magnitudeSquared < limit { return nil }
        return time > 600 ? nil : value - left
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: startVelocity(value, context), time: time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { isPersistent }

    var continues: Bool { isPersistent }

    private func startVelocity<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> V {
        context.initialVelocity + value.scaled(by: initialVelocity)
    }
}

extension Animation {
    /// SwiftUI's present default: a critically damped spring with a response of 0.55 s.
    public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }

    // MARK: Springs that take over from one another with their velocity

    /// A spring with a response of 0.5 s and no bounce.
    public static var spring: Animation { spring() }
    /// A spring. Changes between springs are not blended.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring))
    }
    /// A spring by its perceived duration in seconds and its bounce, -1...1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }
    /// A spring by the time of one undamped swing in seconds and the share of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

    /// A stiffer spring for changes under a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A stiffer spring for changes under a finger, by its perceived duration in seconds and what is added to a bounce
    /// of 0.15.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(Spring(duration: duration, bounce: 0.15 + extraBounce)) }
    /// A stiffer spring for changes under a finger, by the time of one undamped swing in seconds and the share of critical
    /// damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring without bounce but what is added; the duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with a bounce of 0.15 and what is added; the duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with more bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a bounce of 0.3 and what is added; the duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Springs that add up

    /// A spring with a response of 0.5 s and no bounce, that adds to others.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    /// A spring that adds to others, with a starting velocity as a share of the change per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(SpringAnimation(spring: spring, initialVelocity: velocity, isPersistent: false))
    }
    /// A spring that adds to others, by its perceived duration in seconds, its bounce and a starting velocity as a share of
    /// the change per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    /// A spring that adds to others, by mass, stiffness, damping and a starting velocity as a share of the change per
    /// second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }
}
