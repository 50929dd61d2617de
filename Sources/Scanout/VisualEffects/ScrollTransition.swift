import Raster

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in, or gone out, at the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// About to come in, or gone out, at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 at the top or leading edge, 1 at the other, 0 in sight.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view goes from one ``ScrollTransitionPhase`` to another.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    var kind: Kind
    var threshold = Threshold.visible

    /// At once, with an animation, when the view is in sight as far as the threshold says.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }
    /// At once, with the default animation, when the view is in sight as far as the threshold says.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Little by little, as the view comes into sight up to the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }
    /// Little by little, as the view comes into sight up to the threshold.
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// Not at all: it is always in sight.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The same with an animation, if it is animated.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        var copy = self
        copy.kind = .animated(animation)
        return copy
    }
    /// The same, done when the view is in sight as far as a threshold says.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How far a view is in sight.
    public struct Threshold: Sendable {
        /// The share of the view that is in sight, and a share of the way to the middle beyond that, plus points.
        var visible: Double
        var centered = 0.0
        var inset = 0.0

        /// All of it.
        public static let visible = Threshold(visible: 1)
        /// Nothing of it.
        public static let hidden = Threshold(visible: 0)
        /// All of it, and its middle is that of the scroll view.
        public static let centered = Threshold(visible: 1, centered: 1)
        /// A share of it.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(visible: amount > 0 ? min(amount, 1) : 0)
        }
        /// A share of the way to another threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                visible: visible + (other.visible - visible) * amount,
                centered: centered + (other.centered - centered) * amount, inset: inset + (other.inset - inset) * amount
            )
        }
        /// The same, that many points further in.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.inset += distance
            return copy
        }

        /// How far past an edge, in points, the farther edge of a view of a length has to be in a scroll view of an extent.
        func distance(_ length: Double, in extent: Double) -> Double {
            length * visible + max(0, (extent - length) / 2) * centered + inset
        }
    }
}

private struct ScrollEffect<Effect: VisualEffect>: PlacedEffect {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let make: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    func effect(at box: _LayoutNode) -> (effect: Effect, animation: Animation?) {
        func made(_ phase: ScrollTransitionPhase) -> Effect { make(EmptyVisualEffect(), phase) }
        guard let (way, visible) = ways(of: box) else { return (made(.identity), nil) }
        // The way that the view has come in from each side.
        let before = (distance: way.upperBound - visible.lowerBound, topLeading, ScrollTransitionPhase.topLeading)
        let after = (
            distance: visible.upperBound - way.lowerBound, bottomTrailing, ScrollTransitionPhase.bottomTrailing
        )
        let (length, extent) = (way.upperBound - way.lowerBound, visible.upperBound - visible.lowerBound)
        let (distance, configuration, phase) = before.distance <= after.distance ? before : after
        let needed = configuration.threshold.distance(length, in: extent)
        switch configuration.kind {
        case .identity: return (made(.identity), nil)
        case .animated(let animation):
            return (made(distance >= needed ? .identity : phase), animation)
        case .interactive(let curve):
            let share = needed > 0 ? min(max(distance / needed, 0), 1) : distance >= 0 ? 1 : 0
            if share >= 1 { return (made(.identity), nil) }
            return (made(phase)._mixed(with: made(.identity), by: curve.value(at: share)), nil)
        }
    }

    /// Where the view and what is to be seen of the scroll view lie along the axis.
    private func ways(of box: _LayoutNode) -> (view: ClosedRange<Double>, visible: ClosedRange<Double>)? {
        guard let visible = box.bounds(of: AnyHashable(ScrollSpace.any)) else { return nil }
        let own = Rect(origin: .zero, size: box.size)
        let isVertical =
            axis.map { $0 == .vertical } ?? (box.bounds(of: AnyHashable(ScrollSpace.along(.vertical))) != nil)
        guard visible.width >= 0, visible.height >= 0 else { return nil }
        return isVertical
            ? (own.minY...max(own.maxY, own.minY), visible.minY...visible.maxY)
            : (own.minX...max(own.maxX, own.minX), visible.minX...visible.maxX)
    }
}

extension View {
    /// Puts effects around the view that depend on how far it is in sight in the scroll view around: none in the middle, and
    /// those of another phase at the edges.
    ///
    /// - Parameters:
    ///   - configuration: How it goes from phase to phase.
    ///   - axis: The axis of scrolling; nil for the scroll view's.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// Puts effects around the view that depend on how far it is in sight in the scroll view around, at each edge in its own
    /// way.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        PlacedEffectView(
            content: self,
            effect: ScrollEffect(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, make: transition))
    }
}
