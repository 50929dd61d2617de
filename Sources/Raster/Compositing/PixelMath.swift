// Arithmetic on premultiplied pixels, all channels at once in one 32-bit word. `x · m / 255` is rounded to nearest
// exactly: with t = x · m + 128, (t + t / 256) / 256 is that for every x and m up to 255, and t fits 16 bits.

/// Every channel times m / 255.
@inline(__always)
func scaled(_ pixel: UInt32, _ m: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* m &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var odd = ((pixel &>> 8) & 0x00FF_00FF) &* m &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
}

/// x · m / 255 of one channel, rounded to nearest.
@inline(__always)
func scaledChannel(_ x: UInt32, _ m: UInt32) -> UInt32 {
    let t = x &* m &+ 128
    return (t &+ (t &>> 8)) &>> 8
}

/// A pixel over another.
@inline(__always)
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, 255 &- (source &>> 24))
}

extension RGBA {
    /// The premultiplied pixel: alpha is rounded to 8 bits first, then each channel times it. Channels out of 0...1
    /// are clamped; NaN counts as 0.
    public var pixel: Pixel {
        let alpha = (Self.clamped(self.alpha) * 255).rounded()
        let red = UInt32((Self.clamped(self.red) * alpha).rounded())
        let green = UInt32((Self.clamped(self.green) * alpha).rounded())
        let blue = UInt32((Self.clamped(self.blue) * alpha).rounded())
        return Pixel(value: UInt32(alpha) << 24 | red << 16 | green << 8 | blue)
    }

    static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
