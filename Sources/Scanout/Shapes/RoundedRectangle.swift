import Raster

/// A rectangle with rounded corners.
public struct RoundedRectangle: Equatable, Sendable {
    /// The corners' radii in points.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with corners of two radii in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// Makes a rectangle with corners of a radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
}

extension RoundedRectangle: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>

    /// Both radii.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
    /// The frame with its corners rounded.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    /// A smaller rectangle, with corners smaller by as much.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        _InsetShape(
            shape: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
                style: style), amount: amount)
    }
}
