import Scanout

extension Surface {
    /// The channels at a pixel as 0xRRGGBB.
    func rgb(_ x: Int, _ y: Int) -> UInt32 { self[x, y].value & 0xFFFFFF }

    /// The smallest rectangle that holds all pixels of a colour; nil when there is none.
    func extent(of color: UInt32) -> PixelRect? {
        var result: PixelRect?
        for y in 0..<height {
            for x in 0..<width where rgb(x, y) == color {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                result = result.map { $0.union(pixel) } ?? pixel
            }
        }
        return result
    }

    /// How many pixels have a colour.
    func count(of color: UInt32) -> Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).filter { rgb($0, y) == color }.count }
    }

    /// All pixels, row by row.
    var values: [UInt32] { (0..<height).flatMap { y in (0..<width).map { self[$0, y].value } } }
}

func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
}

/// A fixed square of a colour.
@MainActor
func square(_ color: Color, _ side: CGFloat) -> some View { color.frame(width: side, height: side) }
