/// Samples to be blurred, one or four to a pixel, with the memory that this takes.
struct BlurPlanes {
    /// Samples to a pixel: 1 of coverage, or 4 of blue, green, red and alpha.
    let channels: Int
    let width: Int
    let height: Int
    private(set) var samples: UnsafeMutablePointer<UInt16>
    private var spare: UnsafeMutablePointer<UInt16>
    private let sums: UnsafeMutablePointer<UInt32>
    private let zeros: UnsafeMutablePointer<UInt16>
    private let memory: UnsafeMutableRawBufferPointer

    /// Takes memory for an area, of any content, from a pool; ``give(back:)`` hands it back.
    init(channels: Int, width: Int, height: Int, pool: ScratchPool) {
        self.channels = channels
        self.width = width
        self.height = height
        let count = width * height * channels
        let longest = max(width, height) * channels
        memory = pool.take(count * 4 + longest * 6 + 64)
        let base = UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped)
        sums = base.bindMemory(to: UInt32.self, capacity: longest)
        zeros = (base + longest * 4).bindMemory(to: UInt16.self, capacity: longest)
        samples = (base + longest * 6).alignedUp(toMultipleOf: 8).bindMemory(to: UInt16.self, capacity: count)
        spare = samples + count
        zeros.update(repeating: 0, count: longest)
    }

    func give(back pool: ScratchPool) { pool.give(memory) }

    /// Blurs by one box across and another down; nil for not at all.
    mutating func blur(across: BoxBlur?, down: BoxBlur?) {
        if let down { run(down, length: width * channels, rows: height) }
        guard let across else { return }
        transpose(rows: height, columns: width)
        run(across, length: height * channels, rows: width)
        transpose(rows: width, columns: height)
    }

    private mutating func run(_ blur: BoxBlur, length: Int, rows: Int) {
        for _ in 0..<BoxBlur.passes {
            blur.pass(samples, spare, length: length, rows: rows, sums: sums, zeros: zeros)
            swap(&samples, &spare)
        }
    }

    /// Turns rows into columns, in squares that fit the cache.
    private mutating func transpose(rows: Int, columns: Int) {
        if channels == 4 {
            Self.transpose(
                UnsafeMutableRawPointer(samples).assumingMemoryBound(to: UInt64.self),
                UnsafeMutableRawPointer(spare).assumingMemoryBound(to: UInt64.self), rows, columns)
        } else {
            Self.transpose(samples, spare, rows, columns)
        }
        swap(&samples, &spare)
    }

    @inline(__always)
    private static func transpose<Unit: FixedWidthInteger>(
        _ source: UnsafeMutablePointer<Unit>, _ target: UnsafeMutablePointer<Unit>, _ rows: Int, _ columns: Int
    ) {
        let side = 16
        for top in stride(from: 0, to: rows, by: side) {
            for left in stride(from: 0, to: columns, by: side) {
                for y in top..<min(top &+ side, rows) {
                    for x in left..<min(left &+ side, columns) { target[x &* rows &+ y] = source[y &* columns &+ x] }
                }
            }
        }
    }
}

extension BlurPlanes {
    /// Takes a row of premultiplied pixels.
    func load(_ row: UnsafePointer<UInt32>, y: Int) {
        let target = UnsafeMutableRawPointer(samples + y * width * 4).assumingMemoryBound(to: UInt64.self)
        for x in 0..<width { target[x] = Self.spread(row[x]) }
    }

    /// Writes a row of premultiplied pixels.
    func store(_ row: UnsafeMutablePointer<UInt32>, y: Int) {
        let source = UnsafeMutableRawPointer(samples + y * width * 4).assumingMemoryBound(to: UInt64.self)
        for x in 0..<width { row[x] = Self.packed(source[x]) }
    }

    /// Takes the alpha of a row of pixels.
    func loadAlpha(_ row: UnsafePointer<UInt32>, y: Int) {
        let target = samples + y * width
        for x in 0..<width { target[x] = UInt16(truncatingIfNeeded: (row[x] &>> 24) &<< 4) }
    }

    /// A pixel's channels as 16ths, blue first.
    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        let pairs = (wide | wide &<< 16) & 0x0000_FFFF_0000_FFFF
        return ((pairs | pairs &<< 8) & 0x00FF_00FF_00FF_00FF) &<< 4
    }

    /// The pixel of channels in 16ths, rounded to nearest.
    @inline(__always)
    static func packed(_ samples: UInt64) -> UInt32 {
        let bytes = ((samples &+ 0x0008_0008_0008_0008) &>> 4) & 0x00FF_00FF_00FF_00FF
        let pairs = (bytes | bytes &>> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
    }
}
