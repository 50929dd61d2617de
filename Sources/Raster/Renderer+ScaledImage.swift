/// How a picture's pixels become those of another grid.
public enum ImageInterpolation: Hashable, Sendable {
    /// Each takes the nearest one.
    case nearest
    /// Larger: bilinear between centres. Smaller along an axis of the device: the mean over what each covers.
    case smooth
}

extension Renderer {
    /// Draws a part of a surface with its own alpha into a rectangle; the part's outermost pixels go on to the
    /// rectangle's edge, and none outside of the part is used.
    ///
    /// - Parameters:
    ///   - image: where the pixels are; must not change meanwhile.
    ///   - source: the part, cut off at the surface's edges; nil for all of it.
    ///   - rect: where it goes, in `transform`'s space.
    ///   - interpolation: how pixels between the picture's are found.
    ///   - opacity: 0...1.
    ///   - antialiased: whether the rectangle's edges are smooth.
    public func draw(
        _ image: Surface, source: PixelRect?, in rect: Rect, interpolation: ImageInterpolation, opacity: Double,
        transform: AffineTransform, antialiased: Bool = true
    ) {
        let part = (source ?? image.bounds).intersection(image.bounds)
        let alpha = UInt32((RGBA.clamped(opacity) * 255).rounded())
        guard alpha > 0, !rect.isEmpty, !part.isEmpty, !clipBounds.isEmpty else { return }
        let toRect = AffineTransform(
            a: rect.width / Double(part.width), b: 0, c: 0, d: rect.height / Double(part.height), tx: rect.minX,
            ty: rect.minY)
        let toDevice = toRect.concatenating(transform)
        guard let shape = shape(of: Corners(rect, transform), antialiased), let inverse = toDevice.finiteInverse else {
            return
        }
        let pixels = ImagePart(image, part, opacity: alpha)
        withExtendedLifetime(image) {
            if interpolation == .nearest {
                paint(shape, NearestShader(pixels, inverse: inverse))
            } else if toDevice.isScaleAndTranslation, abs(inverse.a) > 1 || abs(inverse.d) > 1 {
                paint(shape, AreaShader(pixels, inverse: inverse))
            } else {
                paint(shape, BilinearShader(pixels, inverse: inverse))
            }
        }
    }
}

/// The pixels of a part of a surface, repeated past its edges.
struct ImagePart {
    let pixels: UnsafePointer<UInt32>
    let stride: Int
    let lastX: Int
    let lastY: Int
    /// 0...255, by which the pixels are multiplied.
    let opacity: UInt32

    init(_ image: Surface, _ part: PixelRect, opacity: UInt32) {
        stride = image.bytesPerRow / 4
        pixels = UnsafePointer(image.pixels) + (part.y0 * stride + part.x0)
        lastX = part.width - 1
        lastY = part.height - 1
        self.opacity = opacity
    }

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        pixels[min(max(y, 0), lastY) &* stride &+ min(max(x, 0), lastX)]
    }
}

/// Each place's nearest pixel.
struct NearestShader: Shader {
    private let part: ImagePart
    private let map: AffineTransform
    let isOpaque = false

    init(_ part: ImagePart, inverse: AffineTransform) {
        self.part = part
        map = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let stepX = PixelPlace.step(map.a)
        let stepY = PixelPlace.step(map.b)
        var placeX = PixelPlace.start(map.c * Double(y) + map.tx) &+ stepX &* Int64(x)
        var placeY = PixelPlace.start(map.d * Double(y) + map.ty) &+ stepY &* Int64(x)
        for index in 0..<count {
            output[index] = scaled(
                part.pixel(Int(truncatingIfNeeded: placeX &>> 32), Int(truncatingIfNeeded: placeY &>> 32)),
                part.opacity)
            placeX &+= stepX
            placeY &+= stepY
        }
    }
}

/// Bilinear between the centres of pixels.
struct BilinearShader: Shader {
    private let part: ImagePart
    private let map: AffineTransform
    let isOpaque = false

