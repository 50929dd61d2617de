import Raster

/// A map of a view's pixels that leaves layout alone.
protocol GeometryEffectModifier: _UnaryModifier, Animatable {
    /// The map, in the view's own points, for a view of a size.
    func transform(_ size: Size) -> AffineTransform
    /// Whether frames inside may still be moved to whole pixels.
    var keepsSnapping: Bool { get }
    /// Takes a box to a time. False when it has arrived.
    ///
    /// This and the next are asked of the modifier, not of the box, so that they are compiled for it: as code for any
    /// modifier they look up types at run time.
    @MainActor static func step(_ box: GeometryEffectBox<Self>, to time: Double) -> Bool
    /// Where what is inside a box is drawn.
    @MainActor static func context(inside box: GeometryEffectBox<Self>, _ context: DrawContext) -> DrawContext
}

extension GeometryEffectModifier {
    var keepsSnapping: Bool { false }

    @MainActor static func step(_ box: GeometryEffectBox<Self>, to time: Double) -> Bool { box.stepEffect(at: time) }

    @MainActor static func context(inside box: GeometryEffectBox<Self>, _ context: DrawContext) -> DrawContext {
        let effect = box.effect.shown
        var inner = context
        inner.transform = box.map(effect, box.shownSize).concatenating(context.transform)
        inner.snaps = context.snaps && effect.keepsSnapping
        return inner
    }
}

/// The box of a map.
final class GeometryEffectBox<M: GeometryEffectModifier>: AnimatedBox<M> {
    override func stepAnimations(at time: Double) -> Bool { M.step(self, to: time) }

    override func contextForChildren(_ context: DrawContext) -> DrawContext { M.context(inside: self, context) }

    /// The map of the state that is aimed at, for coordinates asked by readers of geometry.
    var targetTransform: AffineTransform { map(effect.target, size) }

    @inline(__always)
    fileprivate func map(_ effect: M, _ size: Size) -> AffineTransform {
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
