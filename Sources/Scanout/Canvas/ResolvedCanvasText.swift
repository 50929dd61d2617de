import Raster
import Typography

/// A text with what the environment says of it, to be set in any size.
struct ResolvedCanvasText {
    private let settings: TextDefaults
    private let content: TextContent
    private var shading: GraphicsContext.Shading?
    private let environment: EnvironmentValues
    private let typesetter: Typesetter

    /// Device pixels to a point.
    var scale: Double { settings.scale }

    init(_ text: Text, _ environment: EnvironmentValues, _ typesetter: Typesetter) {
        let settings = TextDefaults(environment)
        self.settings = settings
        content = TextContent(text, settings, environment)
        self.environment = environment
        self.typesetter = typesetter
    }

    /// Paints pieces that have no style of their own with a shading.
    mutating func take(_ shading: GraphicsContext.Shading, _ environment: EnvironmentValues) { self.shading = shading }

    /// The text set for an offer in points.
    func layout(width: Double?, height: Double?) -> TextLayout {
        func bounded(_ extent: Double?) -> Double? { extent.flatMap { $0.isFinite ? $0 : nil } }
        return typesetter.layout(
            content.spans, options: settings.options(width: bounded(width), height: bounded(height)))
    }

    /// Draws as many lines as fit into a rectangle, from its top left corner.
    @MainActor
    func draw(in rect: Rect, _ painter: Painter, _ transform: AffineTransform) {
        let map = AffineTransform.scale(x: 1 / settings.scale, y: 1 / settings.scale)
            .concatenating(.translation(x: rect.minX, y: rect.minY)).concatenating(transform)
        let frame = Rect(x: 0, y: 0, width: rect.width * settings.scale, height: rect.height * settings.scale)
        painter.typesetter.draw(
            layout(width: rect.width, height: rect.height), with: painter.renderer, transform: map
        ) { tag in
            if !content.hasOwnStyle(tag), let paint = shading?.paint(in: environment, bounds: frame) {
                return painter.apply(paint)
            }
            return painter.apply(content.style(tag).paint(in: frame))
        }
    }
}

extension TextLayout {
    /// The size in points: whole device pixels, rounded up.
    func size(_ scale: Double) -> Size {
        Size(width: size.width.rounded(.up) / scale, height: size.height.rounded(.up) / scale)
    }
}
