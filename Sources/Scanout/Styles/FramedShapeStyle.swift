import Raster

/// A style that fills a frame of its own, whatever shape it paints.
public struct _FramedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let rect: CGRect

    /// The style in the frame.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var resolved = style._resolve(in: environment)
        let (shadows, blendMode) = (resolved.shadows, resolved.blendMode)
        resolved.shadows = []
        resolved.blendMode = .normal
        var framed = _ResolvedStyle(.framed(resolved, Rect(rect)))
        framed.shadows = shadows
        framed.blendMode = blendMode
        return framed
    }
}

extension ShapeStyle {
    /// The style with its unit points mapped to a rectangle, in points of the space of the shape that it paints.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _FramedShapeStyle(style: self, rect: rect) }
}
