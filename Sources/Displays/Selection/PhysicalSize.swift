/// What a kernel reports as the size of a panel, of which many values are not true.
struct PhysicalSize: Hashable {
    /// Millimetres from left to right.
    var width: Int
    /// Millimetres from top to bottom.
    var height: Int

    /// Device pixels to an inch, if the size can be believed for that many pixels.
    ///
    /// Drivers report 0, -1, one size for every panel they know (154x86 for the Waveshare DSI family, 27x27 for all of
    /// ssd130x), or an aspect ratio in place of centimetres (160x90). What remains must give 30 to 800 dpi, and pixels
    /// that are square to within a third.
    func dotsPerInch(pixelWidth: Int, pixelHeight: Int) -> Double? {
        guard width > 0, height > 0, !isKnownLie(pixelWidth, pixelHeight) else { return nil }
        let across = Double(pixelWidth) * 25.4 / Double(width)
        let down = Double(pixelHeight) * 25.4 / Double(height)
        guard across < down * 4 / 3, down < across * 4 / 3 else { return nil }
        let mean = (across * down).squareRoot()
        return (30...800).contains(mean) ? mean : nil
    }

    private func isKnownLie(_ pixelWidth: Int, _ pixelHeight: Int) -> Bool {
        switch (width, height) {
        case (154, 86): (pixelWidth, pixelHeight) != (800, 480)
        case (27, 27), (160, 90), (160, 100), (16, 9), (16, 10), (4, 3): true
        default: false
        }
    }
}
