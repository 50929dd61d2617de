import Raster
import Typography

/// What stands for content that is not to be read.
enum RedactionBars {
    /// The share of the content's style that bars and boxes are drawn with. What Apple's is, is not documented.
    static let opacity = 0.16
    /// Points.
    private static let radius = 3.0

    /// Bars for the lines of a text that is drawn in a frame, both in the layout's device pixels.
    ///
    /// - Parameter scale: device pixels to a point.
    static func path(for layout: TextLayout, scale: Double) -> Raster.Path {
        var path = Raster.Path()
        guard !layout.lines.isEmpty else { return path }
        let height = layout.size.height / Double(layout.lines.count)
        let radius = min(radius * scale, height / 4)
        for (index, line) in layout.lines.enumerated() where line.width > 0 {
            let bar = Rect(x: line.x, y: height * Double(index) + height / 8, width: line.width, height: height * 0.75)
            path.append(Raster.Path(roundedRect: bar, cornerWidth: radius, cornerHeight: radius), transform: .identity)
        }
        return path
    }
}
