import Raster

/// Pixels in memory, as a picture.
///
/// The surface must not be changed once it is a picture: what is drawn of it would change with what happens to be drawn
/// again.
public final class CGImage: @unchecked Sendable {
    /// The pixels.
    public let surface: Surface

    /// Makes a picture of a surface.
    public init(_ surface: Surface) { self.surface = surface }

    /// Makes a picture of pixels 0xAARRGGBB, row by row, not premultiplied; nil where their number is not that of the
    /// extents, or an extent is not in 1...32,768.
    public convenience init?(width: Int, height: Int, pixels: [UInt32]) {
        let extents = 1...32_768
        guard extents.contains(width), extents.contains(height), pixels.count == width * height else { return nil }
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let value = pixels[y * width + x]
                let opaque = Pixel(rgb: value & 0xFFFFFF)
                surface[x, y] = value >> 24 == 255 ? opaque : Self.premultiplied(value)
            }
        }
        self.init(surface)
    }

    private static func premultiplied(_ value: UInt32) -> Pixel {
        let alpha = value >> 24
        func channel(_ shift: UInt32) -> UInt32 { ((value >> shift & 255) * alpha + 127) / 255 << shift }
        return Pixel(value: alpha << 24 | channel(16) | channel(8) | channel(0))
    }

    /// Columns.
    public var width: Int { surface.width }
    /// Rows.
    public var height: Int { surface.height }
}

extension CGImage: Equatable, Hashable {
    /// Whether both are one.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
