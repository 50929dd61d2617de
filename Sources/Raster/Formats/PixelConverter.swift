/// Turns pixels of a surface into a panel's own format and orientation, and back.
///
/// A surface is seen as the viewer sees it; the panel's memory is in its native orientation. Only the pixels asked for
/// are written, in whole bytes: where pixels share a byte the rectangle is widened to bytes, and the neighbours are
/// taken from the surface, so the panel's memory is never read. Pixels that are not opaque are seen over black.
/// Thresholds of the dither follow the surface's coordinates, so a part gives the same bytes as the whole.
public struct PixelConverter: Hashable, Sendable {
    /// How the panel lays out its pixels.
    public let format: PixelFormat
    /// How the picture is turned on the panel.
    public let rotation: Rotation
    /// Whether lost depth is spread by ordered dither; colours that the format can express are never changed.
    public let dither: Bool

    /// Makes a converter. One for a format that is not supported (see ``PixelFormat/isSupported``) writes nothing.
    public init(format: PixelFormat, rotation: Rotation = .none, dither: Bool = true) {
        self.format = format
        self.rotation = rotation
        self.dither = dither
    }

    /// The panel's columns and rows for a surface's.
    public func nativeSize(width: Int, height: Int) -> (width: Int, height: Int) {
        rotation == .none || rotation == .half ? (width, height) : (height, width)
    }

    /// Where a rectangle of a surface of `width` x `height` pixels lies on the panel; not widened, not clipped.
    public func nativeRect(_ rect: PixelRect, width: Int, height: Int) -> PixelRect {
        switch rotation {
        case .none: rect
        case .clockwise90: PixelRect(x0: height - rect.y1, y0: rect.x0, x1: height - rect.y0, y1: rect.x1)
        case .half: PixelRect(x0: width - rect.x1, y0: height - rect.y1, x1: width - rect.x0, y1: height - rect.y0)
        case .clockwise270: PixelRect(x0: rect.y0, y0: width - rect.x1, x1: rect.y1, y1: width - rect.x0)
        }
    }

    /// Where a rectangle of the panel lies on a surface of `width` x `height` pixels: the inverse of ``nativeRect``.
    public func surfaceRect(_ native: PixelRect, width: Int, height: Int) -> PixelRect {
        switch rotation {
        case .none: native
        case .clockwise90: PixelRect(x0: native.y0, y0: height - native.x1, x1: native.y1, y1: height - native.x0)
        case .half:
            PixelRect(x0: width - native.x1, y0: height - native.y1, x1: width - native.x0, y1: height - native.y0)
        case .clockwise270: PixelRect(x0: width - native.y1, y0: native.x0, x1: width - native.y0, y1: native.x1)
        }
    }

    /// The rectangle of the panel that ``convert(_:_:to:bytesPerRow:)`` writes for one of the surface: clipped to the
    /// surface and widened to whole bytes.
    public func writtenRect(_ rect: PixelRect, of surface: Surface) -> PixelRect {
        let clipped = rect.intersection(surface.bounds)
        guard !clipped.isEmpty else { return .empty }
        var native = nativeRect(clipped, width: surface.width, height: surface.height)
        let perByte = max(1, 8 / max(1, format.bitsPerPixel))
        let columns = nativeSize(width: surface.width, height: surface.height).width
        native.x0 = native.x0 / perByte * perByte
        native.x1 = min((native.x1 + perByte - 1) / perByte * perByte, columns)
        return native
    }

    /// Writes the pixels of `rect`, in the surface's coordinates, into a panel's memory.
    ///
    /// - Parameters:
    ///   - base: the panel's first pixel in native orientation.
    ///   - bytesPerRow: bytes from a native row to the next.
    /// - Returns: the number of bytes written.
    @discardableResult
    public func convert(
        _ surface: Surface, _ rect: PixelRect, to base: UnsafeMutableRawPointer, bytesPerRow: Int
    ) -> Int {
        let native = writtenRect(rect, of: surface)
        guard !native.isEmpty, format.isSupported else { return 0 }
        let walk = SourceWalk(surface: surface, rotation: rotation)
        let kernel = RowKernel(format)
        // Thresholds repeat every 8 rows; without dither there is but one.
        let patterns = dither ? 8 : 1
        var patternMemory = PatternMemory()
        withUnsafeMutableBytes(of: &patternMemory) { memory in
            guard let thresholds = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            for row in 0..<patterns {
                let pattern = thresholds + row * RowKernel.patternBytes
                if dither {
                    walk.fillThresholds(pattern, nativeX: native.x0, nativeY: row)
                } else {
                    pattern.initialize(repeating: UInt8(OrderedDither.nearest), count: RowKernel.chunk)
                }
                kernel.prepare(pattern)
            }
            let target = NativeTarget(
                kernel: kernel, patterns: UnsafePointer(thresholds), patternMask: patterns - 1, base: base,
                bytesPerRow: bytesPerRow, bitsPerPixel: format.bitsPerPixel)
            walk.convert(native, to: target)
        }
        return native.height * format.bytesPerRow(width: native.width)
    }
}

