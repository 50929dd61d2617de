/// The spans of an axis-aligned rectangle: those that scanning its outline would give, without scanning.
struct RectSpans {
    private let x0: Int
    private let y0: Int
    private let x1: Int
    private let y1: Int
    private let antialiased: Bool

    /// Makes the spans of the rectangle between two opposite corners in device pixels, which must not be NaN.
    init(_ a: Point, _ b: Point, antialiased: Bool) {
        x0 = Self.fixed(min(a.x, b.x))
        y0 = Self.fixed(min(a.y, b.y))
        x1 = Self.fixed(max(a.x, b.x))
        y1 = Self.fixed(max(a.y, b.y))
        self.antialiased = antialiased
    }

    private static func fixed(_ value: Double) -> Int {
        Int(FixedPoint.rounded(min(max(value, -FixedPoint.limit), FixedPoint.limit)))
    }

    /// The rectangle as whole pixels, where that is what it covers.
    var pixelRect: PixelRect? {
        guard antialiased else {
            return PixelRect(x0: (x0 + 127) >> 8, y0: (y0 + 127) >> 8, x1: (x1 + 127) >> 8, y1: (y1 + 127) >> 8)
        }
        guard (x0 | y0 | x1 | y1) & 255 == 0 else { return nil }
        return PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: x1 >> 8, y1: y1 >> 8)
    }

    /// Every pixel that is touched.
    var bounds: PixelRect {
        pixelRect ?? PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8)
    }

    /// Hands the rows inside a clip to a sink.
    func sweep<Sink: SpanSink>(clip: PixelRect, into sink: inout Sink) {
        let area = bounds.intersection(clip)
        guard !area.isEmpty else { return }
        let isWhole = pixelRect != nil
        withUnsafeTemporaryAllocation(of: Span.self, capacity: 3) { spans in
            guard let base = spans.baseAddress else { return }
            var count = 0
            var height = -1
            for y in area.y0..<area.y1 {
                let rowHeight = isWhole ? 256 : min(y1, (y &+ 1) &* 256) &- max(y0, y &* 256)
                if rowHeight != height {
                    height = rowHeight
                    count = isWhole ? Self.wholeRow(area, base) : fillRow(area, height, base)
                }
                guard count > 0 else { continue }
                sink.row(
                    SpanRow(
                        y: y, spans: UnsafeBufferPointer(start: base, count: count),
                        covers: UnsafePointer(bitPattern: 1).unsafelyUnwrapped))
            }
        }
    }

    private static func wholeRow(_ area: PixelRect, _ spans: UnsafeMutablePointer<Span>) -> Int {
        spans[0] = Span(x: Int32(area.x0), count: Int32(area.width), coverage: 255)
        return 1
    }

    /// A row that the rectangle covers to a height in 256ths: a left, a middle and a right part.
    private func fillRow(_ area: PixelRect, _ height: Int, _ spans: UnsafeMutablePointer<Span>) -> Int {
        let left = x0 >> 8
        let right = x1 >> 8
        var count = 0
        func add(_ from: Int, _ to: Int, _ width: Int) {
            let coverage = (2 * height * width * 255 + 65_536) >> 17
            let start = max(from, area.x0)
            let end = min(to, area.x1)
            guard start < end, coverage > 0 else { return }
            spans[count] = Span(x: Int32(start), count: Int32(end - start), coverage: Int32(coverage))
            count += 1
        }
        if left == right {
            add(left, left + 1, x1 - x0)
        } else {
            let isCut = x0 & 255 != 0
            if isCut { add(left, left + 1, 256 - (x0 & 255)) }
            add(isCut ? left + 1 : left, right, 256)
            add(right, right + 1, x1 & 255)
        }
        return count
    }
}
