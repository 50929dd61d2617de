import Raster

/// The maps that paints of a `COLR` table name.
enum ColorTransform {
    /// Reads the map of a paint, from its content's space to its own; angles are half turns, counter-clockwise.
    static func read(_ table: ColorTable, _ at: Int, format: Int) -> AffineTransform? {
        switch format {
        case 12, 13: return table.u24(at + 1 + 3).flatMap { matrix(table, at + $0) }
        case 14, 15: return vector(table.i16, at + 4).map { .translation(x: $0.x, y: $0.y) }
        case 16, 17: return vector(table.f2dot14, at + 4).map { .scale(x: $0.x, y: $0.y) }
        case 18, 19: return around(table, at + 8, vector(table.f2dot14, at + 4).map { .scale(x: $0.x, y: $0.y) })
        case 20, 21: return table.f2dot14(at + 4).map { .scale(x: $0, y: $0) }
        case 22, 23: return around(table, at + 6, table.f2dot14(at + 4).map { .scale(x: $0, y: $0) })
        case 24, 25: return table.f2dot14(at + 4).map { .rotation(radians: $0 * .pi) }
        case 26, 27: return around(table, at + 6, table.f2dot14(at + 4).map { .rotation(radians: $0 * .pi) })
        case 28, 29: return vector(table.f2dot14, at + 4).flatMap(skew)
        case 30, 31: return around(table, at + 8, vector(table.f2dot14, at + 4).flatMap(skew))
        default: return nil
        }
    }

    private static func vector(_ number: (Int) -> Double?, _ at: Int) -> Point? {
        guard let x = number(at), let y = number(at + 2) else { return nil }
        return Point(x: x, y: y)
    }

    private static func matrix(_ table: ColorTable, _ at: Int) -> AffineTransform? {
        guard let a = table.fixed(at), let b = table.fixed(at + 4), let c = table.fixed(at + 8),
            let d = table.fixed(at + 12), let tx = table.fixed(at + 16), let ty = table.fixed(at + 20)
        else { return nil }
        return AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A map about a point.
    private static func around(_ table: ColorTable, _ at: Int, _ map: AffineTransform?) -> AffineTransform? {
        guard let map, let center = vector(table.i16, at) else { return nil }
        return AffineTransform.translation(x: -center.x, y: -center.y).concatenating(map)
            .concatenating(.translation(x: center.x, y: center.y))
    }

    /// Leans the y axis by one angle and the x axis by another; nil for a quarter turn, which has no end.
    private static func skew(_ angles: Point) -> AffineTransform? {
        guard let x = tangent(angles.x), let y = tangent(angles.y) else { return nil }
        return AffineTransform(a: 1, b: y, c: -x, d: 1, tx: 0, ty: 0)
    }

    private static func tangent(_ halfTurns: Double) -> Double? {
        let (sine, cosine) = sineAndCosine(halfTurns * .pi)
        return abs(cosine) > 1e-9 ? sine / cosine : nil
    }
}
