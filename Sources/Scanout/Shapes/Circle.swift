import Raster

/// A circle in the middle of its frame, as large as fits.
public struct Circle: Equatable, Sendable {
    /// Makes a circle.
    public nonisolated init() {}
}

extension Circle: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<Circle, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// A circle as wide as the frame's smaller extent.
    public nonisolated func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
    /// A square as wide as the smaller extent offered.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }
    /// A smaller circle.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
        _InsetShape(shape: self, amount: amount)
    }
}
