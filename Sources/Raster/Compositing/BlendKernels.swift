/// Puts a row of premultiplied pixels on another by a blend mode.
///
/// The separable and the colour modes are those of the W3C's Compositing and Blending, level 1: with backdrop d and
/// source s, `s (1 - αd) + d (1 - αs) + αs αd B(d, s)`. Whole numbers, rounded once; soft light and the colour modes
/// use doubles, by operations that all machines round alike. A clear source changes nothing in any mode.
enum BlendKernels {
    static func blend(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>, _ mode: BlendMode
    ) {
        switch mode {
        case .normal: RowKernels.blend(row, count, source)
        case .multiply: separable(row, count, source) { s, d, _, _ in s * d }
        case .screen: separable(row, count, source) { s, d, sa, da in s * da + d * sa - s * d }
        case .overlay: separable(row, count, source) { s, d, sa, da in hardLight(d, s, da, sa) }
        case .darken: separable(row, count, source) { s, d, sa, da in min(s * da, d * sa) }
        case .lighten: separable(row, count, source) { s, d, sa, da in max(s * da, d * sa) }
        case .colorDodge: separable(row, count, source, colorDodge)
        case .colorBurn: separable(row, count, source, colorBurn)
        case .softLight: separable(row, count, source, softLight)
        case .hardLight: separable(row, count, source, hardLight)
        case .difference: separable(row, count, source) { s, d, sa, da in abs(s * da - d * sa) }
        case .exclusion: separable(row, count, source) { s, d, sa, da in s * da + d * sa - 2 * s * d }
        case .hue, .saturation, .color, .luminosity: colorMode(row, count, source, mode)
        case .sourceAtop: channels(row, count, source) { s, d, sa, da in (s * da + d * (255 - sa) + 127) / 255 }
        case .destinationOver: channels(row, count, source) { s, d, _, da in d + (s * (255 - da) + 127) / 255 }
        case .destinationOut: channels(row, count, source) { _, d, sa, _ in (d * (255 - sa) + 127) / 255 }
        case .plusLighter: channels(row, count, source) { s, d, _, _ in min(s + d, 255) }
        case .plusDarker: plusDarker(row, count, source)
        case .clear: channels(row, count, source) { _, _, _, _ in 0 }
        case .copy: channels(row, count, source) { s, _, _, _ in s }
        case .sourceIn: channels(row, count, source) { s, _, _, da in (s * da + 127) / 255 }
        case .sourceOut: channels(row, count, source) { s, _, _, da in (s * (255 - da) + 127) / 255 }
        case .destinationIn: channels(row, count, source) { _, d, sa, _ in (d * sa + 127) / 255 }
        case .destinationAtop:
            channels(row, count, source) { s, d, sa, da in (d * sa + s * (255 - da) + 127) / 255 }
        case .xor: channels(row, count, source) { s, d, sa, da in (s * (255 - da) + d * (255 - sa) + 127) / 255 }
        }
    }

    /// As ``blend(_:_:_:_:)``, but only as far as a clip covers each pixel: for modes that change the backdrop where the
    /// source is clear.
    static func replace(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>, _ mode: BlendMode,
        covers: UnsafePointer<UInt8>?
    ) {
        guard let covers else { return blend(row, count, source, mode) }
        for index in 0..<count {
            var result = row[index]
            blend(&result, 1, source + index, mode)
            let cover = UInt32(covers[index])
            row[index] = scaled(result, cover) &+ scaled(row[index], 255 &- cover)
        }
    }

    /// Applies a formula for one channel, alpha included: source, backdrop, and their alphas, all 0...255.
    @inline(__always)
    private static func channels(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>,
        _ formula: (Int32, Int32, Int32, Int32) -> Int32
    ) {
        for index in 0..<count {
            let s = PixelChannels(source[index])
            let d = PixelChannels(row[index])
            row[index] =
                PixelChannels(
                    alpha: formula(s.alpha, d.alpha, s.alpha, d.alpha), red: formula(s.red, d.red, s.alpha, d.alpha),
                    green: formula(s.green, d.green, s.alpha, d.alpha),
                    blue: formula(s.blue, d.blue, s.alpha, d.alpha)
                ).pixel
        }
    }

