import Raster

/// Puts frames that change a part of a picture together to whole pictures.
struct FrameComposer {
    private let canvas: Surface
    private(set) var frames: [Picture.Frame] = []

    init(width: Int, height: Int) { canvas = Surface(width: width, height: height) }

    /// Adds the picture that a frame leads to.
    mutating func add(_ frame: PNG.Frame) {
        let area = PixelRect(x: frame.x, y: frame.y, width: frame.surface.width, height: frame.surface.height)
            .intersection(canvas.bounds)
        let before = frame.disposal == .restore ? copy() : nil
        for y in area.y0..<max(area.y1, area.y0) {
            let row = canvas.pixels + y * (canvas.bytesPerRow / 4)
            let source = frame.surface.pixels + (y - frame.y) * (frame.surface.bytesPerRow / 4)
            for x in area.x0..<max(area.x1, area.x0) {
                let pixel = source[x - frame.x]
                row[x] = frame.isBlended ? Self.over(pixel, row[x]) : pixel
            }
        }
        frames.append(Picture.Frame(surface: copy(), seconds: frame.seconds))
        switch frame.disposal {
        case .keep: break
        case .clear: fill(area, from: nil)
        case .restore: fill(area, from: before)
        }
    }

    private func copy() -> Surface {
        let result = Surface(width: canvas.width, height: canvas.height)
        result.pixels.update(from: canvas.pixels, count: canvas.bytesPerRow / 4 * canvas.height)
        return result
    }

    private func fill(_ area: PixelRect, from source: Surface?) {
        for y in area.y0..<max(area.y1, area.y0) {
            let offset = y * (canvas.bytesPerRow / 4)
            for x in area.x0..<max(area.x1, area.x0) { canvas.pixels[offset + x] = source?.pixels[offset + x] ?? 0 }
        }
    }

    /// One premultiplied pixel over another; each channel rounded to nearest.
    static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
        let rest = 255 - top >> 24
        if rest == 0 || bottom == 0 { return top }
        func channel(_ shift: UInt32) -> UInt32 {
            min((top >> shift & 255) + ((bottom >> shift & 255) * rest + 127) / 255, 255) << shift
        }
        return channel(24) | channel(16) | channel(8) | channel(0)
    }
}
