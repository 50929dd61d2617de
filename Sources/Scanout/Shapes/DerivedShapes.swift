import Raster

/// A shape that is drawn as a line along another one's edge.
protocol StrokingShape {
    /// The edge and the line, for a renderer that strokes: it alone can keep a hairline one device pixel wide.
    func line(in rect: CGRect) -> (path: Path, stroke: Stroke)
    /// Whether the edge has no corner sharper than a right angle, so that no join reaches far.
    var isSmooth: Bool { get }
}

/// A shape whose edge has no corner sharper than a right angle.
protocol SmoothShape {}

extension Rectangle: SmoothShape {}
extension Circle: SmoothShape {}
extension Ellipse: SmoothShape {}
extension Capsule: SmoothShape {}
extension RoundedRectangle: SmoothShape {}
extension _InsetShape: SmoothShape where Base: SmoothShape {}
extension _TrimmedShape: SmoothShape where S: SmoothShape {}

/// The line along a shape's edge.
public struct _StrokedShape<S: Shape>: Shape, StrokingShape {
    var shape: S
    var style: StrokeStyle

    nonisolated init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>
    /// A line.
    public nonisolated static var role: ShapeRole { .stroke }

    /// The shape's own and the style's.
    public nonisolated var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
    /// The outline of the line.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated func line(in rect: CGRect) -> (path: Path, stroke: Stroke) { (shape.path(in: rect), style.raster) }
    nonisolated var isSmooth: Bool { shape is any SmoothShape }
}

/// A part of a shape's edge.
public struct _TrimmedShape<S: Shape>: Shape {
    var shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    nonisolated init(shape: S, startFraction: CGFloat, endFraction: CGFloat) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own and both ends.
    public nonisolated var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
    /// The part of the path.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape turned.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// Turns a shape.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own, angle and anchor.
    public nonisolated var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    /// The path turned about the anchor.
    public nonisolated func path(in rect: CGRect) -> Path {
        let center = rect.point(at: anchor)
        let map = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle.radians))
            .translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(map)
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape moved.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far, in points.
    public var offset: CGSize

    /// Moves a shape.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own and both distances.
    public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
    /// The path moved.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape stretched.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// Stretches a shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// A filled shape.
    public typealias Body = _ShapeView<Self, ForegroundStyle>

    /// The shape's own, factors and anchor.
    public nonisolated var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
            anchor.animatableData = newValue.second.second
        }
    }
    /// The path stretched about the anchor.
    public nonisolated func path(in rect: CGRect) -> Path {
        let center = rect.point(at: anchor)
        let map = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height)
            .translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(map)
    }
    /// What the shape takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

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

/// A shape in a frame of a fixed size.
struct _SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize

    nonisolated init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    typealias Body = _ShapeView<Self, ForegroundStyle>

    nonisolated var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension CGRect {
    /// The point at shares of the extents.
    func point(at unit: UnitPoint) -> CGPoint { CGPoint(x: minX + unit.x * width, y: minY + unit.y * height) }
}
