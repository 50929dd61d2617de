import Raster

/// Conversions between colour spaces, by operations that all machines round alike.
enum ColorChannels {
    /// sRGB's channels of a colour in a space, clamped to 0...1.
    static func sRGB(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double) -> RGBA {
        switch space {
        case .sRGB: return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue))
        case .sRGBLinear: return encoded(red, green, blue)
        case .displayP3:
            let (r, g, b) = (linear(clamp(red)), linear(clamp(green)), linear(clamp(blue)))
            // From P3's primaries to sRGB's, both with D65 (CSS Color 4). White has to stay white to the last bit, so
            // green and blue come as differences from red.
            return encoded(
                r + 0.2249401763 * (r - g), g + 0.0420569549 * (g - r),
                b + 0.0196375546 * (b - r) + 0.0786360656 * (b - g))
        }
    }

    static func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    private static func encoded(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
        RGBA(red: encoded(red), green: encoded(green), blue: encoded(blue))
    }

    /// sRGB's curve, 0...1.
    static func encoded(_ linear: Double) -> Double {
        let value = clamp(linear)
        return value <= 0.0031308 ? value * 12.92 : 1.055 * root(value * value * value * value * value, 12) - 0.055
    }

    /// The inverse of sRGB's curve, 0...1.
    static func linear(_ encoded: Double) -> Double {
        let value = clamp(encoded)
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // The power of 2.4: the square times the fifth root of the square.
        return base * base * root(base * base, 5)
    }

    /// The v with v^degree = x, for 0...1, found by bisection.
    static func root(_ x: Double, _ degree: Int) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<52 {
            let middle = (low + high) / 2
            var power = middle
            for _ in 1..<degree { power *= middle }
            if power < x { low = middle } else { high = middle }
        }
        return high
    }

    /// A share of one colour with the rest of another; opacity too.
    static func mix(_ a: RGBA, _ b: RGBA, _ share: Double, isPerceptual: Bool) -> RGBA {
        let part = clamp(share)
        if part == 0 { return a }
        if part == 1 { return b }
        func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
        let alpha = mixed(a.alpha, b.alpha)
        guard isPerceptual else {
            return RGBA(
                red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue), alpha: alpha)
        }
        let (first, second) = (Oklab(a), Oklab(b))
        let between = Oklab(
            lightness: mixed(first.lightness, second.lightness), a: mixed(first.a, second.a),
            b: mixed(first.b, second.b))
        return between.rgba.opacity(alpha)
    }
}

/// A colour by how it looks (Björn Ottosson, "A perceptual color space for image processing", 2020).
struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ color: RGBA) {
        let (r, g, b) = (
            ColorChannels.linear(color.red), ColorChannels.linear(color.green), ColorChannels.linear(color.blue)
        )
        let l = ColorChannels.root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 3)
        let m = ColorChannels.root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 3)
        let s = ColorChannels.root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 3)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    var rgba: RGBA {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return RGBA(
            red: ColorChannels.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: ColorChannels.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: ColorChannels.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }
}
