/// A device position in 256ths of a pixel. Outlines are rounded to this grid once, before any clipping, so the
/// coverage of a pixel cannot depend on what else is drawn.
struct FixedPoint: Equatable {
    var x: Int32
    var y: Int32

    /// Coordinates that scan conversion takes, in pixels either way; surfaces end at 32,768.
    static let limit = 1_048_576.0

    /// The nearest grid position of a point within ``limit``.
    @inline(__always)
    init(_ p: Point) {
        x = Self.rounded(p.x)
        y = Self.rounded(p.y)
    }

    /// Adding 1.5 · 2^52 leaves the nearest integer in a double's low bits: no libm call, no trap.
    @inline(__always)
    static func rounded(_ pixels: Double) -> Int32 { nearest(pixels * 256) }

    /// The nearest whole number to one that 32 bits hold.
    @inline(__always)
    static func nearest(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
    }

    /// The nearest whole number to one that 50 bits hold.
    @inline(__always)
    static func nearestInt(_ value: Double) -> Int {
        Int(bitPattern: UInt(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)) &- 0x4338_0000_0000_0000
    }
}

/// A slanted or upright line with `y0 < y1`, relative to the corner of the area being scanned.
struct Edge {
    var x0: Int32
    var y0: Int32
    var x1: Int32
    var y1: Int32
    /// 1 where the outline goes down, -1 where it goes up.
    var winding: Int32
    /// The next edge that begins in the same band; -1 for none.
    var next: Int32
}

extension Edge {
    /// Whether another edge begins where this one ends, both upright and of one direction.
    func isContinued(by other: Edge) -> Bool {
        x0 == x1 && other.x0 == x0 && other.x1 == x0 && winding == other.winding && y1 == other.y0
    }
}
