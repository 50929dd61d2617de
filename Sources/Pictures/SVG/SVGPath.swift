import Raster

/// Reads path data: all commands of SVG 1.1. What is malformed ends the path there, as the standard asks for.
struct SVGPath {
    private var scanner: SVGScanner
    private var path = Raster.Path()
    private var start = Point.zero
    private var point = Point.zero
    /// The last control point, for curves that go on smoothly.
    private var control: Point?
    private var lastCommand: UInt8 = 0
    /// Segments that are read at most.
    private static let most = 1_000_000

    static func path(_ data: String) -> Raster.Path {
        var reader = SVGPath(scanner: SVGScanner(data))
        reader.run()
        return reader.path
    }

    private init(scanner: SVGScanner) { self.scanner = scanner }

    private mutating func run() {
        var command: UInt8 = 0
        for _ in 0..<Self.most {
            scanner.skipSeparator()
            guard let next = scanner.next else { return }
            if SVGScanner.isLetter(next) {
                _ = scanner.take(next)
                command = next
                if path.isEmpty && next | 32 != UInt8(ascii: "m") { return }
            } else if command | 32 == UInt8(ascii: "z") {
                return
            }
            guard step(command) else { return }
            lastCommand = command | 32
            // Further points of a move are lines.
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        }
    }

    private mutating func pair(_ base: Point) -> Point? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return Point(x: base.x + x, y: base.y + y)
    }

    /// One command with its numbers; false where they are missing.
    private mutating func step(_ command: UInt8) -> Bool {
        let base = command & 32 != 0 ? point : .zero
        switch Character(Unicode.Scalar(command | 32)) {
        case "m":
            guard let end = pair(base) else { return false }
            (start, point, control) = (end, end, nil)
            path.move(to: end)
        case "z":
            path.close()
            (point, control) = (start, nil)
        case "l":
            guard let end = pair(base) else { return false }
            line(to: end)
        case "h":
            guard let x = scanner.number() else { return false }
            line(to: Point(x: base.x + x, y: point.y))
        case "v":
            guard let y = scanner.number() else { return false }
            line(to: Point(x: point.x, y: base.y + y))
        case "c", "s": return cubic(base, isSmooth: command | 32 == UInt8(ascii: "s"))
        case "q", "t": return quad(base, isSmooth: command | 32 == UInt8(ascii: "t"))
        case "a": return arc(base)
        default: return false
        }
        return true
    }

    private mutating func line(to end: Point) {
        path.line(to: end)
        (point, control) = (end, nil)
    }

    /// The last control point mirrored, where the last command was of the same kind.
    private func mirrored(_ kinds: StaticString) -> Point {
        let isSame = lastCommand == kinds.utf8Start[0] || lastCommand == kinds.utf8Start[1]
        guard let control, isSame else { return point }
        return Point(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func cubic(_ base: Point, isSmooth: Bool) -> Bool {
        let smooth = isSmooth ? mirrored("cs") : nil
        guard let first = smooth ?? pair(base), let second = pair(base), let end = pair(base) else { return false }
        path.cubic(to: end, control1: first, control2: second)
        (point, control) = (end, second)
        return true
    }

    private mutating func quad(_ base: Point, isSmooth: Bool) -> Bool {
        let smooth = isSmooth ? mirrored("qt") : nil
        guard let middle = smooth ?? pair(base), let end = pair(base) else { return false }
        path.quad(to: end, control: middle)
        (point, control) = (end, middle)
        return true
    }

    // MARK: Arcs

    private mutating func arc(_ base: Point) -> Bool {
        guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
            let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = pair(base)
        else { return false }
        addArc(to: end, abs(rx), abs(ry), turn * .pi / 180, isLarge, isClockwise)
        (point, control) = (end, nil)
        return true
    }

    /// An ellipse's arc, drawn as a circle's in a space where the ellipse is one of radius 1 (SVG 1.1, F.6).
    private mutating func addArc(
        to end: Point, _ rx: Double, _ ry: Double, _ turn: Double, _ isLarge: Bool, _ isClockwise: Bool
    ) {
        guard rx > 0, ry > 0, end != point else { return path.line(to: end) }
        let toCircle = AffineTransform.rotation(radians: -turn).concatenating(.scale(x: 1 / rx, y: 1 / ry))
        guard let fromCircle = toCircle.inverse else { return path.line(to: end) }
        let a = toCircle.apply(point)
        let b = toCircle.apply(end)
        let dx = (b.x - a.x) / 2
        let dy = (b.y - a.y) / 2
        let half = (dx * dx + dy * dy).squareRoot()
        // Radii that are too small to reach grow alike.
        let radius = max(1, half)
        let side = max(0, radius * radius - half * half).squareRoot() / half * (isLarge == isClockwise ? 1 : -1)
        let center = Point(x: a.x + dx + side * dy, y: a.y + dy - side * dx)
        let first = arctangent(y: a.y - center.y, x: a.x - center.x)
        var sweep = arctangent(y: b.y - center.y, x: b.x - center.x) - first
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
        var circle = Raster.Path()
        circle.move(to: a)
        circle.addArc(center: center, radius: radius, start: first, sweep: sweep)
        for element in circle.applying(fromCircle).elements {
            switch element {
            case .cubic(let p, let c1, let c2): path.cubic(to: p, control1: c1, control2: c2)
            case .quad(let p, let c): path.quad(to: p, control: c)
            case .line(let p): path.line(to: p)
            default: break
            }
        }
        path.line(to: end)
    }
}
