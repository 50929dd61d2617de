/// A shape of a type that is not known.
public struct AnyShape: @unchecked Sendable {
    private let makePath: (CGRect) -> Path
    private let makeSize: (ProposedViewSize) -> CGSize

    /// Hides a shape's type.
    public nonisolated init<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: $0) }
        makeSize = { shape.sizeThatFits($0) }
    }
}

extension AnyShape: Shape {
    /// A filled shape.
    public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The path of the shape inside.
    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
    /// What the shape inside takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { makeSize(proposal) }
}
