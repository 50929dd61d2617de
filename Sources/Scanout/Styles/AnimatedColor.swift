import Raster

/// A colour's channels, premultiplied while they move, so that a fade from clear keeps its hue.
public struct AnimatedColor: Animatable, Hashable, Sendable {
    var color = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    init() {}

    init(_ color: RGBA) { self.color = color }

    /// Red, green, blue and alpha.
    public typealias AnimatableData = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    /// Red, green and blue times alpha, and alpha.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(color.red * color.alpha, color.green * color.alpha),
                AnimatablePair(color.blue * color.alpha, color.alpha))
        }
        set {
            let alpha = min(max(newValue.second.second, 0), 1)
            let scale = alpha > 0 ? 1 / alpha : 0
            func channel(_ value: Double) -> Double { min(max(value * scale, 0), 1) }
            color = RGBA(
                red: channel(newValue.first.first), green: channel(newValue.first.second),
                blue: channel(newValue.second.first), alpha: alpha)
        }
    }
}
