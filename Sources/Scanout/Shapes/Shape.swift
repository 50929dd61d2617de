import Raster

/// A two-dimensional shape: a path for every frame. As a view it is filled with the environment's style.
///
/// Shapes of one's own are bound to no actor though views are, since paths may be asked for anywhere.
public protocol Shape: Sendable, Animatable, View, _IsolatedNowhere {
    /// The path in a frame, in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size that the shape takes for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Whether the shape is a line, a region, or what divides others.
    nonisolated static var role: ShapeRole { get }
    /// Whether the shape is seen as in a mirror where text is read from the right.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape does where text is read in one direction or the other.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is seen as in a mirror where text is read in a direction.
    case mirrors(in: LayoutDirection)

    /// It is seen as in a mirror where text is read from the right.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Keeps types from being bound to the main actor by another protocol that they conform to: of two actors that protocols
/// name, the compiler infers none.
@_NoActor @preconcurrency
public protocol _IsolatedNowhere {}

/// An actor that nothing runs on.
@globalActor
public actor _NoActor {
    /// The actor.
    public static let shared = _NoActor()
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// A region.
    case fill
    /// A line.
    case stroke
    /// What divides others.
    case separator
}

extension Shape {
    /// What is offered; 10 points where nothing is.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    /// A region.
    public nonisolated static var role: ShapeRole { .fill }
    /// As in a mirror where text is read from the right.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The shape filled with the environment's style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller by a distance from its edge.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    /// The shape filled with the environment's style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    /// The shape's edge drawn as a line.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    /// The shape's edge drawn as a line of a width in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    /// The line along the shape's edge, as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }
    /// The line along the shape's edge, as a shape.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The part of the shape's edge between two shares of its length.
    public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: from, endFraction: to)
    }
    /// The shape turned clockwise.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    /// The shape moved, in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// The shape moved, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }
    /// The shape stretched.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape stretched alike along both axes.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// The shape mapped.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// The shape in a frame of a fixed size in points.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    /// The shape in a frame of a fixed size in points.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
    /// The shape moved, in points.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }
}

extension InsettableShape {
    /// A line inside the shape's edge.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    /// A line of a width in points inside the shape's edge.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
