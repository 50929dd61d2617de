import Raster

extension Image.Orientation {
    private var swapsAxes: Bool {
        switch self {
        case .left, .leftMirrored, .right, .rightMirrored: true
        default: false
        }
    }

    /// The surface as it is shown.
    func turned(_ surface: Surface) -> Surface {
        let (w, h) = (surface.width, surface.height)
        let result = Surface(width: swapsAxes ? h : w, height: swapsAxes ? w : h)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (sx, sy) = source(x, y, w, h)
                result[x, y] = surface[sx, sy]
            }
        }
        return result
    }

    /// Where the pixel shown at (x, y) comes from.
    private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .left: (width - 1 - y, x)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        }
    }
}
