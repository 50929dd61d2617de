import Raster

/// A map of a view's pixels that leaves layout alone.
protocol GeometryEffectModifier: _UnaryModifier, Animatable {
    /// The map, in the view's own points, for a view of a size.
    func transform(_ size: Size) -> AffineTransform
    /// Whether frames inside may still be moved to whole pixels.
    var keepsSnapping: Bool { get }
}

extension GeometryEffectModifier {
    var keepsSnapping: Bool { false }
}

/// The box of a map.
final class GeometryEffectBox<M: GeometryEffectModifier>: AnimatedBox<M> {
    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        var inner = context
        inner.transform = effect.shown.transform(shownSize).concatenating(context.transform)
        inner.snaps = context.snaps && effect.shown.keepsSnapping
        return inner
    }

    /// The map of the state that is aimed at, for coordinates asked by readers of geometry.
    var targetTransform: AffineTransform { effect.target.transform(size) }
}

func anchorPoint(_ anchor: UnitPoint, _ size: Size) -> Point {
    Point(x: Double(anchor.x) * size.width, y: Double(anchor.y) * size.height)
}

func around(_ center: Point, _ map: AffineTransform) -> AffineTransform {
    AffineTransform.translation(x: -center.x, y: -center.y).concatenating(map)
        .concatenating(.translation(x: center.x, y: center.y))
}
