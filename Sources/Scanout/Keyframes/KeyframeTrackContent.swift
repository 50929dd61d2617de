/// Keyframes of one value, in their order.
///
/// A type of one's own puts them together in a body of others.
public protocol KeyframeTrackContent<Value> {
    /// The value's type.
    associatedtype Value: Animatable
    /// The type of what the keyframes are made of.
    associatedtype Body: KeyframeTrackContent where Body.Value == Value
    /// What the keyframes are made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// The stretches between keyframes.
    var _segments: [_KeyframeSegment<Value.AnimatableData>] { get }
}

extension KeyframeTrackContent {
    /// Those of the body.
    public var _segments: [_KeyframeSegment<Value.AnimatableData>] { body._segments }
}

extension KeyframeTrackContent where Body == Self {
    /// Keyframes that are made of no others are their own body.
    public var body: Self { self }
}

/// Goes to a value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = Self
    /// The stretch up to the keyframe.
    public let _segments: [_KeyframeSegment<Value.AnimatableData>]

    /// Goes to a value in a time in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [
            _KeyframeSegment(kind: .linear(timingCurve), target: to.animatableData, duration: duration.asDuration)
        ]
    }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = Self
    /// The stretch up to the keyframe.
    public let _segments: [_KeyframeSegment<Value.AnimatableData>]

    /// Goes to a value in a time in seconds, by default as long as the spring takes to settle. Without a start velocity it
    /// begins with that of the stretch before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _segments = [
            _KeyframeSegment(
                kind: .spring(spring, startVelocity: startVelocity?.animatableData), target: to.animatableData,
                duration: (duration ?? spring.settlingDuration).asDuration)
        ]
    }
}

/// Goes to a value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = Self
    /// The stretch up to the keyframe.
    public let _segments: [_KeyframeSegment<Value.AnimatableData>]

    /// Goes to a value in a time in seconds. Velocities that are not given go on smoothly with the stretches before and
    /// after; several cubic keyframes make a Catmull-Rom spline.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        _segments = [
            _KeyframeSegment(
                kind: .cubic(
                    startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData),
                target: to.animatableData, duration: duration.asDuration)
        ]
    }
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = Self
    /// The stretch up to the keyframe.
    public let _segments: [_KeyframeSegment<Value.AnimatableData>]

    /// Goes to a value.
    public init(_ to: Value) { _segments = [_KeyframeSegment(kind: .move, target: to.animatableData, duration: 0)] }
}

/// Keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = Self
    /// The stretches between keyframes.
    public let _segments: [_KeyframeSegment<Value.AnimatableData>]
}

/// Keyframes that may be missing.
public struct _OptionalKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = Self
    /// The value's type.
    public typealias Value = Content.Value
    let content: Content?
    /// The stretches between keyframes, if any.
    public var _segments: [_KeyframeSegment<Value.AnimatableData>] { content?._segments ?? [] }
}

extension Double {
    /// The value as a time in seconds: nothing where it is negative or not a number, at most a year.
    fileprivate var asDuration: Double { self > 0 ? Swift.min(self, 3e7) : 0 }
}

/// Puts the keyframes of one value together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe as it is written.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(_segments: []) }
    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// One keyframe after the other.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(_segments: accumulated._segments + next._segments)
    }
    /// Keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(_segments: components.flatMap(\._segments))
    }
    /// The first of two branches.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: component._segments) }
    /// The second of two branches.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: component._segments) }
    /// Keyframes that may be missing.
    public static func buildIf<K: KeyframeTrackContent>(_ component: K?) -> _OptionalKeyframes<K>
    where K.Value == Value { _OptionalKeyframes(content: component) }
}
