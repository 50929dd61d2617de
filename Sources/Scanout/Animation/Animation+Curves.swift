/// A change along a timing curve.
struct TimingCurveAnimation: CustomAnimation {
    let curve: UnitCurve
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time >= 0, time < duration else { return .zero }
        let slope = curve.velocity(at: time / duration)
        return value.scaled(by: slope.isFinite ? slope / duration : 0)
    }
}

extension Animation {
    /// At constant speed over 0.35 s.
    public static var linear: Animation { linear(duration: 0.35) }
    /// At constant speed over a time in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starting slowly, over 0.35 s.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Starting slowly, over a time in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ending slowly, over 0.35 s.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Ending slowly, over a time in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starting and ending slowly, over 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Starting and ending slowly, over a time in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Along a cubic Bézier through the given control points, over a time in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
                endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))), duration: duration)
    }

    /// Along a curve, over a time in seconds. Without a duration that is positive the change is made at once.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(TimingCurveAnimation(curve: curve, duration: duration > 0 ? duration : 0))
    }
}
