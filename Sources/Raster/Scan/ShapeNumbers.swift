/// What a shape's rows depend on, as a row of numbers: its outline, how it is widened and filled, and where.
///
/// Numbers are kept as bit patterns, so that a shape with one that is not a number is like itself.
struct ShapeNumbers {
    /// The most numbers that describe a step of a path.
    static let ofElement = 7

    let memory: UnsafeMutablePointer<UInt64>
    private(set) var count = 0

    /// - Parameter memory: room for all numbers that will be added.
    init(_ memory: UnsafeMutablePointer<UInt64>) { self.memory = memory }

    @inline(__always)
    mutating func add(_ number: UInt64) {
        memory[count] = number
        count &+= 1
    }

    @inline(__always)
    mutating func add(_ number: Double) { add(number.bitPattern) }

    @inline(__always)
    mutating func add(_ p: Point) {
        add(p.x)
        add(p.y)
    }

    mutating func add(_ rule: FillRule, antialiased: Bool) {
        add(UInt64((rule == .evenOdd ? 2 : 0) + (antialiased ? 1 : 0)))
    }

    mutating func add(_ transform: AffineTransform) {
        add(Point(x: transform.a, y: transform.b))
        add(Point(x: transform.c, y: transform.d))
        add(Point(x: transform.tx, y: transform.ty))
    }

    mutating func add(_ rect: PixelRect) {
        for side in [rect.x0, rect.y0, rect.x1, rect.y1] { add(UInt64(bitPattern: Int64(side))) }
    }

    mutating func add(_ stroke: Stroke) {
        add(Point(x: stroke.width, y: stroke.miterLimit))
        let cap: UInt64 = stroke.cap == .butt ? 0 : stroke.cap == .round ? 1 : 2
        let join: UInt64 = stroke.join == .miter ? 0 : stroke.join == .round ? 1 : 2
        add(cap &* 4 &+ join)
        guard !stroke.dash.isEmpty else { return }
        add(stroke.dashPhase)
        for length in stroke.dash { add(length) }
    }

    /// Adds a path's steps, mapped.
    mutating func add(_ path: Path, _ transform: AffineTransform) {
        for element in path.elements {
            switch element {
            case .move(let p): add(0, transform.apply(p))
            case .line(let p): add(1, transform.apply(p))
            case .quad(let p, let c):
                add(2, transform.apply(p))
                add(transform.apply(c))
            case .cubic(let p, let c, let d):
                add(3, transform.apply(p))
                add(transform.apply(c))
                add(transform.apply(d))
            case .close: add(UInt64(4))
            }
        }
    }

    @inline(__always)
    private mutating func add(_ kind: UInt64, _ p: Point) {
        add(kind)
        add(p)
    }

    /// A number that differs where the numbers do, most likely.
    var hash: UInt64 {
        var hash = UInt64(truncatingIfNeeded: count)
        for index in 0..<count {
            hash = (hash ^ memory[index]) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 29
        }
        return hash
    }
}
