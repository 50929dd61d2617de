/// Paints small masks with one colour, straight into a layer: thousands of glyphs a frame, for each of which looking up
/// clip, layer and painter anew would take as long as its pixels do.
package struct MaskPainter {
    private let layer: Layer
    private let clip: PixelRect
    private let color: PixelVector
    private let isOpaque: Bool
    /// Pixels written.
    private(set) var painted = 0

    init(layer: Layer, clip: PixelRect, color: UInt32) {
        self.layer = layer
        self.clip = clip
        self.color = PixelVector(repeating: color)
        isOpaque = color >> 24 == 255
    }

    /// Paints a mask with its first pixel on a device pixel, or tells that it is not wholly inside the clip, with all
    /// of its padding inside the layer.
    @inline(__always)
    package mutating func paint(_ mask: CoverageMask.View, x: Int, y: Int) -> Bool {
        guard x >= clip.x0, y >= clip.y0, x &+ mask.width <= clip.x1, y &+ mask.height <= clip.y1,
            x &+ mask.pitch <= layer.bounds.x1
        else { return false }
        let row = layer.pixel(x, y)
        if isOpaque {
            each(mask, row) { color.scaled($0).halves &+ $1.scaled($0.complement).halves }
        } else {
            each(mask, row) { color.scaled($0).over($1).halves }
        }
        painted &+= mask.width &* mask.height
        return true
    }

    /// Replaces pixels, a vector at a time. Most glyphs of a text are one vector wide.
    @inline(__always)
    private func each(
        _ mask: CoverageMask.View, _ row: UnsafeMutablePointer<UInt32>,
        _ change: (Factors, PixelVector) -> PixelVector.Halves
    ) {
        var covers = mask.coverage
        var row = row
        for _ in 0..<mask.height {
            var column = 0
            repeat {
                let pixels = PixelVector(row + column)
                PixelVector(change(Factors(covers + column), pixels)).store(to: row + column)
                column &+= PixelVector.count
            } while column < mask.pitch
            covers += mask.pitch
            row += layer.stride
        }
    }
}

extension Renderer {
    /// A painter for masks of one colour; nil where a clip's edge or a group's end makes it more than a
    /// matter of pixels. Valid until anything else is drawn or clipped.
    package func maskPainter(_ color: RGBA) -> MaskPainter? {
        guard let clip = clips.last, clip.mask == nil, !clip.bounds.isEmpty else { return nil }
        writeBackdrop()
        return MaskPainter(layer: layer, clip: clip.bounds, color: pixel(of: color.opacity(opacity)))
    }

    /// Counts what a painter has painted.
    package func finish(_ painter: MaskPainter) {
        if layer.isSurface { pixelsPainted += painter.painted }
    }
}
