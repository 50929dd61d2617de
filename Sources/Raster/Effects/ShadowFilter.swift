/// Puts shadows under or over a layer's drawing.
struct ShadowFilter {
    /// The premultiplied colour.
    private let color: UInt32
    private let shadow: LayerShadow
    /// Whole pixels of the offset, and the rest in 64ths.
    private let columns: Int
    private let rows: Int
    private let partX: UInt32
    private let partY: UInt32

    init(_ shadow: LayerShadow) {
        self.shadow = shadow
        color = shadow.color.pixel.value
        let (x, y) = shadow.offset
        columns = x >> 6
        rows = y >> 6
        partX = UInt32(x & 63)
        partY = UInt32(y & 63)
    }

    /// Puts the shadow under the drawing.
    func apply(to layer: Layer, pool: ScratchPool) {
        if color == 0 && !shadow.isAlone { return }
        withBlurredAlpha(of: layer, pool) { planes in
            layer.forEachRow { row, y in
                for x in 0..<planes.width {
                    let below = scaled(color, alpha(planes, x, y))
                    row[x] = shadow.isAlone ? below : over(row[x], below)
                }
            }
        }
    }

    /// Puts what the surroundings' shadow leaves over the drawing.
    func applyInside(_ layer: Layer, pool: ScratchPool) {
        if color == 0 { return }
        withBlurredAlpha(of: layer, pool) { planes in
            layer.forEachRow { row, y in
                for x in 0..<planes.width {
                    row[x] = Self.atop(scaled(color, 255 &- alpha(planes, x, y)), row[x])
                }
            }
        }
    }

    /// A pixel over another, only as far as that one covers: the other's alpha stays.
    @inline(__always)
    private static func atop(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        let sum = scaled(source, destination &>> 24) &+ scaled(destination, 255 &- (source &>> 24))
        var channels = PixelChannels(sum)
        channels.alpha = Int32(truncatingIfNeeded: destination &>> 24)
        return channels.pixel
    }

    private func withBlurredAlpha(of layer: Layer, _ pool: ScratchPool, _ body: (BlurPlanes) -> Void) {
        var planes = BlurPlanes(channels: 1, width: layer.bounds.width, height: layer.bounds.height, pool: pool)
        layer.forEachRow { row, y in planes.loadAlpha(row, y: y) }
        planes.blur(across: BoxBlur(deviation: shadow.across), down: BoxBlur(deviation: shadow.down))
        body(planes)
        planes.give(back: pool)
    }

    /// The blurred alpha at a pixel of the layer, moved by the offset, 0...255.
    @inline(__always)
    private func alpha(_ planes: BlurPlanes, _ x: Int, _ y: Int) -> UInt32 {
        let column = x &- columns
        let row = y &- rows
        if partX | partY == 0 { return (Self.sample(planes, column, row) &+ 8) &>> 4 }
        let upper = Self.mixed(Self.sample(planes, column &- 1, row &- 1), Self.sample(planes, column, row &- 1), partX)
        let lower = Self.mixed(Self.sample(planes, column &- 1, row), Self.sample(planes, column, row), partX)
        // 16ths of 64ths of 64ths.
        return (Self.mixed(upper, lower, partY) &+ 0x8000) &>> 16
    }

    /// 64 times the way from `b` to `a`, by 64ths.
    @inline(__always)
    private static func mixed(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 { a &* part &+ b &* (64 &- part) }

    @inline(__always)
    private static func sample(_ planes: BlurPlanes, _ x: Int, _ y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < planes.width, y < planes.height else { return 0 }
        return UInt32(planes.samples[y &* planes.width &+ x])
    }
}
