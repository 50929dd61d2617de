import Raster

/// Turns an outline into pixels that are on or off: those whose centre is inside, and the ones that keep thin strokes in
/// one piece. FreeType has a rasteriser for that too, whose pixels differ from version to version; this one gives the
/// same everywhere.
struct MonoScan {
    /// A stretch of a row or column inside the outline.
    private struct Span {
        var start: Double
        var end: Double
        /// The first pixel whose centre is inside.
        var first: Int { Int((start - 0.5).rounded(.up)) }
        /// The last pixel whose centre is inside; before the first where there is none.
        var last: Int { Int((end - 0.5).rounded(.down)) }
        var hasCenter: Bool { first <= last }
    }

    /// A point where an edge crosses the middle of a row or column.
    private struct Crossing {
        var place: Double
        var winding: Int
    }

    /// Straight pieces to a curve: at the largest masks, 160 pixels, these stay within a 20th of a pixel of it.
    private static let pieces = 16

    private var edges: [(from: Point, to: Point)] = []
    private let bounds: PixelRect
    private var pixels: [UInt8]

    /// Scans an outline in pixels, y down.
    init(_ path: Path) {
        var flattened = Flattener()
        for element in path.elements { flattened.add(element, pieces: MonoScan.pieces) }
        edges = flattened.edges
        bounds = flattened.bounds
        pixels = Array(repeating: 0, count: bounds.area)
        guard !bounds.isEmpty else { return }
        let rows = (bounds.y0..<bounds.y1).map { spans(at: Double($0) + 0.5, vertical: false) }
        let columns = (bounds.x0..<bounds.x1).map { spans(at: Double($0) + 0.5, vertical: true) }
        for (y, spans) in rows.enumerated() {
            for span in spans where span.hasCenter {
                for x in span.first...span.last { turnOn(x, y + bounds.y0) }
            }
        }
        keepStrokes(rows, vertical: false)
        keepStrokes(columns, vertical: true)
    }

    /// The pixels from the first row and column with ink to the last; `top` counts rows from the baseline up.
    var mask: GlyphMask {
        guard !bounds.isEmpty, pixels.contains(255) else { return .empty }
        let coverage = CoverageMask(width: bounds.width, height: bounds.height, coverage: pixels)
        return GlyphMask(left: bounds.x0, top: -bounds.y0, mask: coverage)
    }

    private func isOn(_ x: Int, _ y: Int) -> Bool {
        guard x >= bounds.x0, y >= bounds.y0, x < bounds.x1, y < bounds.y1 else { return false }
        return pixels[(y - bounds.y0) * bounds.width + x - bounds.x0] != 0
    }

    private mutating func turnOn(_ x: Int, _ y: Int) {
        guard x >= bounds.x0, y >= bounds.y0, x < bounds.x1, y < bounds.y1 else { return }
        pixels[(y - bounds.y0) * bounds.width + x - bounds.x0] = 255
    }

    /// The stretches inside along the middle of a row or column, by the non-zero rule.
    private func spans(at center: Double, vertical: Bool) -> [Span] {
        var crossings: [Crossing] = []
        for edge in edges {
            let (a, b) = vertical ? (edge.from.x, edge.to.x) : (edge.from.y, edge.to.y)
            guard (a <= center) != (b <= center) else { continue }
            let (p, q) = vertical ? (edge.from.y, edge.to.y) : (edge.from.x, edge.to.x)
            crossings.append(Crossing(place: p + (center - a) * (q - p) / (b - a), winding: a < b ? 1 : -1))
        }
        crossings.sort { $0.place < $1.place }
        var spans: [Span] = []
        var winding = 0
        var start = 0.0
        for crossing in crossings {
            if winding == 0 { start = crossing.place }
            winding += crossing.winding
            if winding == 0 { spans.append(Span(start: start, end: crossing.place)) }
        }
        return spans
    }

    /// Turns on the nearest pixel of stretches that lie between two centres, where they belong to a stroke and neither of
    /// the two pixels is on.
    private mutating func keepStrokes(_ lines: [[Span]], vertical: Bool) {
        for (index, spans) in lines.enumerated() {
            for span in spans where !span.hasCenter && span.end > span.start {
                guard isStroke(span, before: index - 1, after: index + 1, lines) else { continue }
                let nearest = Int(((span.start + span.end) / 2).rounded(.down))
                let line = index + (vertical ? bounds.x0 : bounds.y0)
                if vertical {
                    if !isOn(line, span.last) && !isOn(line, span.first) { turnOn(line, nearest) }
                } else if !isOn(span.last, line) && !isOn(span.first, line) {
                    turnOn(nearest, line)
                }
            }
        }
    }

    /// Whether a stretch is part of a stroke: it goes on to both sides, or ends there after being thin. What goes on to
    /// one side and widens at once is the tip of a curve.
    private func isStroke(_ span: Span, before: Int, after: Int, _ lines: [[Span]]) -> Bool {
        let (first, second) = (neighbor(of: span, lines, before), neighbor(of: span, lines, after))
        if first != nil && second != nil { return true }
        guard let only = first ?? second else { return false }
        return only.end - only.start < 1.5
    }

    private func neighbor(of span: Span, _ lines: [[Span]], _ index: Int) -> Span? {
        guard lines.indices.contains(index) else { return nil }
        return lines[index].first { $0.start <= span.end + 1 && $0.end >= span.start - 1 }
    }
}

/// Cuts contours into straight edges.
private struct Flattener {
    var edges: [(from: Point, to: Point)] = []
    private var start = Point.zero
    private var current = Point.zero
    private var corners = (x0: Double.infinity, y0: Double.infinity, x1: -Double.infinity, y1: -Double.infinity)

    /// The pixels that the edges touch.
    var bounds: PixelRect {
        guard corners.x0 <= corners.x1 else { return .empty }
        return PixelRect(
            covering: Rect(
                x: corners.x0, y: corners.y0, width: corners.x1 - corners.x0, height: corners.y1 - corners.y0))
    }

    mutating func add(_ element: Path.Element, pieces: Int) {
        switch element {
        case .move(let p): (start, current) = (p, p)
        case .line(let p): line(to: p)
        case .close: line(to: start)
        case .quad(let p, let control):
            let from = current
            for piece in 1...pieces {
                let t = Double(piece) / Double(pieces)
                line(to: mix(mix(from, control, t), mix(control, p, t), t))
            }
        case .cubic(let p, let first, let second):
            let from = current
            for piece in 1...pieces {
                let t = Double(piece) / Double(pieces)
                let (a, b, c) = (mix(from, first, t), mix(first, second, t), mix(second, p, t))
                line(to: mix(mix(a, b, t), mix(b, c, t), t))
            }
        }
    }

    private func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private mutating func line(to p: Point) {
        edges.append((current, p))
        for point in [current, p] {
            corners = (
                min(corners.x0, point.x), min(corners.y0, point.y), max(corners.x1, point.x), max(corners.y1, point.y)
            )
        }
        current = p
    }
}
