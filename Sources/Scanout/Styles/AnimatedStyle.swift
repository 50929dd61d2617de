import Raster

/// A resolved style on its way to another one of its kind: colours fade, gradients move and turn, opacity changes. What a
/// gradient's colours are changes at once, as styles of different kinds do.
struct AnimatedStyle: Animatable {
    typealias Four = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    var style: _ResolvedStyle

    init(_ style: _ResolvedStyle) { self.style = style }

    /// A plain colour, the place of a gradient, and the opacity.
    var animatableData: AnimatablePair<Four, AnimatablePair<Four, Double>> {
        get { AnimatablePair(color, AnimatablePair(place, style.opacity)) }
        set {
            color = newValue.first
            place = newValue.second.first
            style.opacity = min(max(newValue.second.second, 0), 1)
        }
    }

    /// Whether the way from one to the other means something.
    func isOfKind(of other: AnimatedStyle) -> Bool {
        switch (style.kind, other.style.kind) {
        case (.color, .color), (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
            true
        default: false
        }
    }

    private static func four(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Four {
        AnimatablePair(AnimatablePair(a, b), AnimatablePair(c, d))
    }

    /// Red, green, blue and alpha of a plain colour, premultiplied so that a fade from clear keeps its hue.
    private var color: Four {
        get {
            guard case .color(let c) = style.kind else { return .zero }
            return Self.four(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
        }
        set {
            guard case .color = style.kind else { return }
            let alpha = min(max(newValue.second.second, 0), 1)
            let scale = alpha > 0 ? 1 / alpha : 0
            func channel(_ value: Double) -> Double { min(max(value * scale, 0), 1) }
            style.kind = .color(
                RGBA(
                    red: channel(newValue.first.first), green: channel(newValue.first.second),
                    blue: channel(newValue.second.first), alpha: alpha))
        }
    }

    /// The two points of a linear gradient; the middle of another one, with its radii, shares of them, or angles.
    private var place: Four {
        get {
            switch style.kind {
            case .linear(_, let start, let end):
                Self.four(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            case .radial(_, let middle, let start, let end), .elliptical(_, let middle, let start, let end),
                .angular(_, let middle, let start, let end):
                Self.four(Double(middle.x), Double(middle.y), start, end)
            case .color, .image: .zero
            }
        }
        set {
            let first = UnitPoint(x: CGFloat(newValue.first.first), y: CGFloat(newValue.first.second))
            let (start, end) = (newValue.second.first, newValue.second.second)
            switch style.kind {
            case .linear(let ramp, _, _):
                style.kind = .linear(ramp, first, UnitPoint(x: CGFloat(start), y: CGFloat(end)))
            case .radial(let ramp, _, _, _): style.kind = .radial(ramp, first, start, end)
            case .elliptical(let ramp, _, _, _): style.kind = .elliptical(ramp, first, start, end)
            case .angular(let ramp, _, _, _): style.kind = .angular(ramp, first, start, end)
            case .color, .image: break
            }
        }
    }
}
