/// The pixels of a surface, bilinear between their centres, repeated past the edges.
///
/// Places are in 2^-32 of a source pixel and are worked out from the pixel's column and row; the weights are the place's
/// top 8 bits.
struct ImageShader: Shader {
    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let lastX: Int
    private let lastY: Int
    private let map: AffineTransform
    /// 0...255, by which the pixels are multiplied.
    private let opacity: UInt32
    let isOpaque = false

    /// - Parameters:
    ///   - image: the source; must outlive the shader.
    ///   - inverse: from the device's space to the source's pixels.
    init(_ image: Surface, opacity: UInt32, inverse: AffineTransform) {
        pixels = UnsafePointer(image.pixels)
        stride = image.bytesPerRow / 4
        lastX = image.width - 1
        lastY = image.height - 1
        self.opacity = opacity
        map = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
            .concatenating(.translation(x: -0.5, y: -0.5))
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let stepX = Self.fixed(map.a, limit: 32_768)
        let stepY = Self.fixed(map.b, limit: 32_768)
        var placeX = Self.fixed(map.c * Double(y) + map.tx, limit: 536_870_912) &+ stepX &* Int64(x)
        var placeY = Self.fixed(map.d * Double(y) + map.ty, limit: 536_870_912) &+ stepY &* Int64(x)
        for index in 0..<count {
            output[index] = scaled(sample(placeX, placeY), opacity)
            placeX &+= stepX
            placeY &+= stepY
        }
    }

    private static func fixed(_ value: Double, limit: Double) -> Int64 {
        value.isNaN ? 0 : Int64((min(max(value, -limit), limit) * 4_294_967_296).rounded())
    }

    @inline(__always)
    private func sample(_ placeX: Int64, _ placeY: Int64) -> UInt32 {
        let x = Int(truncatingIfNeeded: placeX &>> 32)
        let y = Int(truncatingIfNeeded: placeY &>> 32)
        let left = min(max(x, 0), lastX)
        let right = min(max(x &+ 1, 0), lastX)
        let upper = pixels + min(max(y, 0), lastY) &* stride
        let lower = pixels + min(max(y &+ 1, 0), lastY) &* stride
        let weightX = UInt32(truncatingIfNeeded: placeX &>> 24) & 255
        let weightY = UInt32(truncatingIfNeeded: placeY &>> 24) & 255
        return mixed(
            mixed(upper[left], upper[right], weightX), mixed(lower[left], lower[right], weightX), weightY)
    }

    /// Between two pixels, by 256ths, rounded to nearest.
    @inline(__always)
    private func mixed(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        let even = (a & 0x00FF_00FF) &* (256 &- weight) &+ (b & 0x00FF_00FF) &* weight &+ 0x0080_0080
        let odd = ((a &>> 8) & 0x00FF_00FF) &* (256 &- weight) &+ ((b &>> 8) & 0x00FF_00FF) &* weight &+ 0x0080_0080
        return (even &>> 8) & 0x00FF_00FF | odd & 0xFF00_FF00
    }
}
