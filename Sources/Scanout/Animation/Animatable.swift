/// A value that can be scaled and added, so that it can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by a factor.
    mutating func scale(by factor: Double)
    /// The sum of the squares of all components.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
    /// Every component multiplied by a factor.
    public func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
    /// Moves the value towards another one by a share of the way.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }
    /// The value moved towards another one by a share of the way.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: Animatable {
    /// The number itself.
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    /// The number itself.
    public typealias AnimatableData = Float
}

/// Something with a part that can be interpolated.
public protocol Animatable {
    /// The type of the part.
    associatedtype AnimatableData: VectorArithmetic
    /// The part that is interpolated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The animatable part of something without one.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes nothing.
    public init() {}
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing.
    public static func + (a: Self, b: Self) -> Self { a }
    /// Nothing.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Does nothing.
    public mutating func scale(by factor: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both zero.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    /// Both sums.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    /// Both differences.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
    /// Multiplies both by a factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    /// The sum of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
