import Raster

/// What turns lines into areas and takes areas apart. Areas are wound clockwise on screen, and so are the outlines of
/// strokes, so that areas laid upon each other are one.
extension SymbolPath {
    /// The area that a line of the symbols' weight covers.
    func outlined(_ weight: Double = Symbol.weight) -> SymbolPath {
        // The outline strays by at most 0.01 units of the larger copy, so a twentieth of a pixel at 120 pixels a unit.
        let scale = 8.0
        let stroke = Stroke(width: weight * scale, cap: .round, join: .round)
        let outline = path.applying(.scale(x: scale, y: scale)).stroked(stroke)
        return SymbolPath(outline.applying(.scale(x: 1 / scale, y: 1 / scale)))
    }

    /// The area inside a closed line together with the line, so that a filled symbol is as large as its outline.
    var filled: SymbolPath { clockwise + outlined() }

    /// The area less the line drawn as `line` says; it has to lie inside.
    func cut(by line: SymbolPath) -> SymbolPath {
        line.polylines.reduce(self) { $0 + Self.band(around: $1, width: Symbol.weight).reversed }
    }

    /// The area less another one, which has to lie inside.
    func cut(out hole: SymbolPath) -> SymbolPath { self + hole.clockwise.reversed }

    // MARK: Winding

    /// The contours in clockwise order.
    var clockwise: SymbolPath { isClockwise ? self : reversed }

    /// By the sign of the area between the points.
    private var isClockwise: Bool {
        polylines.reduce(0) { $0 + Self.area($1) } >= 0
    }

    private static func area(_ points: [Point]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    /// All contours the other way round, as lines.
    var reversed: SymbolPath {
        SymbolPath(
            polylines.reduce(into: Raster.Path()) { path, points in
                for (index, point) in points.reversed().enumerated() {
                    if index == 0 { path.move(to: point) } else { path.line(to: point) }
                }
                path.close()
            })
    }

    // MARK: Flattening

    /// The contours as points on them: 32 steps a curve stray by less than 0.002 units.
    var polylines: [[Point]] {
        var lines: [[Point]] = []
        func add(_ p: Point) { lines[lines.count - 1].append(p) }
        for element in path.elements {
            switch element {
            case .move(let p): lines.append([p])
            case .line(let p): add(p)
            case .quad(let p, let c):
                let start = lines.start
                Self.steps { add(Self.mix(Self.mix(start, c, $0), Self.mix(c, p, $0), $0)) }
            case .cubic(let p, let c1, let c2):
                let start = lines.start
                Self.steps { add(Self.cubic(start, c1, c2, p, $0)) }
            case .close: if let first = lines.last?.first, first != lines.start { add(first) }
            }
        }
        return lines
    }

    private static func steps(_ body: (Double) -> Void) { (1...32).forEach { body(Double($0) / 32) } }

    private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
        let bc = mix(b, c, t)
        return mix(mix(mix(a, b, t), bc, t), mix(bc, mix(c, d, t), t), t)
    }
}

extension [[Point]] {
    /// The point that the last line has reached.
    fileprivate var start: Point { last?.last ?? .zero }
}
