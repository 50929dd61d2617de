/// Tracks of keyframes for the parts of a value.
///
/// A type of one's own puts them together in a body of others.
public protocol Keyframes<Value> {
    /// The value's type.
    associatedtype Value
    /// The type of what the keyframes are made of.
    associatedtype Body: Keyframes where Body.Value == Value
    /// What the keyframes are made of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// What each track does to a value over time.
    func _tracks(from initial: Value) -> [_ResolvedTrack<Value>]
}

extension Keyframes {
    /// Those of the body.
    public func _tracks(from initial: Value) -> [_ResolvedTrack<Value>] { body._tracks(from: initial) }
}

extension Keyframes where Body == Self {
    /// Keyframes that are made of no others are their own body.
    public var body: Self { self }
}

/// A track that knows where it begins.
public struct _ResolvedTrack<Root> {
    /// In seconds.
    let duration: Double
    /// Sets the track's part of a value to what it is at a time in seconds.
    let apply: (inout Root, Double) -> Void
    /// The velocity of the track's part at a time in seconds, put into a value in place of the part.
    let applyVelocity: (inout Root, Double) -> Void
}

/// Keyframes for one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    /// Itself.
    public typealias Body = Self
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes for the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Keyframes for what is at a key path of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    fileprivate init(whole content: Content) where Root == Value {
        keyPath = \.self
        self.content = content
    }

    /// The track, from a value on.
    public func _tracks(from initial: Root) -> [_ResolvedTrack<Root>] {
        let segments = ResolvedSegment.resolve(content._segments, from: initial[keyPath: keyPath].animatableData)
        guard let last = segments.last else { return [] }
        let duration = last.start + last.duration
        // At a time at which one ends and others begin, the last of those counts.
        func segment(at time: Double) -> ResolvedSegment<Value.AnimatableData> {
            segments.last { $0.start <= time } ?? segments[0]
        }
        let keyPath = keyPath
        return [
            _ResolvedTrack(
                duration: duration,
                apply: { root, time in
                    let current = segment(at: time)
                    root[keyPath: keyPath].animatableData =
                        time >= duration ? last.target : current.value(at: time - current.start)
                },
                applyVelocity: { root, time in
                    let current = segment(at: time)
                    root[keyPath: keyPath].animatableData =
                        time > duration ? .zero : current.velocity(at: time - current.start)
                })
        ]
    }
}

/// Several tracks.
public struct _MergedKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    /// Itself.
    public typealias Body = Self
    let first: First
    let second: Second

    /// The tracks of both.
    public func _tracks(from initial: First.Value) -> [_ResolvedTrack<First.Value>] {
        first._tracks(from: initial) + second._tracks(from: initial)
    }
}

/// No tracks.
public struct _EmptyKeyframes<Value>: Keyframes {
    /// Itself.
    public typealias Body = Self
    /// None.
    public func _tracks(from initial: Value) -> [_ResolvedTrack<Value>] { [] }
}

/// Puts tracks, or the keyframes of a value as a whole, together.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track as it is written.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// A keyframe of the whole value as it is written.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// No tracks.
    public static func buildBlock() -> some Keyframes<Value> { _EmptyKeyframes<Value>() }
    /// The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// One track and another.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _MergedKeyframes<A, B> where A.Value == Value, B.Value == Value {
        _MergedKeyframes(first: accumulated, second: next)
    }
    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// One keyframe after the other.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
        _KeyframeSequence(_segments: accumulated._segments + next._segments)
    }
    /// The tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
    /// The keyframes of the whole value as its only track.
    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack(whole: component) }
}

/// Keyframes as a function of time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_ResolvedTrack<Value>]

    /// Makes a timeline from a value on.
    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        self.init(initialValue, content())
    }

    init<K: Keyframes>(_ initial: Value, _ keyframes: K) where K.Value == Value {
        self.initial = initial
        tracks = keyframes._tracks(from: initial)
    }

    /// How long the longest track takes, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds; before the start the first one, after the end the last one.
    public func value(time: Double) -> Value {
        var result = initial
        let time = time > 0 ? time : 0
        for track in tracks { track.apply(&result, time) }
        return result
    }

    /// The value at a share of the duration.
    public func value(progress: Double) -> Value { value(time: progress.asShare * duration) }

    /// The velocity at a time in seconds, per second; parts without a track are as in the first value.
    public func velocity(time: Double) -> Value {
        var result = initial
        for track in tracks { track.applyVelocity(&result, time > 0 ? time : 0) }
        return result
    }

    /// The velocity at a share of the duration, per second.
    public func velocity(progress: Double) -> Value { velocity(time: progress.asShare * duration) }
}
