import Raster

/// A map of the plane that keeps lines straight, as points in space are seen: points are rows `(x, y, 1)`, multiplied by
/// the matrix and divided by their third part.
public struct ProjectionTransform: Hashable, Sendable {
    /// The share of x in x'.
    public var m11: CGFloat = 1.0
    /// The share of x in y'.
    public var m12: CGFloat = 0.0
    /// The share of x in the divisor.
    public var m13: CGFloat = 0.0
    /// The share of y in x'.
    public var m21: CGFloat = 0.0
    /// The share of y in y'.
    public var m22: CGFloat = 1.0
    /// The share of y in the divisor.
    public var m23: CGFloat = 0.0
    /// The constant part of x'.
    public var m31: CGFloat = 0.0
    /// The constant part of y'.
    public var m32: CGFloat = 0.0
    /// The constant part of the divisor.
    public var m33: CGFloat = 1.0

    /// Makes the map that changes nothing.
    public init() {}
    /// Makes an affine map.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }
    /// Makes the map of the plane z = 0 by a map of space.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    init(_ t: ProjectiveTransform) {
        (m11, m12, m13) = (CGFloat(t.m11), CGFloat(t.m12), CGFloat(t.m13))
        (m21, m22, m23) = (CGFloat(t.m21), CGFloat(t.m22), CGFloat(t.m23))
        (m31, m32, m33) = (CGFloat(t.m31), CGFloat(t.m32), CGFloat(t.m33))
    }

    var projective: ProjectiveTransform {
        ProjectiveTransform(
            (Double(m11), Double(m12), Double(m13)), (Double(m21), Double(m22), Double(m23)),
            (Double(m31), Double(m32), Double(m33)))
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the map keeps parallels.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Replaces the map by its inverse; false, and nothing changed, where there is none.
    public mutating func invert() -> Bool {
        guard let inverse = projective.inverse else { return false }
        self = ProjectionTransform(inverse)
        return true
    }
    /// The inverse, or the map itself when there is none.
    public func inverted() -> ProjectionTransform { projective.inverse.map { ProjectionTransform($0) } ?? self }
    /// The map that applies `self` first and another after.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(projective.concatenating(rhs.projective))
    }
}

extension CGPoint {
    /// The point's image.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        CGPoint(m.projective.apply(Raster.Point(self)).point)
    }
}
