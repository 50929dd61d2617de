/// A change along a cubic Bézier timing curve.
struct TimingCurveAnimation: CustomAnimation {
    let curve: UnitBezier
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: max(0, time) / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time >= 0, time < duration else { return .zero }
        let step = 1e-3
        let t = time / duration
        return value.scaled(by: (curve.value(at: min(1, t + step)) - curve.value(at: t)) / (step * duration))
    }
}

/// The timing curve through (0, 0), two control points and (1, 1).
struct UnitBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    /// The control points of CSS and Core Animation's named curves.
    static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The progress at a share of the time, both 0...1: x is inverted by bisection to 2^-40, which rounds alike everywhere.
    func value(at share: Double) -> Double {
        if self == .linear { return share }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.component(middle, x1, x2) < share { low = middle } else { high = middle }
        }
        return Self.component((low + high) / 2, y1, y2)
    }

    private static func component(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }
}

extension Animation {
    /// At constant speed over 0.35 s.
    public static var linear: Animation { linear(duration: 0.35) }
    /// At constant speed over a time in seconds.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
    /// Starting slowly, over 0.35 s.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Starting slowly, over a time in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
    /// Ending slowly, over 0.35 s.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Ending slowly, over a time in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
    /// Starting and ending slowly, over 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Starting and ending slowly, over a time in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }
    /// Along a cubic Bézier through the given control points, over a time in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(UnitBezier(x1: min(max(p1x, 0), 1), y1: p1y, x2: min(max(p2x, 0), 1), y2: p2y), duration)
    }

    private static func curve(_ curve: UnitBezier, _ duration: Double) -> Animation {
        Animation(TimingCurveAnimation(curve: curve, duration: duration > 0 ? duration : 0))
    }
}
