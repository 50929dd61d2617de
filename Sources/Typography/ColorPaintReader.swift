import Raster

/// Reads a glyph's graph of paints out of a `COLR` table.
///
/// Fonts share parts of graphs, and damaged ones lead in circles or to places without end: a part that contains itself,
/// lies deeper than ``maximumDepth`` or comes after ``maximumNodes`` others is left out, as is one that cannot be read.
/// Variable paints have the values that the font gives first.
struct ColorPaintReader {
    /// The nodes of one glyph that are read; the largest emoji have some hundreds.
    static let maximumNodes = 4096
    /// How deep nodes lie at most; emoji have some ten.
    static let maximumDepth = 32

    private let table: ColorTable
    /// The places of the nodes that are being read, outermost first.
    private var path: [Int] = []
    /// Nodes read so far.
    private(set) var nodeCount = 0

    init(table: ColorTable) { self.table = table }

    /// A glyph's paint; nil for one without colours.
    mutating func read(_ glyph: UInt32) -> ColorPaint? {
        if let offset = table.paintOffset(of: glyph) {
            let paint = paint(offset)
            return table.clipBox(of: glyph).map { .clip($0, paint) } ?? paint
        }
        let layers = table.layers(of: glyph).prefix(ColorPaintReader.maximumNodes)
        nodeCount += layers.count
        return layers.isEmpty ? nil : .layers(layers.map { .glyph($0.glyph, .fill(.solid($0.color))) })
    }

    /// The paint at a place.
    private mutating func paint(_ at: Int) -> ColorPaint {
        guard nodeCount < ColorPaintReader.maximumNodes, path.count < ColorPaintReader.maximumDepth,
            !path.contains(at), let format = table.u8(at)
        else { return .nothing }
        nodeCount += 1
        path.append(at)
        defer { path.removeLast() }
        return paint(at, format: format) ?? .nothing
    }

    private mutating func paint(_ at: Int, format: Int) -> ColorPaint? {
        switch format {
        case 1: return layers(at)
        case 2, 3:
            guard let index = table.u16(at + 1), let alpha = table.f2dot14(at + 3) else { return nil }
            return .fill(.solid(table.color(index, alpha: alpha)))
        case 4...9: return gradient(at, format: format)
        case 10:
            guard let content = content(at), let glyph = table.u16(at + 4) else { return nil }
            return .glyph(UInt32(glyph), content)
        case 11: return table.u16(at + 1).flatMap { read(UInt32($0)) }
        case 12...31:
            guard let content = content(at), let map = ColorTransform.read(table, at, format: format) else {
                return nil
            }
            return .transform(map, content)
        case 32: return composite(at)
        default: return nil
        }
    }

    /// The paint that the three bytes after a node's format lead to.
    private mutating func content(_ at: Int, _ place: Int = 1) -> ColorPaint? {
        guard let offset = table.u24(at + place), offset > 0 else { return nil }
        return paint(at + offset)
    }

    private mutating func layers(_ at: Int) -> ColorPaint? {
        guard let count = table.u8(at + 1), let first = table.u32(at + 2) else { return nil }
        var parts: [ColorPaint] = []
        for layer in first..<first + count {
            if let offset = table.layerOffset(layer) { parts.append(paint(offset)) }
        }
        return .layers(parts)
    }

    private mutating func composite(_ at: Int) -> ColorPaint? {
        guard let source = content(at), let number = table.u8(at + 4), let backdrop = content(at, 5) else { return nil }
        switch number {
        case 2: return backdrop
        case let number where number < ColorPaintReader.modes.count:
            return .composite(source, ColorPaintReader.modes[number], backdrop: backdrop)
        default: return nil
        }
    }

    /// The rules by their numbers in the format; 2 keeps the backdrop alone.
    private static let modes: [BlendMode] = [
        .clear, .copy, .normal, .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut,
        .sourceAtop, .destinationAtop, .xor, .plusLighter, .screen, .overlay, .darken, .lighten, .colorDodge,
        .colorBurn, .hardLight, .softLight, .difference, .exclusion, .multiply, .hue, .saturation, .color,
        .luminosity,
    ]
}

