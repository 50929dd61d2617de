import Raster

/// A shape stretched.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// Stretches a shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own, factors and anchor.
    public nonisolated var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
            anchor.animatableData = newValue.second.second
        }
    }
    /// The path stretched about the anchor.
    public nonisolated func path(in rect: CGRect) -> Path {
        let center = rect.point(at: anchor)
        let map = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height)
            .translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(map)
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
