/// A map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
@frozen public struct AffineTransform: Hashable, Sendable {
    /// The share of x in x'.
    public var a: Double
    /// The share of x in y'.
    public var b: Double
    /// The share of y in x'.
    public var c: Double
    /// The share of y in y'.
    public var d: Double
    /// The horizontal translation.
    public var tx: Double
    /// The vertical translation.
    public var ty: Double

    /// The map that changes nothing.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a map from its six coefficients.
    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A translation.
    @inlinable public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    @inlinable public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation about the origin, clockwise on screen; exact at quarter turns and the same bits on every machine.
    public static func rotation(radians: Double) -> AffineTransform {
        let (sine, cosine) = sineAndCosine(radians)
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that applies `self` first and `next` after.
    @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The image of a point.
    @inlinable public func apply(_ p: Point) -> Point {
        Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
    }

    /// The bounding box of a rectangle's image.
    @inlinable public func apply(_ r: Rect) -> Rect {
        if b == 0 && c == 0 {
            let x0 = a * r.minX + tx
            let x1 = a * r.maxX + tx
            let y0 = d * r.minY + ty
            let y1 = d * r.maxY + ty
            return Rect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
        }
        let p = apply(r.origin)
        let q = apply(Point(x: r.maxX, y: r.minY))
        let s = apply(Point(x: r.minX, y: r.maxY))
        let t = apply(Point(x: r.maxX, y: r.maxY))
        let x0 = min(min(p.x, q.x), min(s.x, t.x))
        let y0 = min(min(p.y, q.y), min(s.y, t.y))
        let x1 = max(max(p.x, q.x), max(s.x, t.x))
        let y1 = max(max(p.y, q.y), max(s.y, t.y))
        return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// The inverse map; nil when the map flattens the plane or is not finite.
    public var inverse: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return nil }
        return AffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether the map only moves.
    @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether axis-aligned rectangles stay axis-aligned without swapping axes.
    @inlinable public var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}
