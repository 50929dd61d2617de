/// What a transition's view is: about to come, there, or going.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be put in.
    case willAppear
    /// The view is there.
    case identity
    /// The view is being taken away.
    case didDisappear

    /// Whether the view is there and a transition must not change it.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view is there, 0 while it is, 1 while it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
    /// Whether it moves things.
    public var hasMotion: Bool
    /// Says whether a transition moves things.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what is put around it before it is there, while it is, and while it goes. What differs
/// between these is animated by the transaction of the change.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of what the view becomes.
    associatedtype Body: View
    /// Stands for the view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
    /// What the view becomes in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition says of itself.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// It moves things.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The transition's look in a phase, for another view.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        _AppliedTransition(transition: self, phase: phase, content: content)
    }

    /// This transition and another one at the same time.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombiningTransition(first: self, second: other)
    }

    /// The transition with an animation of its own, which also takes place where the change has none.
    public func animation(_ animation: Animation?) -> some Transition {
        FilteredTransition(base: self) { transaction, _ in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// The transition with the transaction of its phases changed.
    public func transaction(_ modify: @escaping (inout Transaction, TransitionPhase) -> Void) -> some Transition {
        FilteredTransition(base: self, modify: modify)
    }
}

/// Two transitions at the same time.
struct CombiningTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension CombiningTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition under a transaction of its own.
struct FilteredTransition<Base: Transition> {
    let base: Base
    let modify: (inout Transaction, TransitionPhase) -> Void
}

extension FilteredTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction(
            { modify(&$0, phase) }, body: { base.apply(content: $0, phase: phase) })
    }
}

/// One transition for coming and another one for going.
public struct AsymmetricTransition<Insertion, Removal> {
    /// How views come.
    public var insertion: Insertion
    /// How views go.
    public var removal: Removal

    /// Puts both together.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition where Insertion: Transition, Removal: Transition {
    /// The view with both, of which one changes nothing.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .didDisappear ? phase : .identity)
    }
}
