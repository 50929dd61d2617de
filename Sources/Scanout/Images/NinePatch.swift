import Raster

/// How the parts of a resizable picture go to a frame: corners inside the cap insets keep their size, edges and middle
/// are stretched or repeated.
struct NinePatch {
    struct Patch {
        /// In the picture's pixels.
        let source: PixelRect
        /// In points.
        let target: Rect
        let isTiled: Bool
    }

    private(set) var patches: [Patch] = []

    /// - Parameters:
    ///   - scale: the picture's pixels to a point.
    ///   - frame: in points.
    ///   - size: the picture's own, in points.
    init(_ surface: Surface, scale: Double, _ resizing: Image.Resizing, frame: Rect, size: Size) {
        let insets = resizing.capInsets
        let columns = Self.bands(
            Double(insets.leading), Double(insets.trailing), pixels: surface.width, scale, frame.minX, frame.maxX)
        let rows = Self.bands(
            Double(insets.top), Double(insets.bottom), pixels: surface.height, scale, frame.minY, frame.maxY)
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() {
                let source = PixelRect(x0: column.source.0, y0: row.source.0, x1: column.source.1, y1: row.source.1)
                let target = Rect(
                    x: column.target.0, y: row.target.0, width: column.target.1 - column.target.0,
                    height: row.target.1 - row.target.0)
                guard !source.isEmpty, !target.isEmpty else { continue }
                let isCorner = x != 1 && y != 1
                patches.append(Patch(source: source, target: target, isTiled: resizing.mode == .tile && !isCorner))
            }
        }
    }

    private typealias Band = (source: (Int, Int), target: (Double, Double))

    /// The band before the first cap's end, the middle, and the band of the last cap. Caps that leave no room for each
    /// other in the frame get smaller alike.
    private static func bands(
        _ first: Double, _ last: Double, pixels: Int, _ scale: Double, _ low: Double, _ high: Double
    ) -> [Band] {
        let start = min(Int((first.asExtent.asLength * scale).rounded()), pixels)
        let end = pixels - min(Int((last.asExtent.asLength * scale).rounded()), pixels - start)
        let caps = Double(start + pixels - end) / scale
        let share = caps > high - low ? max(high - low, 0) / caps : 1
        let a = low + Double(start) / scale * share
        let b = high - Double(pixels - end) / scale * share
        return [((0, start), (low, a)), ((start, end), (a, b)), ((end, pixels), (b, high))]
    }
}
