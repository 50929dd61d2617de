/// A rectangle of pixels to draw into, placed in the device's coordinates.
struct Layer {
    /// The pixel in the rectangle's first column and row.
    let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels in memory from a row to the next.
    let stride: Int
    /// Where it lies on the device.
    let bounds: PixelRect
    /// Whether this is the surface itself and not a group on the way to it.
    let isSurface: Bool

    /// The pixel at a device position inside.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y &- bounds.y0) &* stride &+ (x &- bounds.x0))
    }
}

/// Memory for groups and clips that is handed back and used again, so that drawing settles without allocating.
final class ScratchPool {
    private var free: [UnsafeMutableRawBufferPointer] = []
    /// Blocks allocated since the start.
    private(set) var allocations = 0

    deinit { for block in free { block.deallocate() } }

    /// At least as many bytes, 64-byte aligned, of any content.
    func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
        // The smallest block that is large enough.
        var best: Int?
        for (index, block) in free.enumerated() where block.count >= byteCount {
            if best.map({ free[$0].count > block.count }) ?? true { best = index }
        }
        if let best { return free.remove(at: best) }
        allocations += 1
        return .allocate(byteCount: (max(byteCount, 1) + 4095) & ~4095, alignment: 64)
    }

    /// Gives a block back.
    func give(_ block: UnsafeMutableRawBufferPointer) { free.append(block) }
}
