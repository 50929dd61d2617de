import Raster

/// A resolved style whose plain colours fade into each other; other kinds change at once.
struct AnimatedStyle: Animatable {
    var style: _ResolvedStyle

    init(_ style: _ResolvedStyle) { self.style = style }

    /// Red, green, blue and alpha of a plain colour, premultiplied so that a fade from clear keeps its hue.
    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            guard case .color(let c) = style.kind else { return .zero }
            return AnimatablePair(
                AnimatablePair(c.red * c.alpha, c.green * c.alpha), AnimatablePair(c.blue * c.alpha, c.alpha))
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
}
