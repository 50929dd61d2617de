// Core Animation spells these names with capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Raster

/// A map of space: points are rows `(x, y, z, 1)`, multiplied by the matrix and divided by their fourth part.
public struct CATransform3D: Hashable, Sendable {
    /// The shares of x.
    public var m11, m12, m13, m14: CGFloat
    /// The shares of y.
    public var m21, m22, m23, m24: CGFloat
    /// The shares of z.
    public var m31, m32, m33, m34: CGFloat
    /// The constant parts.
    public var m41, m42, m43, m44: CGFloat

    /// Makes a map from its coefficients, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Makes a map that sends everything to nothing.
    public init() { self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

    init(rows r: [[Double]]) {
        let v = r.map { $0.map { CGFloat($0) } }
        self.init(
            m11: v[0][0], m12: v[0][1], m13: v[0][2], m14: v[0][3], m21: v[1][0], m22: v[1][1], m23: v[1][2],
            m24: v[1][3], m31: v[2][0], m32: v[2][1], m33: v[2][2], m34: v[2][3], m41: v[3][0], m42: v[3][1],
            m43: v[3][2], m44: v[3][3])
    }

    var rows: [[Double]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]].map {
            $0.map { Double($0) }
        }
    }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Makes a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Makes a scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Makes a rotation by an angle in radians about an axis through the origin; one without length does not turn.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (Double(x * x + y * y + z * z)).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (ux, uy, uz) = (Double(x) / length, Double(y) / length, Double(z) / length)
    let (s, c) = sineAndCosine(Double(angle))
    let rest = 1 - c
    return CATransform3D(rows: [
        [c + ux * ux * rest, ux * uy * rest + uz * s, ux * uz * rest - uy * s, 0],
        [ux * uy * rest - uz * s, c + uy * uy * rest, uy * uz * rest + ux * s, 0],
        [ux * uz * rest + uy * s, uy * uz * rest - ux * s, c + uz * uz * rest, 0],
        [0, 0, 0, 1],
    ])
}

/// The map with a translation before it.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// The map with a scale before it.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The map with a rotation before it.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The map that applies one first and another after.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let second = b.rows
    return CATransform3D(
        rows: a.rows.map { row in
            (0..<4).map { column in
                row[0] * second[0][column] + row[1] * second[1][column] + row[2] * second[2][column]
                    + row[3] * second[3][column]
            }
        })
}

/// The map of the plane extended to space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}
