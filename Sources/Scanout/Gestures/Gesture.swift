/// Something that a finger does. No fingers come to a panel yet: gestures are put together, and never recognised.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known of it while it goes on.
    associatedtype Value
    /// The type of what the gesture is made of.
    associatedtype Body: Gesture
    /// What the gesture is made of.
    var body: Body { get }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures that Scanout has itself are made of no others; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A gesture that calls back as it goes on.
public struct _ChangedGesture<Content: Gesture> {
    /// What is known of it.
    public typealias Value = Content.Value
    /// There is none.
    public typealias Body = Never
    let content: Content
}

/// A gesture that calls back when it is over.
public struct _EndedGesture<Content: Gesture> {
    /// What is known of it.
    public typealias Value = Content.Value
    /// There is none.
    public typealias Body = Never
    let content: Content
}

/// A gesture of which another value is known.
public struct _MapGesture<Content: Gesture, Value> {
    /// There is none.
    public typealias Body = Never
    let content: Content
}

/// A gesture that keeps a ``GestureState`` up to date.
public struct GestureStateGesture<Base: Gesture, State> {
    /// What is known of it.
    public typealias Value = Base.Value
    /// There is none.
    public typealias Body = Never
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
}

extension Gesture {
    /// Calls back when the gesture is over.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self)
    }
    /// The gesture of which another value is known.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self)
    }
    /// Keeps a state up to date while the gesture goes on.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state) }
    /// This gesture and another at the same time.
    public nonisolated func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// This gesture and then another.
    public nonisolated func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    /// This gesture, or another where it fails.
    public nonisolated func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

extension Gesture where Value: Equatable {
    /// Calls back when what is known of the gesture has changed.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self)
    }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// What is known of both.
    public struct Value {
        /// What is known of the first.
        public var first: First.Value?
        /// What is known of the second.
        public var second: Second.Value?
    }
    /// There is none.
    public typealias Body = Never
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Puts both together.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// How far they have come.
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first is over, and the second goes on.
        case second(First.Value, Second.Value?)
    }
    /// There is none.
    public typealias Body = Never
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Puts both together.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The first of two gestures that succeeds.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// Which one it is.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second.
        case second(Second.Value)
    }
    /// There is none.
    public typealias Body = Never
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Puts both together.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture of a type that is not known.
public struct AnyGesture<Value> {
    /// There is none.
    public typealias Body = Never
    /// Hides a gesture's type.
    public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

extension _ChangedGesture: Gesture {}
extension _EndedGesture: Gesture {}
extension _MapGesture: Gesture {}
extension GestureStateGesture: Gesture {}
extension SimultaneousGesture: Gesture {}
extension SequenceGesture: Gesture {}
extension ExclusiveGesture: Gesture {}
extension AnyGesture: Gesture {}
