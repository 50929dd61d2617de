import Raster

/// Shows only what of a view is inside a shape.
public struct _ClipEffect<ClipShape: Shape>: Animatable {
    var shape: ClipShape
    let style: FillStyle

    nonisolated init(shape: ClipShape, style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    /// There is none.
    public typealias Body = Never

    /// The shape's own.
    public nonisolated var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// The box that clips.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ClipBox(modifier, node)
    }
}

extension _ClipEffect: _UnaryModifier {}

private final class ClipBox<ClipShape: Shape>: AnimatedBox<_ClipEffect<ClipShape>> {
    /// The clipping path, in the box's points.
    private func path(_ context: DrawContext) -> Raster.Path {
        let frame = context.drawnFrame(shownSize)
        let path = ContainerShapes.asking(for: self) {
            effect.shown.shape.path(in: CGRect(origin: .zero, size: CGSize(frame.size)))
        }
        var move = AffineTransform.translation(x: frame.minX, y: frame.minY)
        if effect.shown.shape.layoutDirectionBehavior == .mirrors(in: node.environment.layoutDirection) {
            move = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0).concatenating(move)
        }
        return path.raster.applying(move)
    }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        var inner = context
        let bounds = context.transform.apply(path(context).bounds)
        inner.clip = context.clip.intersection(PixelRect(covering: bounds))
        return inner
    }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        painter.renderer.pushClip(
            path(context), rule: modifier.style.isEOFilled ? .evenOdd : .nonZero, transform: context.transform,
            antialiased: modifier.style.isAntialiased)
        paintContentAndChildren(painter, context)
        painter.renderer.popClip()
    }
}

extension View {
    /// Shows only what of the view is inside a shape of its frame.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }
    /// Shows only what of the view is inside its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
    /// Rounds the corners of the view's frame, by a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
