import Raster

/// A shape in a frame made smaller on all sides.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    let shape: Base
    var amount: CGFloat

    nonisolated init(shape: Base, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The distance.
    public nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// The shape's path in the smaller frame.
    public nonisolated func path(in rect: CGRect) -> Path {
        let inset = min(amount, rect.width / 2, rect.height / 2)
        return shape.path(in: rect.insetBy(dx: inset, dy: inset))
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// A still smaller shape.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}
