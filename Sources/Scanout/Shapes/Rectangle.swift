import Raster

/// A rectangle.
public struct Rectangle: Equatable, Sendable {
    /// Makes a rectangle.
    public nonisolated init() {}
}

extension Rectangle: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The frame.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// A smaller rectangle.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
        _InsetShape(shape: self, amount: amount)
    }
}
