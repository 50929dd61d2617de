import Raster

/// A shape that is drawn as a line along another one's edge.
protocol StrokingShape {
    /// The edge and the line, for a renderer that strokes: it alone can keep a hairline one device pixel wide.
    func line(in rect: CGRect) -> (path: Path, stroke: Stroke)
    /// Whether the edge has no corner sharper than a right angle, so that no join reaches far.
    var isSmooth: Bool { get }
}

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
