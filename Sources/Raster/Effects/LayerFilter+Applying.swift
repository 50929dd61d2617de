extension LayerFilter {
    /// Changes the pixels of a layer, whose surroundings count as clear.
    func apply(to layer: Layer, pool: ScratchPool) {
        switch self {
        case .blur(let across, let down): Self.blur(layer, across, down, pool)
        case .opaqueBlur(let across, let down, let rect):
            Self.blur(layer, across, down, pool)
            Self.makeOpaque(layer, rect)
        case .shadow(let shadow): ShadowFilter(shadow).apply(to: layer, pool: pool)
        case .innerShadow(let shadow): ShadowFilter(shadow).applyInside(layer, pool: pool)
        case .colors(let matrix):
            let kernel = ColorMatrixKernel(matrix)
            layer.forEachRow { row, _ in kernel.apply(row, layer.bounds.width) }
        case .alphaThreshold(let least, let greatest, let color):
            Self.threshold(layer, least, greatest, color.pixel.value)
        }
    }

    private static func blur(_ layer: Layer, _ across: Double, _ down: Double, _ pool: ScratchPool) {
        let horizontal = BoxBlur(deviation: across)
        let vertical = BoxBlur(deviation: down)
        guard horizontal != nil || vertical != nil else { return }
        var planes = BlurPlanes(channels: 4, width: layer.bounds.width, height: layer.bounds.height, pool: pool)
        layer.forEachRow { row, y in planes.load(row, y: y) }
        planes.blur(across: horizontal, down: vertical)
        layer.forEachRow { row, y in planes.store(row, y: y) }
        planes.give(back: pool)
    }

    private static func makeOpaque(_ layer: Layer, _ rect: PixelRect) {
        let inside = rect.intersection(layer.bounds)
        layer.forEachRow { row, y in
            let isInside = (inside.y0..<inside.y1).contains(y + layer.bounds.y0)
            for x in 0..<layer.bounds.width {
                let column = x &+ layer.bounds.x0
                row[x] = isInside && column >= inside.x0 && column < inside.x1 ? opaque(row[x]) : 0
            }
        }
    }

    @inline(__always)
    private static func opaque(_ pixel: UInt32) -> UInt32 {
        let p = PixelChannels(pixel)
        guard p.alpha > 0 else { return 0 }
        func channel(_ value: Int32) -> Int32 { (value &* 255 &+ p.alpha / 2) / p.alpha }
        return PixelChannels(
            alpha: 255, red: channel(p.red), green: channel(p.green), blue: channel(p.blue)
        ).pixel
    }

    private static func threshold(_ layer: Layer, _ least: Double, _ greatest: Double, _ color: UInt32) {
        layer.forEachRow { row, _ in
            for x in 0..<layer.bounds.width {
                let alpha = Double(row[x] >> 24) / 255
                row[x] = alpha >= least && alpha <= greatest && alpha > 0 ? color : 0
            }
        }
    }
}

extension Layer {
    /// Calls for each row, counted from 0, with its first pixel.
    @inline(__always)
    func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
        for y in 0..<bounds.height { body(pixels + y * stride, y) }
    }
}
