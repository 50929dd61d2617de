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

/// A shape in a frame made smaller on all sides.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    let shape: Base
    var amount: CGFloat

    nonisolated init(shape: Base, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The distance.
    public nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// The shape's path in the smaller frame.
    public nonisolated func path(in rect: CGRect) -> Path {
        let inset = min(amount, rect.width / 2, rect.height / 2)
        return shape.path(in: rect.insetBy(dx: inset, dy: inset))
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// A still smaller shape.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}