// MARK: - Gradients
extension ColorPaintReader {
    private func gradient(_ at: Int, format: Int) -> ColorPaint? {
        guard let offset = table.u24(at + 1), offset > 0,
            let (line, first, last) = line(at + offset, isVariable: format % 2 == 1),
            let geometry = geometry(at, format: format)
        else { return nil }
        return .fill(.gradient(line, geometry.part(from: first, to: last)))
    }

    private func geometry(_ at: Int, format: Int) -> ExtendedGradient.Geometry? {
        switch format {
        case 4, 5:
            guard let start = point(at + 4), let end = point(at + 8), let turned = point(at + 12) else { return nil }
            return ColorPaintReader.line(start, end, turned)
        case 6, 7:
            guard let first = circle(at + 4), let second = circle(at + 10) else { return nil }
            return .circles(first, second)
        default:
            guard let center = point(at + 4), let start = table.f2dot14(at + 8), let end = table.f2dot14(at + 10) else {
                return nil
            }
            // Half turns less one, so that a whole turn can be said.
            return .sweep(center: center, from: (start + 1) / 2, to: (end + 1) / 2)
        }
    }

    private func point(_ at: Int) -> Point? {
        guard let x = table.i16(at), let y = table.i16(at + 2) else { return nil }
        return Point(x: x, y: y)
    }

    private func circle(_ at: Int) -> ExtendedGradient.Circle? {
        guard let center = point(at), let radius = table.u16(at + 4) else { return nil }
        return ExtendedGradient.Circle(center: center, radius: Double(radius))
    }

    /// The colours go on along the line from the start to the turning point: the ramp runs at right angles to that, as
    /// far as the end is from there. Nil where both lines are one.
    private static func line(_ start: Point, _ end: Point, _ turned: Point) -> ExtendedGradient.Geometry? {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let (u, v) = (turned.y - start.y, start.x - turned.x)
        let square = u * u + v * v
        guard square > 0 else { return nil }
        let part = (x * u + y * v) / square
        return part == 0 ? nil : .line(from: start, to: Point(x: start.x + part * u, y: start.y + part * v))
    }

    /// The colours along a gradient, and the places of the first and the last.
    private func line(_ at: Int, isVariable: Bool) -> (line: ColorLine, first: Double, last: Double)? {
        guard let extend = table.u8(at), let count = table.u16(at + 1), count > 0 else { return nil }
        let size = isVariable ? 10 : 6
        var stops: [(color: PaletteColor, location: Double)] = []
        for stop in 0..<min(count, ColorPaintReader.maximumNodes) {
            let place = at + 3 + stop * size
            guard let location = table.f2dot14(place), let index = table.u16(place + 2),
                let alpha = table.f2dot14(place + 4)
            else { break }
            stops.append((table.color(index, alpha: alpha), location))
        }
        let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        guard let first = sorted.first?.element.location, var last = sorted.last?.element.location else { return nil }
        // Colours all in one place are a jump there.
        if last == first { last = first + 1.0 / 16_384 }
        let line = ColorLine(
            stops: sorted.map { ($0.element.color, ($0.element.location - first) / (last - first)) },
            extend: extend == 1 ? .repeat : extend == 2 ? .reflect : .pad)
        return (line, first, last)
    }
}

extension ExtendedGradient.Geometry {
    /// The same, with 0 and 1 elsewhere on the ramp.
    fileprivate func part(from first: Double, to last: Double) -> ExtendedGradient.Geometry {
        func mixed(_ a: Double, _ b: Double, _ place: Double) -> Double { a + (b - a) * place }
        func mixed(_ a: Point, _ b: Point, _ place: Double) -> Point {
            Point(x: mixed(a.x, b.x, place), y: mixed(a.y, b.y, place))
        }
        func mixed(_ a: ExtendedGradient.Circle, _ b: ExtendedGradient.Circle, _ place: Double)
            -> ExtendedGradient.Circle
        {
            ExtendedGradient.Circle(
                center: mixed(a.center, b.center, place), radius: mixed(a.radius, b.radius, place))
        }
        switch self {
        case .line(let a, let b): return .line(from: mixed(a, b, first), to: mixed(a, b, last))
        case .circles(let a, let b): return .circles(mixed(a, b, first), mixed(a, b, last))
        case .sweep(let center, let a, let b):
            return .sweep(center: center, from: mixed(a, b, first), to: mixed(a, b, last))
        }
    }
}
