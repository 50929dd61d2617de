/// A view that draws a shape, and can draw it once more over what it drew: `Circle().fill(.yellow).stroke(.blue)`.
public protocol ShapeView<Content>: View {
    /// The shape's type.
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape painted over what was drawn of it before.
@MainActor @preconcurrency
public protocol _PaintedShapeView: ShapeView {
    /// The type of what is filled: the shape, or a line along its edge.
    associatedtype Painted: Shape
    /// The type of what it is painted with.
    associatedtype Style: ShapeStyle
    /// The type of what is below.
    associatedtype Background: View
    /// What is painted.
    nonisolated var _painted: _ShapeView<Painted, Style> { get }
    /// What is below, in the shape's frame.
    nonisolated var background: Background { get }
}

extension _PaintedShapeView {
    /// The painted shape with what is below.
    public var body: some View { _painted.background { background } }

    /// A node with the shape's box; with a body where there is something below.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        if Background.self == EmptyView.self { return PaintedNode(view, inputs) { $0._painted } }
        return CompositeNode(view, inputs)
    }
}

/// A filled shape over another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How its inside is told.
    public var fillStyle: FillStyle
    /// What is below.
    public var background: Background

    /// Fills a shape.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: _PaintedShapeView {
    /// The filled shape.
    public nonisolated var _painted: _ShapeView<Content, Style> {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
}

/// A line along a shape's edge over another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// What the line is painted with.
    public var style: Style
    /// What the line is like.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    /// What is below.
    public var background: Background

    /// Draws a line along a shape's edge.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: _PaintedShapeView {
    /// The line.
    public nonisolated var _painted: _ShapeView<_StrokedShape<Content>, Style> {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased))
    }
}

/// A line inside a shape's edge over another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// What the line is painted with.
    public var style: Style
    /// What the line is like.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    /// What is below.
    public var background: Background

    /// Draws a line inside a shape's edge.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: _PaintedShapeView {
    /// The line, half its width within the edge.
    public nonisolated var _painted: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased))
    }
}

extension ShapeView {
    /// Fills the shape once more, over what was drawn.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
    /// Draws a line along the shape's edge, over what was drawn.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// Draws a line of a width in points along the shape's edge, over what was drawn.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the shape's edge, over what was drawn.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// Draws a line of a width in points inside the shape's edge, over what was drawn.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
