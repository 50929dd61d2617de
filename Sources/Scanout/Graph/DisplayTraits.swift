import Raster
import Typography

/// What the engine needs to know of the display.
struct DisplayTraits: Equatable {
    /// Device pixels.
    var width: Int
    /// Device pixels.
    var height: Int
    /// Device pixels to a point.
    var scale: Double
    var rendering: GlyphRendering
    /// What contents keep clear of at the edges, in points.
    var safeArea = SideInsets.zero

    /// The size of the safe area, in points.
    var safeSize: Size { Rect(origin: .zero, size: size).inset(by: safeArea).size }
    var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
}
