import Raster

/// An ellipse that fills its frame.
public struct Ellipse: Equatable, Sendable {
    /// Makes an ellipse.
    public nonisolated init() {}
}

extension Ellipse: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The frame's ellipse.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// A smaller ellipse.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(shape: self, amount: amount)
    }
}
