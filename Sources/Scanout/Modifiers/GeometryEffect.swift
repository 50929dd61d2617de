import Raster

/// A change of how a view is seen, that leaves layout alone: where each of its points goes.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, _UnaryModifier {
    /// The map for a view of a size, in the view's own points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The box that maps.
    public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ProjectionBox(modifier, node) { $0.effectValue(size: CGSize($1)).projective }
    }

    /// The effect without any influence on coordinates that views inside ask for.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that coordinates asked for by views inside know nothing of.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    /// The effect.
    public var base: Base
    /// There is none.
    public typealias Body = Never

    nonisolated init(base: Base) { self.base = base }

    /// The effect's own.
    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    /// The effect's map.
    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: GeometryEffect {
    /// The box that maps.
    public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ProjectionBox(modifier, node, isIgnoredByLayout: true) { $0.effectValue(size: CGSize($1)).projective }
    }
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}
extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

/// The box of a map that may show its content from the side.
///
/// A map that keeps parallels goes into the drawing's own; any other draws the content apart, as it is without the map,
/// and shows that drawing's pixels where they are seen.
final class ProjectionBox<M: Animatable & _UnaryModifier>: AnimatedBox<M>, TransformingBox {
    private let baseMap: @MainActor (M, Size) -> ProjectiveTransform
    private let isIgnoredByLayout: Bool
    private let cache = StageCache()

    init(
        _ modifier: M, _ node: _Node, isIgnoredByLayout: Bool = false,
        map: @escaping @MainActor (M, Size) -> ProjectiveTransform
    ) {
        baseMap = map
        self.isIgnoredByLayout = isIgnoredByLayout
        super.init(modifier, node)
    }

    private func map(_ effect: M, _ size: Size) -> ProjectiveTransform {
        let map = baseMap(effect, size)
        guard node.readsRightToLeft else { return map }
        let mirror = ProjectiveTransform(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return mirror.concatenating(map).concatenating(mirror)
    }

    var targetTransform: AffineTransform {
        isIgnoredByLayout ? .identity : map(effect.target, size).affine ?? .identity
    }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        let map = map(effect.shown, shownSize)
        if let affine = map.affine {
            var inner = context
            inner.transform = affine.concatenating(context.transform)
            inner.snaps = context.snaps && affine == .identity
            return inner
        }
        return context.entering(
            cache.stage(.projection(onDevice(map, context)), outer: context.stage), clip: layerClip(context))
    }

    /// The map from the device's pixels to the device's pixels.
    private func onDevice(_ map: ProjectiveTransform, _ context: DrawContext) -> ProjectiveTransform {
        guard let inverse = context.transform.inverse else {
            return ProjectiveTransform((0, 0, 0), (0, 0, 0), (0, 0, 1))
        }
        return ProjectiveTransform(inverse).concatenating(map).concatenating(ProjectiveTransform(context.transform))
    }

    /// All that the content may cover before it is mapped: the frame, and the panel's extents around it.
    private func layerClip(_ context: DrawContext) -> PixelRect {
        let frame = context.transform.apply(Rect(origin: .zero, size: shownSize))
        let panel = node.graph.rootContext.clip
        let reach = PixelReach(left: panel.width, top: panel.height, right: panel.width, bottom: panel.height)
        return PixelRect(covering: frame.insetBy(dx: -1, dy: -1)).grown(by: reach)
    }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        let map = map(effect.shown, shownSize)
        guard map.affine == nil else { return paintContentAndChildren(painter, context) }
        let projection = onDevice(map, context)
        guard let inverse = projection.inverse else { return }
        // What can be seen now, and from where in the layer it comes.
        var shown = painter.renderer.clipBounds
        if context.stage?.keepsPlaces ?? true { shown = shown.intersection(drawing.subtreeBounds) }
        let needed = inverse.bounds(
            of: Rect(
                x: Double(shown.x0), y: Double(shown.y0), width: Double(shown.width), height: Double(shown.height)))
        guard !shown.isEmpty, !needed.isEmpty else { return }
        let area = PixelRect(covering: needed.insetBy(dx: -2, dy: -2)).intersection(layerClip(context))
        painter.renderer.pushLayer(bounds: area, projection: projection, opacity: painter.opacity)
        painter.drawApart { paintContentAndChildren(painter, context) }
    }
}
