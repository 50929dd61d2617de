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
final class GeometryEffectBox<M: GeometryEffectModifier>: _ModifierBox<M> {
    private var effect: Animated<M>

    override init(_ modifier: M, _ node: _Node) {
        effect = Animated(modifier)
        super.init(modifier, node)
    }

    override func update(_ new: M) {
        modifier = new
        if effect.set(new, transaction: node.transaction, time: node.graph.time) { node.graph.animate(self) }
        setNeedsDisplay(moved: true)
    }

    override func stepAnimations(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard effect.isMoving else { return isMoving }
        effect.step(at: time)
        setNeedsDisplay(moved: true)
        return isMoving || effect.isMoving
    }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        var inner = context
        inner.transform = effect.shown.transform(shownSize).concatenating(context.transform)
        inner.snaps = context.snaps && effect.shown.keepsSnapping
        return inner
    }

    /// The map of the state that is aimed at, for coordinates asked by readers of geometry.
    var targetTransform: AffineTransform { effect.target.transform(size) }
}

private func anchorPoint(_ anchor: UnitPoint, _ size: Size) -> Point {
    Point(x: Double(anchor.x) * size.width, y: Double(anchor.y) * size.height)
}

private func around(_ center: Point, _ map: AffineTransform) -> AffineTransform {
    AffineTransform.translation(x: -center.x, y: -center.y).concatenating(map)
        .concatenating(.translation(x: center.x, y: center.y))
}

/// Turns a view.
public struct _RotationEffect: Sendable {
    /// How far, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// There is none.
    public typealias Body = Never

    /// Angle and anchor.
    public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func transform(_ size: Size) -> AffineTransform {
        around(anchorPoint(anchor, size), .rotation(radians: angle.radians.isFinite ? angle.radians : 0))
    }

    /// The box that turns.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _RotationEffect: GeometryEffectModifier {}

/// Stretches a view.
public struct _ScaleEffect: Sendable {
    /// The factors.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// There is none.
    public typealias Body = Never

    /// Factors and anchor.
    public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
    {
        get { AnimatablePair(AnimatablePair(scale.width * 128, scale.height * 128), anchor.animatableData) }
        set {
            scale = CGSize(width: newValue.first.first / 128, height: newValue.first.second / 128)
            anchor.animatableData = newValue.second
        }
    }

    func transform(_ size: Size) -> AffineTransform {
        around(anchorPoint(anchor, size), .scale(x: Double(scale.width).asLength, y: Double(scale.height).asLength))
    }

    /// The box that stretches.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _ScaleEffect: GeometryEffectModifier {}

/// Moves a view's pixels.
public struct _OffsetEffect: Sendable {
    /// How far, in points.
    public var offset: CGSize

    /// There is none.
    public typealias Body = Never

    /// Both distances.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }

    var keepsSnapping: Bool { true }

    func transform(_ size: Size) -> AffineTransform {
        .translation(x: Double(offset.width).asLength, y: Double(offset.height).asLength)
    }

    /// The box that moves.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _OffsetEffect: GeometryEffectModifier {}

extension View {
    /// Turns what the view draws, clockwise; its frame in the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
    /// Stretches what the view draws; its frame in the layout stays.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Stretches what the view draws alike along both axes; its frame in the layout stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Stretches what the view draws; its frame in the layout stays.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Moves what the view draws, in points; its frame in the layout stays.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    /// Moves what the view draws, in points; its frame in the layout stays.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
