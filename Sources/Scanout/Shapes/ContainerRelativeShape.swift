import Raster

/// The shape of what is around, which a view can set for all inside; a rectangle where none did.
public struct ContainerRelativeShape: Equatable, Sendable {
    /// Makes the shape.
    public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The shape of what is around; the frame where nothing says one.
    public nonisolated func path(in rect: CGRect) -> Path { ContainerShapes.path(in: rect) ?? Path(rect) }
    /// A smaller shape.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
        _InsetShape(shape: self, amount: amount)
    }
}
