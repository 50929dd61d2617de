import Raster
import Typography

/// A text with what the environment says of it, to be set in any size.
struct ResolvedCanvasText {
    private let settings: TextDefaults
    private let spans: [TextSpan]
    private let styles: [_ResolvedStyle]
    private let hasOwnStyle: [Bool]
    private var shading: GraphicsContext.Shading?
    private let environment: EnvironmentValues
    private let typesetter: Typesetter

    /// Device pixels to a point.
    var scale: Double { settings.scale }

    init(_ text: Text, _ environment: EnvironmentValues, _ typesetter: Typesetter) {
        let settings = TextDefaults(environment)
        self.settings = settings
        let pieces = text.pieces
        spans = pieces.enumerated().map { index, piece in
            TextSpan(text: piece.string, font: settings.request(piece.style), tag: index)
        }
        styles = pieces.map { piece in
            if let own = piece.style.style { return own._resolve(in: environment) }
            if let color = piece.style.color { return color._resolve(in: environment) }
            return settings.style
        }
        hasOwnStyle = pieces.map { $0.style.style != nil || $0.style.color != nil }
        self.environment = environment
        self.typesetter = typesetter
    }

    /// Paints pieces that have no style of their own with a shading.
    mutating func take(_ shading: GraphicsContext.Shading, _ environment: EnvironmentValues) { self.shading = shading }

    /// The text set for an offer in points.
    func layout(width: Double?, height: Double?) -> TextLayout {
        func pixels(_ extent: Double?) -> Double? { extent.flatMap { $0.isFinite ? $0 * settings.scale : nil } }
        return typesetter.layout(
            spans,
            options: TextOptions(
                maximumWidth: pixels(width), maximumHeight: pixels(height), lineLimit: settings.lineLimit,
                alignment: settings.alignment, lineSpacing: settings.lineSpacing, rendering: settings.rendering))
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
            if !hasOwnStyle[tag], let paint = shading?.paint(in: environment, bounds: frame) {
                return painter.apply(paint)
            }
            return painter.apply(styles[tag].paint(in: frame))
        }
    }
}

extension TextLayout {
    /// The size in points: whole device pixels, rounded up.
    func size(_ scale: Double) -> Size {
        Size(width: size.width.rounded(.up) / scale, height: size.height.rounded(.up) / scale)
    }
}
