import Raster

/// A rectangle with two round ends.
public struct Capsule: Equatable, Sendable {
    /// How the ends are rounded.
    public var style: RoundedCornerStyle
    /// Makes a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<Capsule, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The frame with corners of half its smaller extent.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    /// A smaller capsule.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(shape: self, amount: amount)
    }
}
