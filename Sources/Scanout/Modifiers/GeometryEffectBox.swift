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
        inner.transform = map(effect.shown, shownSize).concatenating(context.transform)
        inner.snaps = context.snaps && effect.shown.keepsSnapping
        return inner
    }

    /// The map of the state that is aimed at, for coordinates asked by readers of geometry.
    var targetTransform: AffineTransform { map(effect.target, size) }

    private func map(_ effect: M, _ size: Size) -> AffineTransform {
        let map = effect.transform(size)
        return node.readsRightToLeft ? map.mirrored(in: size) : map
    }
}

extension AffineTransform {
    /// The map as it is seen in a mirror that stands in the middle of a view.
    func mirrored(in size: Size) -> AffineTransform {
        let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return mirror.concatenating(self).concatenating(mirror)
    }
}

func anchorPoint(_ anchor: UnitPoint, _ size: Size) -> Point {
    Point(x: Double(anchor.x) * size.width, y: Double(anchor.y) * size.height)
}

func around(_ center: Point, _ map: AffineTransform) -> AffineTransform {
    AffineTransform.translation(x: -center.x, y: -center.y).concatenating(map)
        .concatenating(.translation(x: center.x, y: center.y))
}