    init(_ part: ImagePart, inverse: AffineTransform) {
        self.part = part
        map = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
            .concatenating(.translation(x: -0.5, y: -0.5))
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let stepX = PixelPlace.step(map.a)
        let stepY = PixelPlace.step(map.b)
        var placeX = PixelPlace.start(map.c * Double(y) + map.tx) &+ stepX &* Int64(x)
        var placeY = PixelPlace.start(map.d * Double(y) + map.ty) &+ stepY &* Int64(x)
        for index in 0..<count {
            let left = Int(truncatingIfNeeded: placeX &>> 32)
            let top = Int(truncatingIfNeeded: placeY &>> 32)
            let weightX = UInt32(truncatingIfNeeded: placeX &>> 24) & 255
            let weightY = UInt32(truncatingIfNeeded: placeY &>> 24) & 255
            let upper = mixed(part.pixel(left, top), part.pixel(left &+ 1, top), weightX)
            let lower = mixed(part.pixel(left, top &+ 1), part.pixel(left &+ 1, top &+ 1), weightX)
            output[index] = scaled(mixed(upper, lower, weightY), part.opacity)
            placeX &+= stepX
            placeY &+= stepY
        }
    }
}

/// The mean of what a device pixel covers, for maps without a turn.
///
/// Borders between device pixels lie on the picture in 256ths of its pixels, so that what one leaves out the next one
/// counts; each channel is summed in whole numbers and divided once, rounded to nearest.
struct AreaShader: Shader {
    private let part: ImagePart
    private let map: AffineTransform
    let isOpaque = false

    init(_ part: ImagePart, inverse: AffineTransform) {
        self.part = part
        map = inverse
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    /// The part of the picture between two borders of device pixels: from the less to the greater, in 256ths.
    struct Range {
        let start: Int
        let end: Int

        /// - Parameters:
        ///   - from: the place of one border, in pixels of the picture.
        ///   - to: that of the other.
        ///   - last: the picture's last pixel.
        init(_ from: Double, _ to: Double, last: Int) {
            let limit = (last + 1) * 256
            let a = Self.clamped(min(from, to), limit)
            let b = Self.clamped(max(from, to), limit)
            // Nothing in between, or past an edge: the nearest pixel.
            if b > a {
                (start, end) = (a, b)
            } else {
                let pixel = min(a >> 8, last)
                (start, end) = (pixel << 8, (pixel + 1) << 8)
            }
        }

        private static func clamped(_ value: Double, _ limit: Int) -> Int {
            value > 0 ? Int((min(value, 40_000) * 256).rounded()) < limit ? Int((value * 256).rounded()) : limit : 0
        }

        /// How much of a pixel lies in it, in 256ths.
        @inline(__always)
        func weight(_ pixel: Int) -> UInt64 {
            UInt64(truncatingIfNeeded: min(end, (pixel &+ 1) &<< 8) &- max(start, pixel &<< 8))
        }
    }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let rows = Range(map.d * Double(y) + map.ty, map.d * Double(y + 1) + map.ty, last: part.lastY)
        for index in 0..<count {
            let column = Double(x &+ index)
            let columns = Range(map.a * column + map.tx, map.a * (column + 1) + map.tx, last: part.lastX)
            output[index] = scaled(mean(columns, rows), part.opacity)
        }
    }

    @inline(__always)
    private func mean(_ columns: Range, _ rows: Range) -> UInt32 {
        var sums = (blue: UInt64(0), green: UInt64(0), red: UInt64(0), alpha: UInt64(0))
        var y = rows.start >> 8
        while y &<< 8 < rows.end {
            let row = part.pixels + y &* part.stride
            let height = rows.weight(y)
            var x = columns.start >> 8
            while x &<< 8 < columns.end {
                let weight = columns.weight(x) &* height
                let pixel = UInt64(row[x])
                sums.blue &+= (pixel & 255) &* weight
                sums.green &+= (pixel &>> 8 & 255) &* weight
                sums.red &+= (pixel &>> 16 & 255) &* weight
                sums.alpha &+= (pixel &>> 24) &* weight
                x &+= 1
            }
            y &+= 1
        }
        let total = UInt64(truncatingIfNeeded: (columns.end &- columns.start) &* (rows.end &- rows.start))
        let half = total / 2
        let value =
            ((sums.alpha &+ half) / total) &<< 24 | ((sums.red &+ half) / total) &<< 16
            | ((sums.green &+ half) / total) &<< 8 | ((sums.blue &+ half) / total)
        return UInt32(truncatingIfNeeded: value)
    }
}
