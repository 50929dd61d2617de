import Raster

extension RGBA {
    /// Red, green and blue times alpha, and alpha: what a fade goes through, so that one from clear keeps its hue.
    var premultiplied: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }

    /// Makes a colour of the first four of some numbers; see ``premultiplied``.
    init(premultiplied parts: ArraySlice<Double>) {
        let first = parts.startIndex
        let alpha = min(max(parts[first + 3], 0), 1)
        let scale = alpha > 0 ? 1 / alpha : 0
        func channel(_ value: Double) -> Double { min(max(value * scale, 0), 1) }
        self.init(
            red: channel(parts[first]), green: channel(parts[first + 1]), blue: channel(parts[first + 2]), alpha: alpha)
    }
}
