import Raster

/// No transition: the view is there or gone at once.
public struct IdentityTransition: Sendable {
    /// Makes it.
    public nonisolated init() {}
}

extension IdentityTransition: Transition {
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// The view fades in and out.
public struct OpacityTransition: Sendable {
    /// Makes it.
    public nonisolated init() {}
}

extension OpacityTransition: Transition {
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// The view, or nothing to be seen of it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view grows from a share of its size and shrinks to it.
public struct ScaleTransition: Sendable {
    /// The share.
    public var scale: Double
    /// The point of the view that stays.
    public var anchor: UnitPoint
    /// Makes a transition.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaleTransition: Transition {
    /// The view, or the small view.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view comes from a place off its own and leaves to it.
public struct OffsetTransition: Sendable {
    /// How far, in points.
    public var offset: CGSize
    /// Makes a transition.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
    /// The view, or the view off its place.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes in over an edge of its own, by its own size, and leaves over it.
public struct MoveTransition: Sendable {
    /// The edge.
    public var edge: Edge
    /// Makes a transition.
    public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
    /// The view, or the view past its edge.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_MoveEffect(phase.isIdentity ? nil : edge))
    }
}

/// The view comes in from the leading edge and leaves to the trailing edge, by its own width.
public struct SlideTransition: Sendable {
    /// Makes it.
    public nonisolated init() {}
}

extension SlideTransition: Transition {
    /// The view, or the view past one of the edges.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_MoveEffect(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// The view moves in from an edge and out to the opposite one, and fades meanwhile.
public struct PushTransition: Sendable {
    /// The edge from which it comes.
    public var edge: Edge
    /// Makes a transition.
    public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
    /// The view, or the view past an edge and out of sight.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_MoveEffect(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// The view comes and goes blurred, faded and of another size. How much, Apple's documentation does not say: 10 points
/// and a quarter of the size here.
public struct BlurReplaceTransition: Sendable {
    /// How the views change their size.
    public struct Configuration: Hashable, Sendable {
        let isUpUp: Bool
        /// One shrinks, the other one grows.
        public static let downUp = Configuration(isUpUp: false)
        /// Both grow.
        public static let upUp = Configuration(isUpUp: true)
    }

    /// How the views change their size.
    public var configuration: Configuration
    /// Makes a transition.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
    /// The view, or nothing to be seen of it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 10).scaleEffect(scale(phase)).opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: 0.75
        case .didDisappear: configuration.isUpUp ? 1.25 : 0.75
        }
    }
}

/// The view has one modifier before it is there and while it goes, and another one while it is there.
struct ModifierTransition<Modifier: ViewModifier> {
    let active: Modifier
    let identity: Modifier
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
