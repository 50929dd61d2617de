/// A part of a surface, repeated without end in all directions.
///
/// The pixels must not change while a drawing that uses them is made.
public struct TiledImage: @unchecked Sendable {
    /// Where the pixels are.
    public let surface: Surface
    /// The part that is repeated, in the surface's pixels; cut off at its edges.
    public let source: PixelRect
    /// From the tile's own pixels, its first one's corner at the origin, to the shape's space.
    public let transform: AffineTransform
    /// Whether places between pixel centres take the nearest one.
    public let isSharp: Bool
    /// 0...1, by which the pixels are multiplied.
    public let opacity: Double

    /// Makes a paint of a part of a surface; without a part, of all of it.
    public init(
        _ surface: Surface, source: PixelRect? = nil, transform: AffineTransform, isSharp: Bool = false,
        opacity: Double = 1
    ) {
        self.surface = surface
        self.source = (source ?? surface.bounds).intersection(surface.bounds)
        self.transform = transform
        self.isSharp = isSharp
        self.opacity = opacity
    }

    func opacity(_ factor: Double) -> TiledImage {
        TiledImage(surface, source: source, transform: transform, isSharp: isSharp, opacity: opacity * factor)
    }
}

/// The pixels of a tile over and over: nearest, or bilinear between centres and round the edges to the other side.
///
/// As with single images, places are in 2^-32 of a pixel, worked out from the device pixel's column and row, and the
/// weights are their top 8 bits.
struct TileShader: Shader {
    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let width: Int
    private let height: Int
    private let map: AffineTransform
    private let opacity: UInt32
    private let isSharp: Bool
    let isOpaque = false

    /// - Parameter inverse: from the device's space to the tile's pixels. The image must outlive the shader and have
    ///   pixels.
    init(_ image: TiledImage, inverse: AffineTransform) {
        stride = image.surface.bytesPerRow / 4
        pixels = UnsafePointer(image.surface.pixels) + (image.source.y0 * stride + image.source.x0)
        width = image.source.width
        height = image.source.height
        opacity = UInt32((RGBA.clamped(image.opacity) * 255).rounded())
        isSharp = image.isSharp
        let shift = isSharp ? 0.0 : -0.5
        map = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
            .concatenating(.translation(x: shift, y: shift))
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let stepX = PixelPlace.step(map.a)
        let stepY = PixelPlace.step(map.b)
        var placeX = PixelPlace.start(map.c * Double(y) + map.tx) &+ stepX &* Int64(x)
        var placeY = PixelPlace.start(map.d * Double(y) + map.ty) &+ stepY &* Int64(x)
        for index in 0..<count {
            output[index] = scaled(sample(placeX, placeY), opacity)
            placeX &+= stepX
            placeY &+= stepY
        }
    }

    @inline(__always)
    private func sample(_ placeX: Int64, _ placeY: Int64) -> UInt32 {
        let x = Self.wrapped(Int(truncatingIfNeeded: placeX &>> 32), width)
        let y = Self.wrapped(Int(truncatingIfNeeded: placeY &>> 32), height)
        if isSharp { return pixels[y &* stride &+ x] }
        let right = x &+ 1 == width ? 0 : x &+ 1
        let lower = y &+ 1 == height ? 0 : y &+ 1
        let weightX = UInt32(truncatingIfNeeded: placeX &>> 24) & 255
        let weightY = UInt32(truncatingIfNeeded: placeY &>> 24) & 255
        return mixed(
            mixed(pixels[y &* stride &+ x], pixels[y &* stride &+ right], weightX),
            mixed(pixels[lower &* stride &+ x], pixels[lower &* stride &+ right], weightX), weightY)
    }

    @inline(__always)
    private static func wrapped(_ value: Int, _ count: Int) -> Int {
        let rest = value % count
        return rest < 0 ? rest &+ count : rest
    }
}

/// Places in an image, in 2^-32 of a pixel.
enum PixelPlace {
    /// The change from a device column to the next.
    static func step(_ value: Double) -> Int64 { fixed(value, limit: 32_768) }
    /// A row's first place.
    static func start(_ value: Double) -> Int64 { fixed(value, limit: 536_870_912) }

    private static func fixed(_ value: Double, limit: Double) -> Int64 {
        value.isNaN ? 0 : Int64((min(max(value, -limit), limit) * 4_294_967_296).rounded())
    }
}

/// Between two pixels, by 256ths, rounded to nearest.
@inline(__always)
func mixed(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
    let even = (a & 0x00FF_00FF) &* (256 &- weight) &+ (b & 0x00FF_00FF) &* weight &+ 0x0080_0080
    let odd = ((a &>> 8) & 0x00FF_00FF) &* (256 &- weight) &+ ((b &>> 8) & 0x00FF_00FF) &* weight &+ 0x0080_0080
    return (even &>> 8) & 0x00FF_00FF | odd & 0xFF00_FF00
}
