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

    /// The progress at a share of the time, both 0...1.
    func value(at share: Double) -> Double {
        if self == .linear || share <= 0 || share >= 1 { return share }
        return Self.component(Self.parameter(share, x1, x2), y1, y2)
    }

    /// The share of the time at which a progress is reached first, for curves whose progress never turns back.
    func inverseValue(at progress: Double) -> Double {
        if self == .linear || progress <= 0 || progress >= 1 { return progress }
        return Self.component(Self.parameter(progress, y1, y2), x1, x2)
    }

    /// dy/dx at a share of the time.
    func slope(at share: Double) -> Double {
        let t = Self.parameter(share, x1, x2)
        let (dx, dy) = (Self.derivative(t, x1, x2), Self.derivative(t, y1, y2))
        // At an end whose control point lies on it both vanish, and their own derivatives tell the direction.
        return dx == 0 && dy == 0 ? Self.curvature(t, y1, y2) / Self.curvature(t, x1, x2) : dy / dx
    }

    /// dx/dy at a progress.
    func inverseSlope(at progress: Double) -> Double {
        let t = Self.parameter(progress, y1, y2)
        let (dx, dy) = (Self.derivative(t, x1, x2), Self.derivative(t, y1, y2))
        return dx == 0 && dy == 0 ? Self.curvature(t, x1, x2) / Self.curvature(t, y1, y2) : dx / dy
    }

    /// The parameter at which a component has a value: by bisection to 2^-50, which rounds alike everywhere.
    private static func parameter(_ value: Double, _ p1: Double, _ p2: Double) -> Double {
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if component(middle, p1, p2) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func component(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func derivative(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * (u * u * p1 + 2 * u * t * (p2 - p1) + t * t * (1 - p2))
    }

    private static func curvature(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        6 * ((1 - t) * (p2 - 2 * p1) + t * (1 - 2 * p2 + p1))
    }
}
