/// Coverage of a small shape, such as a glyph: one byte a pixel.
public struct CoverageMask: Sendable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// `width * height` values, 0 outside, 255 inside.
    public let coverage: [UInt8]

    /// Makes a mask; `coverage` must hold `width * height` values.
    public init(width: Int, height: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height, "a mask of \(width)x\(height) needs as many values")
        self.width = width
        self.height = height
        self.coverage = coverage
    }
}

/// Draws shapes into a surface, inside one clip rectangle.
public final class Renderer {
    /// Pixels written since the start.
    public private(set) var pixelsPainted = 0

    /// Makes a renderer with its scratch memory.
    public init() {}

    /// Begins drawing into the pixels of `clip`.
    public func begin(on surface: Surface, clip: PixelRect) {}
    /// Ends drawing; clips and groups still open are closed.
    public func end() {}
    /// The pixels that drawing can reach now: the clip given, less what pushed clips leave out.
    public var clipBounds: PixelRect { .empty }

    /// Sets every pixel of the clip to a colour, replacing what is there.
    public func clear(_ color: RGBA) {}
    /// Fills a path.
    public func fill(
        _ path: Path, rule: FillRule = .nonZero, paint: Paint, transform: AffineTransform, antialiased: Bool = true
    ) {}
    /// Fills a rectangle: what filling its path would give, sooner.
    public func fill(_ rect: Rect, paint: Paint, transform: AffineTransform, antialiased: Bool = true) {}
    /// Strokes a path.
    public func stroke(
        _ path: Path, stroke: Stroke, paint: Paint, transform: AffineTransform, antialiased: Bool = true
    ) {}
    /// Paints through a mask whose first pixel lies on the device pixel (x, y). `transform` maps the paint's space to
    /// the device's.
    public func fill(_ mask: CoverageMask, x: Int, y: Int, paint: Paint, transform: AffineTransform) {}
    /// Draws a whole surface with its own alpha into a rectangle, bilinear where the scale is not 1.
    public func draw(_ image: Surface, in rect: Rect, opacity: Double, transform: AffineTransform) {}

    /// Limits drawing to a path until the matching ``popClip()``.
    public func pushClip(
        _ path: Path, rule: FillRule = .nonZero, transform: AffineTransform, antialiased: Bool = true
    ) {}
    /// Undoes the last pushed clip.
    public func popClip() {}
    /// Draws what follows apart, inside `bounds` in device pixels, to be put down as one at ``popGroup()``.
    public func pushGroup(bounds: PixelRect, opacity: Double, blendMode: BlendMode = .normal) {}
    /// Puts the group down.
    public func popGroup() {}
}
