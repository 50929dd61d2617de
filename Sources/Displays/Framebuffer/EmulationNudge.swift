import Raster

/// Sees to it that the frame buffer which a DRM driver emulates shows all that was written into it.
///
/// The emulation collects the pages that were written and copies them to the screen 50 ms after the first, as the
/// rectangle around them. Where all of them lie in one row and the last ends with that row, it takes the rectangle's
/// right end modulo the row's length: the rectangle is empty, and the row stays unseen until something else is written
/// (kernel 6.1: the last 340 bytes of 1280x800 at 32 bits, or any one row of 1024 pixels). A frame of several rows meets
/// this as well, when the 50 ms end while its last row is being written.
///
/// So each frame ends by writing a pixel of its first row, one of its last and the first again. Two rows are one
/// rectangle that holds the frame, whatever was copied before; the third pixel is for 50 ms that end between the two.
/// It holds if that takes less than 50 ms, and is done again if it took longer.
struct EmulationNudge {
    /// Half of the time after which the emulation copies, HZ / 20.
    static let limit: UInt64 = 25_000_000
    /// A machine too slow for that after so many tries has other troubles.
    static let attempts = 8

    private let first: PixelRect
    private let last: PixelRect

    /// Whether the emulation can lose anything of a frame buffer at all: pages must be able to lie in one row and to end with
    /// it. Rows shorter than a page never hold one, except for what the last page has of the memory. Most small panels
    /// are so: 320x240 at 16 bits, 640x480 and 800x480 at 16 and 32. They get no more than the damage.
    static func isNeeded(_ geometry: FramebufferGeometry, pageBytes: Int) -> Bool {
        let row = geometry.bytesPerRow
        return row >= pageBytes
            || [geometry.height * row, geometry.length].contains { (1...row).contains($0 % pageBytes) }
    }

    /// The pixels to write for a frame; nil where there is none or the panel has one row alone.
    init?(_ updates: Damage, _ layout: PanelLayout) {
        let rects = updates.rects.map { layout.native($0) }
        guard let top = rects.map(\.y0).min(), let end = rects.map(\.y1).max(), layout.nativeHeight > 1 else {
            return nil
        }
        let last = end - 1
        let first = top < last ? top : last > 0 ? last - 1 : last + 1
        self.first = layout.view(PixelRect(x: 0, y: first, width: 1, height: 1))
        self.last = layout.view(PixelRect(x: 0, y: last, width: 1, height: 1))
    }

    /// Writes the pixels by a closure that returns the bytes written. Returns the bytes of all.
    func run(system: any System, write: (PixelRect) -> Int) -> Int {
        var bytes = 0
        for _ in 0..<Self.attempts {
            let start = system.nanoseconds
            bytes += write(first) + write(last) + write(first)
            if system.nanoseconds - start < Self.limit { break }
        }
        return bytes
    }
}
