import Raster

/// A rectangle with rounded corners of four radii.
public struct UnevenRoundedRectangle: Equatable, Sendable {
    /// The corners' radii in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with corners of radii in points.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    /// Makes a rectangle with corners of radii in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>

    /// All radii.
    public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
    /// The frame with its corners rounded.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    /// A smaller rectangle, with corners smaller by as much.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        _InsetShape(
            shape: UnevenRoundedRectangle(cornerRadii: cornerRadii.mapped { max(0, $0 - amount) }, style: style),
            amount: amount)
    }
}

extension UnevenRoundedRectangle: SmoothShape {}

extension Path {
    /// Makes a rectangle with rounded corners of four radii, each at most half the smaller extent. The outline begins at
    /// the middle of the right side and goes clockwise on screen.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle with rounded corners of four radii, each at most half the smaller extent.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let limit = min(rect.width, rect.height) / 2
        let radii = cornerRadii.mapped { $0 > 0 ? min($0, limit) : 0 }
        // 4/3 (√2 - 1): where the controls of a quarter circle's cubic lie, in radii from its ends.
        let control = CGFloat(4.0 / 3 * (2.0.squareRoot() - 1))
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        func corner(_ corner: CGPoint, _ radius: CGFloat, _ into: (CGFloat, CGFloat), _ out: (CGFloat, CGFloat)) {
            let start = CGPoint(x: corner.x - into.0 * radius, y: corner.y - into.1 * radius)
            path.addLine(to: start)
            guard radius > 0 else { return }
            let end = CGPoint(x: corner.x + out.0 * radius, y: corner.y + out.1 * radius)
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + into.0 * radius * control, y: start.y + into.1 * radius * control),
                control2: CGPoint(x: end.x - out.0 * radius * control, y: end.y - out.1 * radius * control))
        }
        corner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomTrailing, (0, 1), (-1, 0))
        corner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeading, (-1, 0), (0, -1))
        corner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeading, (0, -1), (1, 0))
        corner(CGPoint(x: rect.maxX, y: rect.minY), radii.topTrailing, (1, 0), (0, 1))
        path.closeSubpath()
        addPath(path, transform: transform)
    }
}