    /// Applies `αs αd B(d, s)`, in 255ths squared, to each colour channel.
    @inline(__always)
    private static func separable(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>,
        _ product: (Int32, Int32, Int32, Int32) -> Int32
    ) {
        for index in 0..<count {
            let s = PixelChannels(source[index])
            let d = PixelChannels(row[index])
            if s.alpha == 0 { continue }
            func channel(_ cs: Int32, _ cd: Int32) -> Int32 {
                (cs * (255 - d.alpha) + cd * (255 - s.alpha) + product(cs, cd, s.alpha, d.alpha) + 127) / 255
            }
            row[index] =
                PixelChannels(
                    alpha: s.alpha + d.alpha - (s.alpha * d.alpha + 127) / 255, red: channel(s.red, d.red),
                    green: channel(s.green, d.green), blue: channel(s.blue, d.blue)
                ).pixel
        }
    }

    private static func hardLight(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)
    }

    private static func colorDodge(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        if d == 0 { return 0 }
        return s >= sa ? sa * da : min(sa * da, d * sa * sa / (sa - s))
    }

    private static func colorBurn(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        if d >= da { return sa * da }
        return s == 0 ? 0 : sa * da - min(sa * da, (da - d) * sa * sa / s)
    }

    private static func softLight(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        guard sa > 0, da > 0 else { return 0 }
        let cs = Double(s) / Double(sa)
        let cb = Double(d) / Double(da)
        let curve = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
        let mixed = cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (curve - cb)
        return Int32((mixed * Double(sa * da)).rounded())
    }

    /// `max(0, 1 - ((1 - d) + (1 - s)))`, on premultiplied channels with alpha added up.
    private static func plusDarker(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>
    ) {
        for index in 0..<count {
            let s = PixelChannels(source[index])
            let d = PixelChannels(row[index])
            let alpha = min(s.alpha + d.alpha, 255)
            func channel(_ cs: Int32, _ cd: Int32) -> Int32 { max(0, alpha - (d.alpha - cd) - (s.alpha - cs)) }
            row[index] =
                PixelChannels(
                    alpha: alpha, red: channel(s.red, d.red), green: channel(s.green, d.green),
                    blue: channel(s.blue, d.blue)
                ).pixel
        }
    }

    private static func colorMode(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>, _ mode: BlendMode
    ) {
        for index in 0..<count {
            let s = PixelChannels(source[index])
            let d = PixelChannels(row[index])
            if s.alpha == 0 { continue }
            let mixed = ColorTriple.blend(ColorTriple(s), ColorTriple(d), mode)
            let both = Double(s.alpha * d.alpha)
            func channel(_ cs: Int32, _ cd: Int32, _ b: Double) -> Int32 {
                let apart = cs * (255 - d.alpha) + cd * (255 - s.alpha)
                return Int32(((Double(apart) + both * min(max(b, 0), 1)) / 255).rounded())
            }
            row[index] =
                PixelChannels(
                    alpha: s.alpha + d.alpha - (s.alpha * d.alpha + 127) / 255, red: channel(s.red, d.red, mixed.red),
                    green: channel(s.green, d.green, mixed.green), blue: channel(s.blue, d.blue, mixed.blue)
                ).pixel
        }
    }
}

/// A pixel's channels apart.
struct PixelChannels {
    var alpha: Int32
    var red: Int32
    var green: Int32
    var blue: Int32

    @inline(__always)
    init(alpha: Int32, red: Int32, green: Int32, blue: Int32) {
        self.alpha = alpha
        self.red = red
        self.green = green
        self.blue = blue
    }

    @inline(__always)
    init(_ pixel: UInt32) {
        alpha = Int32(truncatingIfNeeded: pixel >> 24)
        red = Int32(truncatingIfNeeded: pixel >> 16) & 255
        green = Int32(truncatingIfNeeded: pixel >> 8) & 255
        blue = Int32(truncatingIfNeeded: pixel) & 255
    }

    /// The pixel; channels that rounding took past alpha are put back to it.
    @inline(__always)
    var pixel: UInt32 {
        UInt32(truncatingIfNeeded: alpha) << 24 | Self.bits(red, alpha) << 16 | Self.bits(green, alpha) << 8
            | Self.bits(blue, alpha)
    }

    @inline(__always)
    private static func bits(_ channel: Int32, _ alpha: Int32) -> UInt32 {
        UInt32(truncatingIfNeeded: max(0, min(channel, alpha)))
    }
}
