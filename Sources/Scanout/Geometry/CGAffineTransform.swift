import Raster

/// A map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as in Core Graphics.
public struct CGAffineTransform: Hashable, Sendable {
    /// The share of x in x'.
    public var a: CGFloat
    /// The share of x in y'.
    public var b: CGFloat
    /// The share of y in x'.
    public var c: CGFloat
    /// The share of y in y'.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a map from its coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    /// Makes the map that changes nothing.
    public init() { self = .identity }
    /// Makes a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    /// Makes a scale.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    /// Makes a rotation, clockwise on screen.
    public init(rotationAngle angle: CGFloat) { self.init(AffineTransform.rotation(radians: Double(angle))) }

    init(_ t: AffineTransform) {
        self.init(
            a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx), ty: CGFloat(t.ty))
    }

    var affine: AffineTransform {
        AffineTransform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }
    /// The map that applies `self` first and another after.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(affine.concatenating(next.affine))
    }
    /// The map with a translation before it.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// The map with a scale before it.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// The map with a rotation before it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
    /// The inverse, or the map itself when there is none.
    public func inverted() -> CGAffineTransform { affine.inverse.map(CGAffineTransform.init) ?? self }
}

extension CGPoint {
    /// The point's image.
    public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.affine.apply(Raster.Point(self))) }
}

extension CGRect {
    /// The bounding box of the rectangle's image.
    public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.affine.apply(Raster.Rect(self))) }
}

/// A displacement in points.
public struct CGVector: Hashable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat
    /// No displacement.
    public static let zero = CGVector(dx: 0, dy: 0)
    /// Makes a displacement.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
