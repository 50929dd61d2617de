// How symbols move. Those of a panel do not move yet: effects are taken, so that code compiles as it is, and a symbol stays as
// it is; transitions fade.

/// A way for symbols to move.
public protocol SymbolEffect: Hashable, Sendable {}
/// One that is made once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One that goes on as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// One by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// One by which a symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect is made.
public struct SymbolEffectOptions: Hashable, Sendable {
    private var speed = 1.0
    private var count: Int?

    /// How effects of several times go on.
    public struct RepeatBehavior: Hashable, Sendable {
        private let count: Int?
        private init(count: Int?) { self.count = count }
        /// Without a pause.
        public static let continuous = RepeatBehavior(count: nil)
        /// Time after time.
        public static let periodic = RepeatBehavior(count: nil)
        /// A number of times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// As is usual.
    public static let `default` = SymbolEffectOptions()
    /// Over and over.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// In a way of going on.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// At a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    /// The same, over and over.
    public var repeating: SymbolEffectOptions { self }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// The same, a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
    /// The same, in a way of going on.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// The same, at a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }

    private init(speed: Double = 1, count: Int? = nil) {
        self.speed = speed
        self.count = count
    }
}

extension SymbolEffect where Self: _LayeredSymbolEffect {
    /// The same, layer by layer.
    public var byLayer: Self { self }
    /// The same, with all layers at once.
    public var wholeSymbol: Self { self }
}

/// An effect that can go layer by layer.
public protocol _LayeredSymbolEffect: SymbolEffect {}

/// A symbol gets fainter and stronger.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect {}
/// A symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
}
/// The parts of a symbol get fainter and stronger one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// One part at a time.
    public var iterative: Self { self }
    /// One part more at a time.
    public var cumulative: Self { self }
    /// Forth and back.
    public var reversing: Self { self }
    /// Forth only.
    public var nonReversing: Self { self }
    /// Parts that are not strong are not seen.
    public var hideInactiveLayers: Self { self }
    /// Parts that are not strong are faint.
    public var dimInactiveLayers: Self { self }
}
/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, _LayeredSymbolEffect {
    /// Larger.
    public var up: Self { self }
    /// Smaller.
    public var down: Self { self }
}
/// A symbol comes in.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
}
/// A symbol goes out.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
}
/// A symbol becomes another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, _LayeredSymbolEffect {
    /// The old one down, the new one up.
    public var downUp: Self { self }
    /// Both up.
    public var upUp: Self { self }
    /// The old one off, the new one up.
    public var offUp: Self { self }
}
/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect {
    /// With its strength too.
    public var pulse: Self { self }
    /// With its strength as it is.
    public var plain: Self { self }
}
/// A symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect {
    /// With the clock.
    public var clockwise: Self { self }
    /// Against the clock.
    public var counterClockwise: Self { self }
}
/// A symbol goes to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect {
    /// Turning with the clock at first.
    public var clockwise: Self { self }
    /// Turning against the clock at first.
    public var counterClockwise: Self { self }
    /// To the left and right.
    public var left: Self { self }
    /// To the right and left.
    public var right: Self { self }
    /// Up and down.
    public var up: Self { self }
    /// Down and up.
    public var down: Self { self }
}
/// Whatever suits a symbol.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol gets fainter and stronger.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of a symbol get fainter and stronger one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol comes in.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol goes out.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol becomes another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol goes to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// Whatever suits a symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension View {
    /// Has symbols inside move while it is active; they stay as they are.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Has symbols inside move when a value changes; they stay as they are.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    /// Has symbols inside stay as they are.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension Transition where Self == OpacityTransition {
    /// Symbols come and go as suits them; here they fade.
    public static var symbolEffect: OpacityTransition { OpacityTransition() }
    /// Symbols come and go as an effect says; here they fade.
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> OpacityTransition { OpacityTransition() }
}
