/// A colour that is not premultiplied, for the modes that mix hue, saturation and luminosity.
struct ColorTriple {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ pixel: PixelChannels) {
        let scale = pixel.alpha > 0 ? 1 / Double(pixel.alpha) : 0
        self.init(
            red: Double(pixel.red) * scale, green: Double(pixel.green) * scale, blue: Double(pixel.blue) * scale)
    }

    /// The mode's mix of a source and a backdrop.
    static func blend(_ source: ColorTriple, _ backdrop: ColorTriple, _ mode: BlendMode) -> ColorTriple {
        switch mode {
        case .hue: source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
        case .saturation: backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
        case .color: source.withLuminosity(backdrop.luminosity)
        default: backdrop.withLuminosity(source.luminosity)
        }
    }

    private var least: Double { min(red, min(green, blue)) }
    private var greatest: Double { max(red, max(green, blue)) }
    private var saturation: Double { greatest - least }
    /// By the standard's weights.
    private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

    private func map(_ change: (Double) -> Double) -> ColorTriple {
        ColorTriple(red: change(red), green: change(green), blue: change(blue))
    }

    private func withSaturation(_ value: Double) -> ColorTriple {
        let low = least
        let span = saturation
        return span > 0 ? map { ($0 - low) * value / span } : ColorTriple(red: 0, green: 0, blue: 0)
    }

    private func withLuminosity(_ value: Double) -> ColorTriple {
        let change = value - luminosity
        return map { $0 + change }.clipped
    }

    /// The colour brought back into 0...1 along the line to its own grey.
    private var clipped: ColorTriple {
        let gray = luminosity
        var result = self
        let low = least
        if low < 0 { result = result.map { gray + (($0 - gray) * gray) / (gray - low) } }
        let high = result.greatest
        if high > 1 { result = result.map { gray + (($0 - gray) * (1 - gray)) / (high - gray) } }
        return result
    }
}
