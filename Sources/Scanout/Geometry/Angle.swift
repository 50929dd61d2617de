/// A geometric angle, growing clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
    /// The size in radians.
    public var radians: Double

    /// The size in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// No turn.
    public static let zero = Angle(radians: 0)

    /// Makes no turn.
    public init() { radians = 0 }
    /// Makes an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Makes an angle from degrees.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Makes an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Makes an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether one is smaller.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// The sum.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The opposite turn.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// A multiple.
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    /// A part.
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
    /// Multiplies by a factor.
    public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
    /// Divides by a number.
    public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}

extension Angle: Animatable, VectorArithmetic {
    /// The size in radians, times 128 as in SwiftUI so that springs settle at a sub-degree threshold.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }

    /// Multiplies by a factor.
    public mutating func scale(by factor: Double) { radians *= factor }
    /// The square of the radians.
    public var magnitudeSquared: Double { radians * radians }
}
