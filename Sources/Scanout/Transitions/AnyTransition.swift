/// A transition of a type that is not known.
public struct AnyTransition: @unchecked Sendable {
    // Transitions are values that only the main actor asks for views.
    let base: any Transition

    /// Hides a transition's type.
    public nonisolated init<T: Transition>(_ transition: T) { base = transition }
}

extension AnyTransition {
    /// No transition: the view is there or gone at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// The view fades in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// The view grows from nothing and shrinks to nothing.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// The view comes in from the leading edge and leaves to the trailing edge, by its own width.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// The view grows from a share of its size around a point, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// The view comes from a place that lies off its own by a distance in points, and leaves to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// The view comes from a place that lies off its own by a distance in points, and leaves to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// The view comes in over an edge of its own, by its own size, and leaves over it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// The view moves in from an edge and out to the opposite one, and fades meanwhile.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// One transition for coming and another one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func combine<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return combine(insertion.base, removal.base)
    }
    /// The view has one modifier before it is there and while it goes, and another one while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// This transition and another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func combine<A: Transition, B: Transition>(_ a: A, _ b: B) -> AnyTransition {
            AnyTransition(CombiningTransition(first: a, second: b))
        }
        return combine(base, other.base)
    }

    /// The transition with an animation of its own, which also takes place where the change has none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func filter<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(
                FilteredTransition(base: base) { transaction, _ in
                    if !transaction.disablesAnimations { transaction.animation = animation }
                })
        }
        return filter(base)
    }
}
