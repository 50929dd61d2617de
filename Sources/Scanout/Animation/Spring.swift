import Raster

/// The motion of a mass on a damped spring, by any of the usual sets of numbers.
///
/// Kept is what the motion depends on: the shares of braking and swing in `x'' + 2·decay·x' + (swing² + decay²)·x = 0`.
public struct Spring: Hashable, Sendable {
    /// Half the braking force for a unit of velocity and mass, 1/s.
    let decay: Double
    /// The angular frequency of the swing in 1/s; 0 when critically damped, negative when damped beyond that.
    let swing: Double
    /// The mass on the spring.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
        let frequency = frequency.isNaN ? 0 : min(max(frequency, 0), Self.stiffest)
        self.mass = mass
        if ratio == 1 {
            (decay, swing) = (frequency, 0)
        } else {
            let root = abs(1 - ratio * ratio).squareRoot()
            (decay, swing) = (ratio * frequency, ratio < 1 ? frequency * root : -frequency * root)
        }
    }

    /// A spring of no response arrives within a thousandth of a second.
    private static let stiffest = 1e5

    /// Makes a spring of unit mass by its perceived duration in seconds and its bounce: 0 for none, up to 1 for swinging
    /// on for ever, down to -1 for creeping.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// Makes a spring of unit mass by the time of one undamped swing in seconds and the share of critical damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: response > 0 ? 2 * Double.pi / response : Self.stiffest, dampingRatio: dampingRatio)
    }

    /// Makes a spring by its physics. Damping beyond the critical one counts as critical unless allowed.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let critical = 2 * mass * frequency
        let ratio = critical > 0 ? damping / critical : 1
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Makes a spring of unit mass that has come to rest, within `epsilon` of a unit of change, after about a time in
    /// seconds, within 0.01...10. The damping ratio counts as within 0...1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, .ulpOfOne), 1)
        let time = settlingDuration.isNaN ? 0.5 : min(max(settlingDuration, 0.01), 10)
        let limit = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        self.init(frequency: Self.frequency(settlingIn: time, ratio: ratio, limit: limit), dampingRatio: ratio)
    }

    /// The undamped frequency at which what is left of a unit change falls to a limit in a time: by bisection on the
    /// envelope of the swing, whose height is `1/√(1-ζ²)`, or on the way of a critically damped spring.
    private static func frequency(settlingIn time: Double, ratio: Double, limit: Double) -> Double {
        let height = ratio < 1 ? 1 / (1 - ratio * ratio).squareRoot() : 1
        func rest(_ x: Double) -> Double {
            ratio < 1 ? height * exponential(-ratio * x) : (1 + x) * exponential(-x)
        }
        var (low, high) = (0.0, 1.0)
        while rest(high) > limit && high < 1e18 { high *= 2 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if rest(middle) > limit { low = middle } else { high = middle }
        }
        return high / time
    }

    static func dampingRatio(bounce: Double) -> Double {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
        return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    }
}

extension Spring {
    /// The undamped angular frequency, 1/s.
    private var frequency: Double { stiffnessOfUnitMass.squareRoot() }

    /// The restoring force for a unit of displacement and mass, 1/s².
    var stiffnessOfUnitMass: Double {
        swing < 0 ? decay * decay - swing * swing : decay * decay + swing * swing
    }

    /// The perceived duration in seconds: the time of one undamped swing.
    public var duration: TimeInterval { response }
    /// How much it bounces: 0 for not at all, 1 for ever, negative for creeping.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The time of one undamped swing, in seconds.
    public var response: Double { 2 * Double.pi / frequency }
    /// The share of critical damping.
    public var dampingRatio: Double { swing == 0 ? 1 : decay / frequency }
    /// The restoring force for a unit of displacement.
    public var stiffness: Double { stiffnessOfUnitMass * mass }
    /// The braking force for a unit of velocity.
    public var damping: Double { 2 * decay * mass }
}

extension Spring {
    /// A spring of 0.5 s without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring without bounce but what is added; the duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring of 0.5 s with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.15 and what is added; the duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring of 0.5 s with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a bounce of 0.3 and what is added; the duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
