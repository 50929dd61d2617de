import Raster

/// A shape mapped.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The map.
    public var transform: CGAffineTransform

    /// Maps a shape.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own.
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    /// The path mapped.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
