/// A way from 0 to 1: how far a change has come (y) after a share of its time (x).
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case bezier(UnitBezier)
        case circular(CircularEase)
    }

    private let kind: Kind
    /// Whether x and y are swapped.
    private var isInverse = false

    /// At constant speed.
    public static let linear = UnitCurve(kind: .bezier(.linear))
    /// Starting and ending slowly.
    public static let easeInOut = UnitCurve(kind: .bezier(.easeInOut))
    /// Starting and ending slowly.
    public static var easeInEaseOut: UnitCurve { easeInOut }
    /// Starting slowly.
    public static let easeIn = UnitCurve(kind: .bezier(.easeIn))
    /// Ending slowly.
    public static let easeOut = UnitCurve(kind: .bezier(.easeOut))
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(kind: .circular(.easeIn))
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(kind: .circular(.easeOut))
    /// Two quarters of circles: starts and ends slowly.
    public static let circularEaseInOut = UnitCurve(kind: .circular(.easeInOut))

    private init(kind: Kind) { self.kind = kind }

    /// A cubic Bézier curve from (0, 0) to (1, 1). The control points' x counts as within 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            kind: .bezier(
                UnitBezier(
                    x1: Double(startControlPoint.x).asShare, y1: Double(startControlPoint.y).asLength,
                    x2: Double(endControlPoint.x).asShare, y2: Double(endControlPoint.y).asLength)))
    }

    /// The curve with x and y swapped, so that it tells when a progress is reached.
    public var inverse: UnitCurve {
        var copy = self
        copy.isInverse.toggle()
        return copy
    }

    /// The progress, y, at a share of the time, x, which counts as within 0...1.
    public func value(at progress: Double) -> Double {
        let share = progress.asShare
        switch kind {
        case .bezier(let curve): return isInverse ? curve.inverseValue(at: share) : curve.value(at: share)
        case .circular(let ease): return isInverse ? ease.inverse(at: share) : ease.value(at: share)
        }
    }

    /// The slope, dy/dx, at a share of the time, x, which counts as within 0...1. Infinite where the curve is upright.
    public func velocity(at progress: Double) -> Double {
        let share = progress.asShare
        switch kind {
        case .bezier(let curve): return isInverse ? curve.inverseSlope(at: share) : curve.slope(at: share)
        case .circular(let ease):
            return isInverse ? 1 / ease.slope(at: ease.inverse(at: share)) : ease.slope(at: share)
        }
    }
}

/// Quarters of circles as timing curves.
private enum CircularEase: Hashable, Sendable {
    case easeIn
    case easeOut
    case easeInOut

    func value(at x: Double) -> Double {
        switch self {
        case .easeIn: 1 - Self.leg(x)
        case .easeOut: Self.leg(1 - x)
        case .easeInOut: x < 0.5 ? (1 - Self.leg(2 * x)) / 2 : (1 + Self.leg(2 - 2 * x)) / 2
        }
    }

    func inverse(at y: Double) -> Double {
        switch self {
        case .easeIn: Self.leg(1 - y)
        case .easeOut: 1 - Self.leg(y)
        case .easeInOut: y < 0.5 ? Self.leg(1 - 2 * y) / 2 : 1 - Self.leg(2 * y - 1) / 2
        }
    }

    func slope(at x: Double) -> Double {
        switch self {
        case .easeIn: Self.slope(x)
        case .easeOut: Self.slope(1 - x)
        case .easeInOut: Self.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
        }
    }

    /// The other leg of a right triangle with a hypotenuse of 1.
    private static func leg(_ a: Double) -> Double { max(0, 1 - a * a).squareRoot() }
    private static func slope(_ a: Double) -> Double { a / leg(a) }
}

extension Double {
    /// The value as a share, 0...1; 0 where it is not a number.
    var asShare: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
