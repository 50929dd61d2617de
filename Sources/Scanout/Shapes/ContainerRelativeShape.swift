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
    /// The frame: no container of a panel has another shape.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// A smaller shape.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
        _InsetShape(shape: self, amount: amount)
    }
}
