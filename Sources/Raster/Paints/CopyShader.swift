/// The pixels of a surface, one for one.
struct CopyShader: Shader {
    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let width: Int
    private let opacity: UInt32
    private let x: Int
    private let y: Int
    let isOpaque = false

    /// - Parameters:
    ///   - image: the source; must outlive the shader.
    ///   - opacity: 0...255, by which the pixels are multiplied.
    ///   - x: the device column of the source's first pixel.
    ///   - y: its row.
    init(_ image: Surface, opacity: UInt32, x: Int, y: Int) {
        pixels = UnsafePointer(image.pixels)
        stride = image.bytesPerRow / 4
        width = image.width
        self.opacity = opacity
        self.x = x
        self.y = y
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let column = x &- self.x
        let source = pixels + ((y &- self.y) &* stride &+ column)
        output.update(from: source, count: min(count, width &- column))
        if opacity < 255 { RowKernels.scale(output, count, opacity) }
    }
}
