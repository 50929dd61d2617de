import Raster

/// A shape turned.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// Turns a shape.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own, angle and anchor.
    public nonisolated var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    /// The path turned about the anchor.
    public nonisolated func path(in rect: CGRect) -> Path {
        let center = rect.point(at: anchor)
        let map = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle.radians))
            .translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(map)
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
