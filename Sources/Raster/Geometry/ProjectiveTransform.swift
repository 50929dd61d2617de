/// A map of the plane that keeps lines straight: `(x m11 + y m21 + m31, x m12 + y m22 + m32)`, both divided by
/// `w = x m13 + y m23 + m33`. What has a w that is not positive is behind the eye.
public struct ProjectiveTransform: Hashable, Sendable {
    /// The shares of x.
    public var m11, m12, m13: Double
    /// The shares of y.
    public var m21, m22, m23: Double
    /// The constant parts.
    public var m31, m32, m33: Double

    /// The map that changes nothing.
    public static let identity = ProjectiveTransform(.identity)

    /// Makes a map from its nine coefficients, row by row.
    public init(
        _ x: (Double, Double, Double), _ y: (Double, Double, Double), _ constant: (Double, Double, Double)
    ) {
        (m11, m12, m13) = x
        (m21, m22, m23) = y
        (m31, m32, m33) = constant
    }

    /// Makes the same map.
    public init(_ t: AffineTransform) { self.init((t.a, t.b, 0), (t.c, t.d, 0), (t.tx, t.ty, 1)) }

    /// The same map without division, where all points have the same positive w.
    public var affine: AffineTransform? {
        guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
        return AffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// The map that applies `self` first and `next` after.
    public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
        func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
            (
                x * next.m11 + y * next.m21 + w * next.m31, x * next.m12 + y * next.m22 + w * next.m32,
                x * next.m13 + y * next.m23 + w * next.m33
            )
        }
        return ProjectiveTransform(row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    }

    /// The map back; nil where the plane is seen from its edge, or a coefficient is not finite.
    public var inverse: ProjectiveTransform? {
        let c11 = m22 * m33 - m23 * m32
        let c21 = m23 * m31 - m21 * m33
        let c31 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c21 + m13 * c31
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let scale = 1 / determinant
        return ProjectiveTransform(
            (c11 * scale, (m13 * m32 - m12 * m33) * scale, (m12 * m23 - m13 * m22) * scale),
            (c21 * scale, (m11 * m33 - m13 * m31) * scale, (m13 * m21 - m11 * m23) * scale),
            (c31 * scale, (m12 * m31 - m11 * m32) * scale, (m11 * m22 - m12 * m21) * scale))
    }

    /// The image of a point, with its w; the place is meaningless where w is not positive.
    public func apply(_ p: Point) -> (point: Point, w: Double) {
        let w = p.x * m13 + p.y * m23 + m33
        return (Point(x: (p.x * m11 + p.y * m21 + m31) / w, y: (p.x * m12 + p.y * m22 + m32) / w), w)
    }

    /// The w at which things come so near the eye that they are cut off.
    static let nearPlane = 1.0 / 64

    /// The outline of a rectangle's image, cut off at the near plane; empty where nothing of it is in front.
    public func outline(of rect: Rect) -> [Point] {
        let corners = [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ]
        var result: [Point] = []
        clip(corners) { result.append($0) }
        return result
    }

    /// The smallest rectangle around a rectangle's image, as far as it is in front of the near plane.
    public func bounds(of rect: Rect) -> Rect {
        var box = PointBox()
        for point in outline(of: rect) { box.add(point) }
        return box.rect
    }

    /// Hands on the images of a closed polygon's corners, with those where it crosses the near plane (Sutherland and
    /// Hodgman).
    func clip(_ corners: [Point], _ body: (Point) -> Void) {
        guard let last = corners.last else { return }
        func depth(_ p: Point) -> Double { p.x * m13 + p.y * m23 + m33 - Self.nearPlane }
        var previous = last
        var before = depth(last)
        for corner in corners {
            let here = depth(corner)
            if (before >= 0) != (here >= 0) {
                body(apply(previous + (corner - previous) * (before / (before - here))).point)
            }
            if here >= 0 { body(apply(corner).point) }
            previous = corner
            before = here
        }
    }
}

extension Path {
    /// The path's image as straight lines, cut off at the near plane; contours are closed, as for filling.
    ///
    /// Curves are flattened so that lines stray from them by at most `tolerance` of this path's units before the map.
    public func applying(_ projection: ProjectiveTransform, tolerance: Double = 1.0 / 32) -> Path {
        if let affine = projection.affine { return applying(affine) }
        var flat = FlatPath()
        flat.add(self, tolerance: tolerance, mostTurn: .infinity)
        var result = Path()
        for contour in flat.contours {
            var isFirst = true
            projection.clip(Array(flat.points[contour.first..<contour.first + contour.count])) { point in
                result.append(isFirst ? .move(point) : .line(point))
                isFirst = false
            }
            if !isFirst { result.close() }
        }
        return result
    }
}
