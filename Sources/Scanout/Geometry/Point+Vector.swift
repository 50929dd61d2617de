import Raster

/// Points as vectors.
extension Point {
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

    /// The square of the distance from the origin.
    var lengthSquared: Double { x * x + y * y }
    /// The distance from the origin.
    var length: Double { lengthSquared.squareRoot() }
    /// Twice the area between two vectors; positive where the way from one to the other is clockwise on screen.
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }
    /// The product of the lengths and the cosine between them.
    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