/// Memory on the stack for 8 patterns.
private struct PatternMemory {
    private typealias Pattern = (SIMD64<UInt8>, SIMD64<UInt8>, SIMD64<UInt8>)
    private var patterns: (Pattern, Pattern, Pattern, Pattern, Pattern, Pattern, Pattern, Pattern)

    init() {
        let zero = SIMD64<UInt8>(repeating: 0)
        let pattern = (zero, zero, zero)
        patterns = (pattern, pattern, pattern, pattern, pattern, pattern, pattern, pattern)
    }
}

/// Where converted pixels go.
struct NativeTarget {
    let kernel: RowKernel
    /// Prepared thresholds of each row's first pixels, and the mask for a row's number in them.
    let patterns: UnsafePointer<UInt8>
    let patternMask: Int
    /// The panel's first pixel.
    let base: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let bitsPerPixel: Int

    /// Converts adjacent pixels of a native row, which begin a multiple of 8 columns after the patterns do.
    @inline(__always)
    func put(_ pixels: UnsafePointer<UInt32>, _ count: Int, x: Int, y: Int) {
        kernel.convert(pixels, count, pattern: pattern(y), to: place(x, y))
    }

    /// As ``put(_:_:x:y:)``, of pixels from one down; false where the format must have them in order.
    @inline(__always)
    func putBackwards(_ last: UnsafePointer<UInt32>, _ count: Int, x: Int, y: Int) -> Bool {
        kernel.convertBackwards(last, count, pattern: pattern(y), to: place(x, y))
    }

    @inline(__always)
    private func pattern(_ y: Int) -> UnsafePointer<UInt8> { patterns + (y & patternMask) &* RowKernel.patternBytes }

    @inline(__always)
    private func place(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
        base + (y &* bytesPerRow &+ x &* bitsPerPixel / 8)
    }
}

/// Finds a surface's pixels in the order of a panel's rows.
struct SourceWalk {
    /// Pixels in memory from one native column to the next.
    let step: Int
    /// The same from a native row to the next.
    let rowStep: Int
    private let origin: UnsafeMutablePointer<UInt32>
    private let originX: Int, originY: Int
    private let columnX: Int, columnY: Int

    init(surface: Surface, rotation: Rotation) {
        let stride = surface.bytesPerRow / 4
        let lastX = surface.width - 1
        let lastY = surface.height - 1
        switch rotation {
        case .none: (originX, originY, columnX, columnY) = (0, 0, 1, 0)
        case .clockwise90: (originX, originY, columnX, columnY) = (0, lastY, 0, -1)
        case .half: (originX, originY, columnX, columnY) = (lastX, lastY, -1, 0)
        case .clockwise270: (originX, originY, columnX, columnY) = (lastX, 0, 0, 1)
        }
        origin = surface.pixels + (originY * stride + originX)
        step = columnY * stride + columnX
        // A native row is a quarter turn clockwise from a native column.
        rowStep = columnX * stride - columnY
    }

    func pixel(nativeX: Int, nativeY: Int) -> UnsafeMutablePointer<UInt32> {
        origin + (nativeX * step + nativeY * rowStep)
    }

    /// The thresholds of a native row from a column on; they repeat every 8 columns.
    func fillThresholds(_ thresholds: UnsafeMutablePointer<UInt8>, nativeX: Int, nativeY: Int) {
        for index in 0..<8 {
            let x = originX + (nativeX + index) * columnX - nativeY * columnY
            let y = originY + (nativeX + index) * columnY + nativeY * columnX
            thresholds[index] = UInt8(OrderedDither.threshold(x: x, y: y))
        }
        for index in 8..<RowKernel.chunk { thresholds[index] = thresholds[index & 7] }
    }
}
